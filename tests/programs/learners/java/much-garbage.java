import java.util.*;

public class Main {
    static int[][] solve(int[][] board, int at) {
        while (at < 81 && board[at / 9][at % 9] != 0) at++;
        if (at == 81) return board;
        for (int d = 1; d < 10; d++) {
            int[][] next = new int[9][9];
            for (int r = 0; r < 9; r++) System.arraycopy(board[r], 0, next[r], 0, 9);
            if (!fits(board, at / 9, at % 9, d)) continue;
            next[at / 9][at % 9] = d; // [seen: next]
            int[][] solved = solve(next, at + 1);
            if (solved != null) return solved;
        }
        return null;
    }

    static boolean fits(int[][] board, int r, int c, int d) {
        for (int i = 0; i < 9; i++) {
            if (board[r][i] == d || board[i][c] == d) return false;
            if (board[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] == d) return false;
        }
        return true;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int[][] board = new int[9][9];
        for (int n = 0; n < 81; n++) board[n / 9][n % 9] = in.nextInt();
        long made = 0;
        String text = "";
        for (int i = 0; i < 5_000; i++) text += i % 10;
        for (int i = 0; i < 1_000_000; i++) made += new int[9][9][0].length + new ArrayList<>(List.of(i)).size();
        System.err.println(made + " " + text.length());
        for (int[] row : solve(board, 0)) {
            for (int d : row) System.out.print(d + " ");
            System.out.println();
        }
    }
}
