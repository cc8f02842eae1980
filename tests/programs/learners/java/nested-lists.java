import java.util.ArrayList;
import java.util.List;
import java.util.Scanner;

public class Main {
    static List<List<Integer>> grid = new ArrayList<>();

    static boolean can(int r, int c, int v) {
        for (int i = 0; i < 9; i++) {
            if (grid.get(r).get(i).equals(v)) return false;
            if (grid.get(i).get(c) == v) return false;
        }
        for (int i = r - r % 3; i < r - r % 3 + 3; i++)
            for (int j = c - c % 3; j < c - c % 3 + 3; j++)
                if (grid.get(i).get(j) == v) return false;
        return true;
    }

    static boolean solve() {
        for (int r = 0; r < 9; r++) {
            for (int c = 0; c < 9; c++) {
                if (grid.get(r).get(c) != 0) continue;
                for (int v = 1; v <= 9; v++) {
                    if (!can(r, c, v)) continue;
                    grid.get(r).set(c, v); // [seen: grid]
                    if (solve()) return true;
                    grid.get(r).set(c, 0); // [seen: grid]
                }
                return false;
            }
        }
        return true;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        for (int i = 0; i < 9; i++) {
            List<Integer> row = new ArrayList<>();
            for (int j = 0; j < 9; j++) row.add(in.nextInt());
            grid.add(row);
        }
        solve();
        for (List<Integer> row : grid) {
            StringBuilder line = new StringBuilder();
            for (int v : row) line.append(v).append(" ");
            System.out.println(line.toString().trim());
        }
    }
}
