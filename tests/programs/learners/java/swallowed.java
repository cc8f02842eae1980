import java.util.*;

public class Main {
    static int[][] map = new int[9][9];
    static int[] tried = new int[9];

    static boolean dfs(int n) {
        if (n == 81) return true;
        int y = n / 9, x = n % 9;
        if (map[y][x] != 0) return dfs(n + 1);
        for (int v = 1; v <= 9; v++) {
            if (!ok(y, x, v)) continue;
            try {
                tried[v]++;
            } catch (Exception e) {
            }
            map[y][x] = v; // [seen: map]
            if (dfs(n + 1)) return true;
            map[y][x] = 0; // [seen: map]
        }
        return false;
    }

    static boolean ok(int y, int x, int v) {
        for (int i = 0; i < 9; i++)
            if (map[y][i] == v || map[i][x] == v || map[y / 3 * 3 + i / 3][x / 3 * 3 + i % 3] == v) return false;
        return true;
    }

    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        for (int n = 0; n < 81; n++) map[n / 9][n % 9] = sc.nextInt();
        dfs(0);
        for (int[] row : map) {
            for (int v : row) System.out.print(v + " ");
            System.out.println();
        }
    }
}
