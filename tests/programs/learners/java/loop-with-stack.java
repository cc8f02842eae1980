import java.util.*;
import java.util.function.IntPredicate;

public class Main {
    enum Kind { GIVEN, BLANK }

    static final class Cell {
        final int row, col;
        final Kind kind;
        int tried;

        Cell(int row, int col, Kind kind) {
            this.row = row;
            this.col = col;
            this.kind = kind;
        }
    }

    public static void main(String[] args) {
        int[][] q = new int[9][9];
        Deque<Cell> stack = new ArrayDeque<>();
        Iterator<Cell> blanks;
        LinkedList<Cell> cells = new LinkedList<>();
        try (Scanner sc = new Scanner(System.in)) {
            for (int r = 0; r < 9; r++)
                for (int c = 0; c < 9; c++) {
                    q[r][c] = sc.nextInt();
                    cells.add(new Cell(r, c, q[r][c] == 0 ? Kind.BLANK : Kind.GIVEN));
                }
        }
        cells.removeIf(cell -> cell.kind == Kind.GIVEN);
        if (!cells.isEmpty()) stack.push(cells.poll());
        while (!stack.isEmpty()) {
            Cell top = stack.peek();
            IntPredicate fits = d -> {
                for (int i = 0; i < 9; i++) {
                    if (q[top.row][i] == d || q[i][top.col] == d) return false;
                    if (q[top.row / 3 * 3 + i / 3][top.col / 3 * 3 + i % 3] == d) return false;
                }
                return true;
            };
            q[top.row][top.col] = 0; // [seen: q]
            int d = top.tried + 1;
            while (d <= 9 && !fits.test(d)) d++;
            if (d > 9) {
                top.tried = 0;
                cells.addFirst(stack.pop());
                continue;
            }
            top.tried = d;
            q[top.row][top.col] = d; // [seen: q]
            if (cells.isEmpty()) break;
            stack.push(cells.pollFirst());
        }
        StringJoiner out = new StringJoiner("\n");
        for (int[] row : q) {
            StringJoiner line = new StringJoiner(" ");
            for (int v : row) line.add(Integer.toString(v));
            out.add(line.toString());
        }
        System.out.println(out);
    }
}
