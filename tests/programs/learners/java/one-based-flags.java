import java.io.*;
import java.util.*;

class Main {
    static int[][] a = new int[10][10];
    static boolean[][] row = new boolean[10][10], col = new boolean[10][10], box = new boolean[10][10];
    static boolean done;

    static int b(int i, int j) { return (i - 1) / 3 * 3 + (j - 1) / 3 + 1; }

    public static void main(String[] args) throws Exception {
        StreamTokenizer in = new StreamTokenizer(new BufferedInputStream(System.in));
        for (int i = 1; i <= 9; i++)
            for (int j = 1; j <= 9; j++) {
                in.nextToken();
                a[i][j] = (int) in.nval;
                row[i][a[i][j]] = col[j][a[i][j]] = box[b(i, j)][a[i][j]] = true;
            }
        go(1, 1);
    }

    static void go(int i, int j) {
        if (i == 10) {
            done = true;
            PrintWriter out = new PrintWriter(new BufferedWriter(new OutputStreamWriter(System.out)));
            for (int r = 1; r <= 9; r++) {
                for (int c = 1; c <= 9; c++) out.print(a[r][c] + (c < 9 ? " " : "\n"));
            }
            out.flush();
            return;
        }
        int ni = j == 9 ? i + 1 : i, nj = j == 9 ? 1 : j + 1;
        if (a[i][j] > 0) {
            go(ni, nj);
            return;
        }
        for (int k = 1; k <= 9 && !done; k++) {
            if (row[i][k] || col[j][k] || box[b(i, j)][k]) continue;
            row[i][k] = col[j][k] = box[b(i, j)][k] = true;
            a[i][j] = k; // [seen: a]
            go(ni, nj);
            if (done) return;
            row[i][k] = col[j][k] = box[b(i, j)][k] = false;
            a[i][j] = 0; // [seen: a]
        }
    }
}
