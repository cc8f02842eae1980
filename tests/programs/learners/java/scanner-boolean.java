import java.util.Scanner;

public class Main {
    int[][] map;

    Main(Scanner sc) {
        map = new int[9][9];
        for (int y = 0; y < 9; y++)
            for (int x = 0; x < 9; x++)
                map[y][x] = sc.nextInt();
    }

    boolean solve(int n) {
        if (n == 81) return true;
        int y = n / 9, x = n % 9;
        if (map[y][x] != 0) return solve(n + 1);
        for (int v = 1; v <= 9; v++) {
            if (!ok(y, x, v)) continue;
            map[y][x] = v; // [seen: map]
            if (solve(n + 1)) return true;
            map[y][x] = 0; // [seen: map]
        }
        return false;
    }

    boolean ok(int y, int x, int v) {
        for (int i = 0; i < 9; i++)
            if (map[y][i] == v || map[i][x] == v || map[y / 3 * 3 + i / 3][x / 3 * 3 + i % 3] == v) return false;
        return true;
    }

    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        Main m = new Main(sc);
        m.solve(0);
        for (int[] row : m.map) {
            for (int v : row) System.out.print(v + " ");
            System.out.println();
        }
        sc.close();
    }
}
