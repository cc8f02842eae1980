import java.io.*;
import java.util.*;
import java.util.function.*;
import java.util.stream.*;

public class Main {
    @FunctionalInterface
    interface Rule {
        boolean allows(int r, int c, int d);
        default Rule and(Rule other) { return (r, c, d) -> allows(r, c, d) && other.allows(r, c, d); }
        static Rule all(Rule... rules) { return Arrays.stream(rules).reduce((r, c, d) -> true, Rule::and); }
    }

    static class Pair<A extends Comparable<A>, B> implements Comparable<Pair<A, B>> {
        final A first; final B second;
        Pair(A first, B second) { this.first = first; this.second = second; }
        @Override public int compareTo(Pair<A, B> o) { return first.compareTo(o.first); }
    }

    private final int[][] board = new int[9][9];
    private final List<Pair<Integer, int[]>> blanks = new ArrayList<>();
    private final Rule rule = Rule.all(
        (r, c, d) -> IntStream.range(0, 9).noneMatch(i -> board[r][i] == d),
        (r, c, d) -> IntStream.range(0, 9).noneMatch(i -> board[i][c] == d),
        (r, c, d) -> {
            for (int i = r / 3 * 3; i < r / 3 * 3 + 3; i++)
                for (int j = c / 3 * 3; j < c / 3 * 3 + 3; j++)
                    if (board[i][j] == d) return false;
            return true;
        });

    boolean dfs(int depth) {
        if (depth == blanks.size()) return true;
        int[] at = blanks.get(depth).second;
        int r = at[0], c = at[1];
        for (int d = 1; d <= 9; d++) {
            if (!rule.allows(r, c, d)) continue;
            board[r][c] = d; // [seen: board]
            if (dfs(depth + 1)) return true;
            board[r][c] = 0; // [seen: board]
        }
        return false;
    }

    void run(StreamTokenizer in) throws IOException {
        for (int i = 0; i < 81; i++) {
            in.nextToken();
            if ((board[i / 9][i % 9] = (int) in.nval) == 0) blanks.add(new Pair<>(i, new int[] {i / 9, i % 9}));
        }
        Collections.sort(blanks);
        Supplier<String> text = () -> Arrays.stream(board)
            .map(row -> Arrays.stream(row).mapToObj(String::valueOf).collect(Collectors.joining(" ")))
            .collect(Collectors.joining("\n"));
        System.out.println(dfs(0) ? text.get() : "none");
    }

    public static void main(String[] args) throws IOException {
        new Main().run(new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in))));
    }
}
