import java.util.*;
import static java.lang.Integer.*;
import static java.util.Arrays.*;

public final class Main {
    private static final Scanner IN = new Scanner(System.in);
    private static final int[][] B = read();
    private static final Deque<int[]> HOLES = new ArrayDeque<>();
    private static int[][] read() { int[][] b = new int[9][9]; for (int[] r : b) for (int i = 0; i < r.length; i++) r[i] = parseInt(IN.next()); return b; }
    static { for (int i = 0; i < 9; i++) for (int j = 0; j < 9; j++) if (B[i][j] == 0) HOLES.addLast(new int[] {i, j}); }
    private static boolean go() {
        if (HOLES.isEmpty()) return true;
        final int[] h = HOLES.pollFirst();
        int mask = 0;
        for (int i = 0; i < 9; i++) mask |= 1 << B[h[0]][i] | 1 << B[i][h[1]] | 1 << B[h[0] / 3 * 3 + i / 3][h[1] / 3 * 3 + i % 3];
        for (int v = 1; v < 10; ++v) {
            if ((mask & 1 << v) != 0) continue;
            B[h[0]][h[1]] = v; // [seen: B]
            if (go()) return true;
            B[h[0]][h[1]] = 0; // [seen: B]
        }
        HOLES.addFirst(h);
        return false;
    }
    public static void main(final String[] args) {
        go();
        stream(B).map(r -> stream(r).mapToObj(Integer::toString).reduce((x, y) -> x + " " + y).get()).forEach(System.out::println);
    }
}
