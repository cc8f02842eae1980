import java.util.Scanner;

public class Main {
    static int[][] b = new int[9][9];

    static int endless(int n) {
        return endless(n + 1) + 1;
    }

    static boolean solve(int n) {
        if (n == 81) return true;
        if (b[n / 9][n % 9] != 0) return solve(n + 1);
        for (int d = 1; d <= 9; d++) {
            boolean ok = true;
            for (int i = 0; i < 9; i++)
                ok &= b[n / 9][i] != d && b[i][n % 9] != d && b[n / 27 * 3 + i / 3][n % 9 / 3 * 3 + i % 3] != d;
            if (!ok) continue;
            b[n / 9][n % 9] = d; // [seen: b]
            if (solve(n + 1)) return true;
            b[n / 9][n % 9] = 0; // [seen: b]
        }
        return false;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        for (int n = 0; n < 81; n++) b[n / 9][n % 9] = in.nextInt();
        try {
            endless(0);
        } catch (StackOverflowError e) {
            System.err.println("too deep");
        }
        solve(0);
        for (int[] row : b) {
            for (int d : row) System.out.print(d + " ");
            System.out.println();
        }
    }
}
