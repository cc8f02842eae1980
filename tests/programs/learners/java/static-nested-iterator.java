import java.io.*;
import java.util.*;

public class Main {
    static class Sudoku implements Iterable<int[]> {
        private final int[][] m = new int[9][9];
        private int empties;

        void read(BufferedReader r) throws IOException {
            String s;
            for (int y = 0; (s = r.readLine()) != null && y < 9; y++) {
                int x = 0;
                for (char ch : s.toCharArray()) {
                    if (!Character.isDigit(ch)) continue;
                    m[y][x++] = Character.getNumericValue(ch);
                    if (ch == '0') empties++;
                }
            }
        }

        boolean solve(int y, int x) {
            switch (x) {
                case 9:
                    return solve(y + 1, 0);
                default:
                    if (y == 9) return empties == 0;
            }
            if (m[y][x] != 0) return solve(y, x + 1);
            BitSet used = new BitSet(10);
            for (int i = 0; i < 9; i++) {
                used.set(m[y][i]);
                used.set(m[i][x]);
                used.set(m[y / 3 * 3 + i / 3][x / 3 * 3 + i % 3]);
            }
            for (int v = used.nextClearBit(1); v < 10; v = used.nextClearBit(v + 1)) {
                empties--;
                m[y][x] = v; // [seen: m]
                if (solve(y, x + 1)) return true;
                empties++;
            }
            m[y][x] = 0; // [seen: m]
            return false;
        }

        @Override
        public Iterator<int[]> iterator() {
            return new Iterator<>() {
                int at = 0;

                @Override
                public boolean hasNext() { return at < m.length; }

                @Override
                public int[] next() {
                    if (!hasNext()) throw new NoSuchElementException();
                    return m[at++];
                }
            };
        }
    }

    public static void main(String[] args) throws IOException {
        Sudoku sudoku = new Sudoku();
        sudoku.read(new BufferedReader(new InputStreamReader(System.in)));
        sudoku.solve(0, 0);
        for (int[] row : sudoku) {
            for (int v : row) System.out.print(v);
            System.out.print("\n");
        }
    }
}
