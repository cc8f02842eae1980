import java.io.*;
import java.util.*;
import java.util.stream.*;

public class Main {
    record Blank(int r, int c) {}

    private static final int SIZE = 9;
    private final int[][] board;
    private final List<Blank> blanks;

    Main(int[][] board) {
        this.board = board;
        this.blanks = IntStream.range(0, SIZE * SIZE)
                .filter(i -> board[i / SIZE][i % SIZE] == 0)
                .mapToObj(i -> new Blank(i / SIZE, i % SIZE))
                .collect(Collectors.toList());
    }

    boolean fill(int n) {
        if (n == blanks.size()) return true;
        var at = blanks.get(n);
        for (int d : candidates(at)) {
            board[at.r()][at.c()] = d; // [seen: board]
            if (fill(n + 1)) return true;
        }
        board[at.r()][at.c()] = 0; // [seen: board]
        return false;
    }

    private int[] candidates(Blank at) {
        Set<Integer> used = new HashSet<>();
        for (int i = 0; i < SIZE; i++) {
            used.add(board[at.r()][i]);
            used.add(board[i][at.c()]);
            used.add(board[at.r() / 3 * 3 + i / 3][at.c() / 3 * 3 + i % 3]);
        }
        return IntStream.rangeClosed(1, SIZE).filter(d -> !used.contains(d)).toArray();
    }

    public static void main(String[] args) throws IOException {
        try (var reader = new BufferedReader(new InputStreamReader(System.in))) {
            int[][] board = reader.lines()
                    .limit(SIZE)
                    .map(line -> Arrays.stream(line.trim().split("\\s+")).mapToInt(Integer::parseInt).toArray())
                    .toArray(int[][]::new);
            new Main(board).fill(0);
            System.out.println(Arrays.stream(board)
                    .map(row -> Arrays.stream(row).mapToObj(String::valueOf).collect(Collectors.joining(" ")))
                    .collect(Collectors.joining("\n")));
        }
    }
}
