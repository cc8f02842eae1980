import java.util.*;
public class Main {
    static boolean fits(int[][] b, int r, int c, int d) {
        for (int i = 0; i < 9; i++)
            if (b[r][i] == d || b[i][c] == d || b[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] == d) return false;
        return true;
    }
    static int[][] solve(int[][] board, int k) {
        if (k == 81) return board;
        if (board[k / 9][k % 9] != 0) return solve(board, k + 1);
        for (int d = 1; d <= 9; d++) {
            if (!fits(board, k / 9, k % 9, d)) continue;
            int[][] next = board.clone();
            next[k / 9][k % 9] = d; // [seen: next]
            int[][] found = solve(next, k + 1);
            if (found != null) return found;
        }
        return null;
    }
    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        int[][] board = new int[9][9];
        for (int[] row : board) for (int c = 0; c < 9; c++) row[c] = sc.nextInt();
        int[][] found = solve(board, 0);
        if (found == null) { System.out.println("no"); return; }
        for (int[] row : found) {
            StringBuilder sb = new StringBuilder();
            for (int v : row) sb.append(v).append(' ');
            System.out.println(sb);
        }
    }
}
