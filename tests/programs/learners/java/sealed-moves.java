import java.util.*;

sealed interface Move permits Put, Back {}
record Put(int at, int digit) implements Move {}
record Back(int at) implements Move {}

class Board {
    final Integer[][] grid = new Integer[9][9];
    private final StringBuilder log = new StringBuilder();

    void apply(Move move) {
        if (move instanceof Put p) {
            grid[p.at() / 9][p.at() % 9] = p.digit(); // [seen: grid]
        } else if (move instanceof Back b && grid[b.at() / 9][b.at() % 9] != 0) {
            grid[b.at() / 9][b.at() % 9] = 0; // [seen: grid]
        }
        log.append(move.getClass().getSimpleName().charAt(0));
        if (log.length() > 100) log.setLength(0);
    }

    OptionalInt blank() {
        for (int i = 0; i < 81; i++) if (grid[i / 9][i % 9].equals(0)) return OptionalInt.of(i);
        return OptionalInt.empty();
    }

    boolean fits(int at, int d) {
        int r = at / 9, c = at % 9, br = r - r % 3, bc = c - c % 3;
        for (int i = 0; i < 9; i++) {
            if (grid[r][i] == d || grid[i][c] == d || grid[br + i / 3][bc + i % 3] == d) return false;
        }
        return true;
    }
}

public class Main {
    static boolean search(Board board) {
        var blank = board.blank();
        if (blank.isEmpty()) return true;
        int at = blank.getAsInt();
        for (int d = 1; d <= 9; ++d) {
            if (!board.fits(at, d)) continue;
            board.apply(new Put(at, d));
            if (search(board)) return true;
            board.apply(new Back(at));
        }
        return false;
    }

    public static void main(String[] args) {
        var in = new Scanner(System.in);
        var board = new Board();
        for (Integer[] row : board.grid) Arrays.setAll(row, i -> in.nextInt());
        search(board);
        for (Integer[] row : board.grid) {
            var line = new StringJoiner(" ");
            for (Integer d : row) line.add(d.toString());
            System.out.println(line);
        }
    }
}
