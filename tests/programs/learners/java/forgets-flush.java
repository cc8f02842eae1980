import java.io.*;
import java.util.*;

public class Main {
    static int[][] board = new int[9][9];

    static boolean solve(int at) {
        if (at == 81) return true;
        int r = at / 9, c = at % 9;
        if (board[r][c] != 0) return solve(at + 1);
        next:
        for (int d = 1; d <= 9; d++) {
            for (int i = 0; i < 9; i++) {
                if (board[r][i] == d || board[i][c] == d || board[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] == d) continue next;
            }
            board[r][c] = d; // [seen: board]
            if (solve(at + 1)) return true;
            board[r][c] = 0; // [seen: board]
        }
        return false;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        PrintWriter out = new PrintWriter(new BufferedWriter(new OutputStreamWriter(System.out)));
        for (int i = 0; i < 81; i++) board[i / 9][i % 9] = in.nextInt();
        solve(0);
        for (int[] row : board) {
            for (int d : row) out.printf("%d ", d);
            out.println();
        }
    }
}
