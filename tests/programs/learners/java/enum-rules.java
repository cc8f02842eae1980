import java.util.*;

public class Main {
    enum House {
        ROW { int of(int r, int c) { return r; } },
        COL { int of(int r, int c) { return c; } },
        BOX { int of(int r, int c) { return r / 3 * 3 + c / 3; } };

        private final boolean[][] used = new boolean[9][10];
        abstract int of(int r, int c);
        boolean has(int r, int c, int d) { return used[of(r, c)][d]; }
        void flip(int r, int c, int d) { used[of(r, c)][d] ^= true; }
    }

    private static final String SHAPE = """
            %d %d %d
            """.strip();

    static int[][] board = new int[9][9];

    static boolean put(int at) {
        search:
        for (int i = at; i <= 81; i++) {
            if (i == 81) return true;
            final int r = i / 9, c = i % 9;
            if (board[r][c] != 0) continue;
            next:
            for (int d = 1; d < 10; d++) {
                for (House house : House.values()) if (house.has(r, c, d)) continue next;
                board[r][c] = d; // [seen: board]
                for (var house : House.values()) house.flip(r, c, d);
                if (put(i + 1)) return true;
                board[r][c] = 0; // [seen: board]
                for (var house : House.values()) house.flip(r, c, d);
            }
            break search;
        }
        return false;
    }

    public static void main(String... args) {
        try (Scanner in = new Scanner(System.in)) {
            for (int[] row : board) for (int c = 0; c < 9; c++) row[c] = in.nextInt();
        }
        for (int i = 0; i < 81; i++) if (board[i / 9][i % 9] > 0) for (House h : House.values()) h.flip(i / 9, i % 9, board[i / 9][i % 9]);
        put(0);
        for (int[] row : board) {
            for (int c = 0; c < 9; c += 3) System.out.print((c > 0 ? " " : "") + SHAPE.formatted(row[c], row[c + 1], row[c + 2]));
            System.out.println();
        }
    }
}
