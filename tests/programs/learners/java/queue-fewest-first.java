import java.util.*;
public class Main {
    static int[][] g = new int[9][9];
    static int[] row = new int[9], col = new int[9], box = new int[9];
    static int free(int r, int c) { return ~(row[r] | col[c] | box[r / 3 * 3 + c / 3]) & 0x3fe; }
    static boolean go() {
        PriorityQueue<int[]> queue = new PriorityQueue<>(Comparator.comparingInt((int[] x) -> Integer.bitCount(free(x[0], x[1]))).thenComparingInt(x -> x[0] * 9 + x[1]));
        for (int r = 0; r < 9; r++) for (int c = 0; c < 9; c++) if (g[r][c] == 0) queue.add(new int[] {r, c});
        if (queue.isEmpty()) return true;
        int[] at = queue.poll();
        int r = at[0], c = at[1];
        for (int d = 1; d <= 9; d++) {
            int bit = 1 << d;
            if ((free(r, c) & bit) == 0) continue;
            g[r][c] = d; // [seen: g]
            row[r] ^= bit; col[c] ^= bit; box[r / 3 * 3 + c / 3] ^= bit;
            if (go()) return true;
            g[r][c] = 0; // [seen: g]
            row[r] ^= bit; col[c] ^= bit; box[r / 3 * 3 + c / 3] ^= bit;
        }
        return false;
    }
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        for (int r = 0; r < 9; r++) for (int c = 0; c < 9; c++) {
            int d = g[r][c] = in.nextInt();
            if (d > 0) { row[r] |= 1 << d; col[c] |= 1 << d; box[r / 3 * 3 + c / 3] |= 1 << d; }
        }
        go();
        for (int[] line : g) { StringJoiner text = new StringJoiner(" "); for (int d : line) text.add("" + d); System.out.println(text); }
    }
}
