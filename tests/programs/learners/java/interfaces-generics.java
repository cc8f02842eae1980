import java.util.*;

interface Rule {
    boolean allows(Board<? extends Number> board, int at, int value);

    default Rule and(Rule other) {
        return (board, at, value) -> allows(board, at, value) && other.allows(board, at, value);
    }
}

class Board<T extends Number> {
    final short[] cells = new short[82];

    int at(int r, int c) { return cells[r * 9 + c + 1]; }
}

abstract class Solver {
    protected final Board<Integer> board;
    protected final Rule rule;

    Solver(Board<Integer> board, Rule rule) {
        this.board = board;
        this.rule = rule;
    }

    abstract boolean solveFrom(int n);
}

class Backtracking extends Solver {
    Backtracking(Board<Integer> board, Rule rule) { super(board, rule); }

    @Override
    boolean solveFrom(int n) {
        if (n > 81) return true;
        if (board.cells[n] != 0) return solveFrom(n + 1);
        for (short v = 1; v <= 9; v++) {
            if (!rule.allows(board, n - 1, v)) continue;
            board.cells[n] = v; // [seen: board.cells]
            if (solveFrom(n + 1)) return true;
        }
        board.cells[n] = 0; // [seen: board.cells]
        return false;
    }
}

public class Main {
    public static void main(String[] args) {
        Board<Integer> board = new Board<>();
        Scanner in = new Scanner(System.in);
        for (int n = 1; n <= 81; n++) board.cells[n] = in.nextShort();
        Rule row = (b, at, v) -> {
            for (int c = 0; c < 9; c++) if (b.at(at / 9, c) == v) return false;
            return true;
        };
        Rule column = new Rule() {
            @Override
            public boolean allows(Board<? extends Number> b, int at, int v) {
                for (int r = 0; r < 9; r++) if (b.at(r, at % 9) == v) return false;
                return true;
            }
        };
        Rule box = (b, at, v) -> {
            for (int i = 0; i < 9; i++)
                if (b.at(at / 27 * 3 + i / 3, at % 9 / 3 * 3 + i % 3) == v) return false;
            return true;
        };
        new Backtracking(board, row.and(column).and(box)).solveFrom(1);
        for (int r = 0; r < 9; r++) {
            for (int c = 0; c < 9; c++) System.out.print(board.at(r, c) + " ");
            System.out.println();
        }
    }
}
