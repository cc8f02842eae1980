import java.util.*;
import java.io.*;

public class Main {
    static final int ALL = 0x1ff;
    static int[] rows = new int[9], cols = new int[9], boxes = new int[9];
    static long[] chosen = new long[9];

    static boolean place(int at, String givens) {
        if (at == 81) return true;
        int r = at / 9, c = at % 9, b = r / 3 * 3 + c / 3;
        int given = givens.charAt(at) - '0';
        if (given != 0) return set(r, given, at, givens);
        for (int free = ALL & ~(rows[r] | cols[c] | boxes[b]); free != 0; free &= free - 1) {
            int bit = free & -free;
            rows[r] |= bit;
            cols[c] |= bit;
            boxes[b] |= bit;
            if (set(r, Integer.bitCount(bit - 1) + 1, at, givens)) return true;
            rows[r] &= ~bit;
            cols[c] &= ~bit;
            boxes[b] &= ~bit;
        }
        return false;
    }

    static boolean set(int r, int digit, int at, String givens) {
        long before = chosen[r];
        chosen[r] = before * 10 + digit;
        if (place(at + 1, givens)) return true;
        chosen[r] = before;
        return false;
    }

    public static void main(String[] args) throws IOException {
        var in = new BufferedReader(new InputStreamReader(System.in));
        var text = new StringBuilder();
        for (int r = 0; r < 9; r++) text.append(in.readLine().strip());
        for (int at = 0; at < 81; at++) {
            int d = text.charAt(at) - '0';
            if (d == 0) continue;
            rows[at / 9] |= 1 << d - 1;
            cols[at % 9] |= 1 << d - 1;
            boxes[at / 27 * 3 + at % 9 / 3] |= 1 << d - 1;
        }
        place(0, text.toString());
        for (long row : chosen) System.out.printf("%09d%n", row);
    }
}
