import java.util.Arrays;
import java.util.Scanner;

public class Main {
    static int[][] copy(int[][] from) {
        int[][] to = new int[from.length][];
        for (int i = 0; i < from.length; i++) to[i] = from[i].clone();
        return to;
    }

    static int[][] solve(int[][] board, int at) {
        while (at < 81 && board[at / 9][at % 9] != 0) at++;
        if (at == 81) return board;
        for (int d = 1; d < 10; d++) {
            if (!fits(board, at / 9, at % 9, d)) continue;
            int[][] next = copy(board);
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
        Scanner sc = new Scanner(System.in);
        int[][] board = new int[9][9];
        for (int[] row : board) Arrays.setAll(row, i -> sc.nextInt());
        for (int[] row : solve(board, 0))
            System.out.println(Arrays.toString(row).replaceAll("[\\[\\],]", ""));
    }
}
