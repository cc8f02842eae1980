import java.io.*;
import java.util.*;

public class Main {
    static int[] row = new int[9], col = new int[9], box = new int[9];
    static int[][] g = new int[9][9];
    static ArrayList<int[]> empty = new ArrayList<>();
    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        int i = 0;
        while (br.ready()) {
            String s = br.readLine().trim();
            if (s.isEmpty()) continue;
            for (int j = 0; j < 9; j++) {
                g[i][j] = Character.getNumericValue(s.charAt(j));
                if (g[i][j] == 0) empty.add(new int[] {i, j}); else flip(i, j, g[i][j]);
            }
            i++;
        }
        dfs(0);
        BufferedWriter bw = new BufferedWriter(new OutputStreamWriter(System.out));
        for (int[] r : g) { for (int v : r) bw.write(String.valueOf(v)); bw.newLine(); }
        bw.close();
    }
    static void flip(int i, int j, int v) { row[i] ^= 1 << v; col[j] ^= 1 << v; box[i / 3 * 3 + j / 3] ^= 1 << v; }
    static boolean dfs(int k) {
        if (k == empty.size()) return true;
        int i = empty.get(k)[0], j = empty.get(k)[1];
        int can = ~(row[i] | col[j] | box[i / 3 * 3 + j / 3]) & 0x3fe;
        while (can != 0) {
            int bit = can & -can;
            can ^= bit;
            int v = Integer.numberOfTrailingZeros(bit);
            g[i][j] = v; // [seen: g]
            flip(i, j, v);
            if (dfs(k + 1)) return true;
            flip(i, j, v);
        }
        g[i][j] = 0; // [seen: g]
        return false;
    }
}
