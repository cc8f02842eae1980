import java.io.*;
import java.util.*;

class Main {
    static class NoDigitException extends Exception {
        NoDigitException(int at) { super("no digit for " + at); }
    }

    class Digits implements Iterable<Integer> {
        final int at;
        Digits(int at) { this.at = at; }
        @Override
        public Iterator<Integer> iterator() {
            return new Iterator<>() {
                private int next = find(1);
                private int find(int d) { while (d < 10 && !Main.this.fits(at, (char) ('0' + d))) d++; return d; }
                @Override public boolean hasNext() { return next < 10; }
                @Override public Integer next() {
                    if (!hasNext()) throw new NoSuchElementException();
                    int d = next;
                    next = find(d + 1);
                    return d;
                }
            };
        }
    }

    private char[][] board = new char[9][];
    private final Deque<int[]> changes = new ArrayDeque<>();

    boolean fits(int at, char d) {
        for (int i = 0; i < 9; i++) {
            if (board[at / 9][i] == d || board[i][at % 9] == d) return false;
            if (board[at / 27 * 3 + i / 3][at % 9 / 3 * 3 + i % 3] == d) return false;
        }
        return true;
    }

    int blankAfter(int at) {
        do at++; while (at < 81 && board[at / 9][at % 9] != '0');
        return at;
    }

    void solve(int at) throws NoDigitException {
        if (at >= 81) return;
        for (int d : new Digits(at)) {
            board[at / 9][at % 9] = (char) (d + '0'); // [seen: board]
            changes.push(new int[] {at, d});
            try {
                solve(blankAfter(at));
                return;
            } catch (NoDigitException e) {
                int[] last = changes.pop();
                board[last[0] / 9][last[0] % 9] = '0'; // [seen: board]
            }
        }
        throw new NoDigitException(at);
    }

    public static void main(String[] args) throws Exception {
        Main m = new Main();
        try (BufferedReader br = new BufferedReader(new InputStreamReader(System.in))) {
            for (int i = 0; i < 9; i++) m.board[i] = br.readLine().trim().toCharArray();
        }
        m.solve(m.blankAfter(-1));
        StringBuilder sb = new StringBuilder();
        for (int i = 8; i >= 0; i--) sb.insert(0, String.valueOf(m.board[i]) + (i < 8 ? '\n' : ""));
        System.out.println(sb);
    }
}
