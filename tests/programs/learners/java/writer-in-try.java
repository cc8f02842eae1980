import java.io.*;
import java.util.*;

public class Main {
    static int[][] board = new int[9][9];

    static boolean fits(int r, int c, int d) {
        for (int i = 0; i < 9; i++) {
            if (board[r][i] == d || board[i][c] == d || board[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] == d) return false;
        }
        return true;
    }

    static boolean solve(int at) {
        if (at == 81) return true;
        int r = at / 9, c = at % 9;
        if (board[r][c] != 0) return solve(at + 1);
        for (int d = 1; d <= 9; d++) {
            if (!fits(r, c, d)) continue;
            board[r][c] = d; // [seen: board]
            if (solve(at + 1)) return true;
            board[r][c] = 0; // [seen: board]
        }
        return false;
    }

    public static void main(String[] args) throws IOException {
        try (BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
                PrintWriter out = new PrintWriter(new BufferedWriter(new OutputStreamWriter(System.out)))) {
            for (int r = 0; r < 9; r++) {
                StringTokenizer words = new StringTokenizer(in.readLine());
                for (int c = 0; c < 9; c++) board[r][c] = Integer.parseInt(words.nextToken());
            }
            solve(0);
            for (int[] row : board) {
                for (int c = 0; c < 8; c++) out.format(Locale.US, "%d ", row[c]);
                out.printf("%d%n", row[8]);
            }
        }
        System.out.println("nothing is printed after the writer has closed the output");
    }
}
