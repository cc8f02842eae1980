import java.io.*;
import java.util.*;
import java.util.stream.*;
public class Main {
    record Cell(int r, int c) {}
    static int[][] board;
    static List<Cell> blanks;
    static boolean fits(Cell cell, int d) {
        int r = cell.r(), c = cell.c();
        return IntStream.range(0, 9).noneMatch(i -> board[r][i] == d || board[i][c] == d || board[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] == d);
    }
    static boolean solve(int k) {
        if (k == blanks.size()) return true;
        var cell = blanks.get(k);
        for (int d = 1; d <= 9; d++) {
            if (!fits(cell, d)) continue;
            board[cell.r()][cell.c()] = d; // [seen: board]
            if (solve(k + 1)) return true;
            board[cell.r()][cell.c()] = 0; // [seen: board]
        }
        return false;
    }
    static String shown(int digit) {
        return switch (digit) { case 0 -> "?"; default -> String.valueOf(digit); };
    }
    public static void main(String[] args) throws IOException {
        var in = new BufferedReader(new InputStreamReader(System.in));
        board = IntStream.range(0, 9).mapToObj(i -> {
            try { return Arrays.stream(in.readLine().trim().split(" ")).mapToInt(Integer::parseInt).toArray(); }
            catch (IOException e) { throw new UncheckedIOException(e); }
        }).toArray(int[][]::new);
        blanks = IntStream.range(0, 81).filter(k -> board[k / 9][k % 9] == 0).mapToObj(k -> new Cell(k / 9, k % 9)).collect(Collectors.toList());
        solve(0);
        System.out.println(Arrays.stream(board).map(row -> Arrays.stream(row).mapToObj(Main::shown).collect(Collectors.joining(" "))).collect(Collectors.joining("\n")));
    }
}
