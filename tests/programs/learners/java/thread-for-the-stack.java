import java.io.*;
import java.util.*;

public class Main implements Runnable {
    int[][] grid = new int[9][9];

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(null, new Main(), "solver", 1 << 28);
        t.start();
        t.join();
    }

    @Override
    public void run() {
        Scanner in = new Scanner(System.in);
        for (int n = 0; n < 81; n++) grid[n / 9][n % 9] = in.nextInt();
        solve(0);
        for (int[] row : grid) {
            for (int d : row) System.out.print(d + " ");
            System.out.println();
        }
    }

    synchronized boolean solve(int n) {
        if (n == 81) return true;
        if (grid[n / 9][n % 9] != 0) return solve(n + 1);
        for (int d = 1; d <= 9; d++) {
            boolean ok = true;
            for (int i = 0; i < 9; i++)
                ok &= grid[n / 9][i] != d && grid[i][n % 9] != d && grid[n / 27 * 3 + i / 3][n % 9 / 3 * 3 + i % 3] != d;
            if (!ok) continue;
            grid[n / 9][n % 9] = d; // [seen: grid]
            if (solve(n + 1)) return true;
            grid[n / 9][n % 9] = 0; // [seen: grid]
        }
        return false;
    }
}
