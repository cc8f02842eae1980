import java.util.*;

public class Main {
    static int[][] b = new int[9][9];

    static boolean fits(int r, int c, int d) {
        for (int i = 0; i < 9; i++)
            if (b[r][i] == d || b[i][c] == d || b[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] == d) return false;
        return true;
    }

    static int count(int[] at) {
        int count = 0;
        for (int d = 1; d <= 9; d++) count += fits(at[0], at[1], d) ? 1 : 0;
        return count;
    }

    static boolean solve(List<int[]> blanks) {
        if (blanks.isEmpty()) return true;
        int[] at = Collections.min(blanks, new Comparator<int[]>() {
            @Override
            public int compare(int[] one, int[] other) {
                int byCount = Integer.compare(count(one), count(other));
                return byCount != 0 ? byCount : one[0] != other[0] ? one[0] - other[0] : one[1] - other[1];
            }
        });
        List<int[]> rest = new ArrayList<>(blanks);
        rest.remove(at);
        for (int d = 1; d <= 9; d++) {
            if (!fits(at[0], at[1], d)) continue;
            b[at[0]][at[1]] = d; // [seen: b]
            if (solve(rest)) return true;
            b[at[0]][at[1]] = 0; // [seen: b]
        }
        return false;
    }

    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        List<int[]> blanks = new ArrayList<>();
        for (int r = 0; r < 9; r++) {
            for (int c = 0; c < 9; c++) {
                b[r][c] = sc.nextInt();
                if (b[r][c] == 0) blanks.add(new int[] {r, c});
            }
        }
        solve(blanks);
        StringBuffer sb = new StringBuffer();
        for (int[] row : b) {
            for (int d : row) sb.append(d).append("\t".isBlank() ? " " : "");
            sb.append(System.getProperty("line.separator"));
        }
        System.out.print(sb);
    }
}
