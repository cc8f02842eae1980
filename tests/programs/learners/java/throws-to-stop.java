import java.util.StringTokenizer;
import java.io.*;

public class Main {
    static class Solved extends RuntimeException {
        Solved() { super(null, null, false, false); }
    }

    private static int[][] s = new int[9][9];

    public static void main(String... args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        for (int i = 0; i < 9; i++) {
            StringTokenizer t = new StringTokenizer(in.readLine());
            for (int j = 0; t.hasMoreTokens(); j++) s[i][j] = Integer.valueOf(t.nextToken());
        }
        try {
            sudoku(0, 0);
        } catch (Solved e) {
            print();
        } finally {
            in.close();
        }
    }

    static void sudoku(int r, int c) {
        if (c == 9) { r++; c = 0; }
        if (r == 9) throw new Solved();
        if (s[r][c] != 0) {
            sudoku(r, c + 1);
            return;
        }
        next:
        for (int v = 1; v <= 9; v++) {
            for (int i = 0; i < 9; i++) {
                if (s[r][i] == v || s[i][c] == v) continue next;
            }
            for (int i = 0; i < 9; i++)
                if (s[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] == v) continue next;
            s[r][c] = v; // [seen: s]
            sudoku(r, c + 1);
        }
        s[r][c] = 0; // [seen: s]
    }

    static void print() {
        for (int[] line : s) {
            String text = "";
            for (int v : line) text += v + " ";
            System.out.println(text);
        }
    }
}
