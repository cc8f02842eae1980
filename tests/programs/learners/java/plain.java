import java.util.Scanner;

public class Main {
    static int[][] a = new int[9][9];

    static boolean go(int n) {
        if (n == 81) return true;
        int r = n / 9, c = n % 9;
        if (a[r][c] != 0) return go(n + 1);
        for (int d = 1; d <= 9; d++) {
            boolean ok = true;
            for (int i = 0; i < 9; i++)
                if (a[r][i] == d || a[i][c] == d || a[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] == d) ok = false;
            if (ok) {
                a[r][c] = d; // [seen: a]
                if (go(n + 1)) return true;
                a[r][c] = 0; // [seen: a]
            }
        }
        return false;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        for (int n = 0; n < 81; n++) a[n / 9][n % 9] = in.nextInt();
        go(0);
        for (int[] row : a) {
            for (int d : row) System.out.print(d + " ");
            System.out.println();
        }
    }
}
