import java.io.*;
import java.util.*;

public class Main {
    static int[][] map = new int[9][9];
    static ArrayList<int[]> zeros = new ArrayList<>();

    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        for (int i = 0; i < 9; i++) {
            String[] tokens = br.readLine().split(" ");
            for (int j = 0; j < 9; j++) {
                map[i][j] = Integer.parseInt(tokens[j]);
                if (map[i][j] == 0) zeros.add(new int[] {i, j});
            }
        }
        dfs(0);
    }

    static void dfs(int depth) {
        if (depth == zeros.size()) {
            for (int[] row : map) {
                for (int v : row) System.out.print(v + " ");
                System.out.println();
            }
            return;
        }
        int[] z = zeros.get(depth);
        for (int v = 1; v <= 9; v++) {
            if (!promising(z[0], z[1], v)) continue;
            map[z[0]][z[1]] = v; // [seen: map]
            dfs(depth + 1);
            map[z[0]][z[1]] = 0; // [seen: map]
        }
    }

    static boolean promising(int r, int c, int v) {
        for (int i = 0; i < 9; i++) if (map[r][i] == v || map[i][c] == v) return false;
        for (int i = r / 3 * 3; i <= r / 3 * 3 + 2; i++)
            for (int j = c / 3 * 3; j <= c / 3 * 3 + 2; j++) if (map[i][j] == v) return false;
        return true;
    }
}
