import java.io.*;
import java.util.*;

interface Main {
    int[][] MAP = new int[9][9];

    static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        for (int i = 0; i < 9; i++) {
            StringTokenizer st = new StringTokenizer(br.readLine());
            for (int j = 0; j < 9; j++) MAP[i][j] = Integer.parseInt(st.nextToken());
        }
        dfs(0, 0);
    }

    private static boolean can(int r, int c, int v) {
        for (int i = 0; i < 9; i++) if (MAP[r][i] == v || MAP[i][c] == v) return false;
        int sr = (r / 3) * 3, sc = c - c % 3;
        for (int i = sr; i < sr + 3; i++) for (int j = sc; j < sc + 3; j++) if (MAP[i][j] == v) return false;
        return true;
    }

    private static void dfs(int r, int c) {
        if (c == 9) { dfs(r + 1, 0); return; }
        if (r == 9) {
            StringBuilder sb = new StringBuilder();
            for (int[] row : MAP) { for (int v : row) sb.append(v).append(' '); sb.append('\n'); }
            System.out.println(sb);
            System.exit(0);
        }
        if (MAP[r][c] == 0) {
            for (int v = 1; v <= 9; v++) if (can(r, c, v)) {
                MAP[r][c] = v; // [seen: MAP]
                dfs(r, c + 1);
            }
            MAP[r][c] = 0; // [seen: MAP]
            return;
        }
        dfs(r, c + 1);
    }
}
