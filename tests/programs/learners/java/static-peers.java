import java.util.*;
import java.util.stream.Collectors;

public class Main {
    static final Map<Integer, Set<Integer>> PEERS = new HashMap<>();
    static final long[] seen = new long[1];
    static int[] cells = new int[81];

    static {
        for (int a = 0; a < 81; a++) {
            for (int b = 0; b < 81; b++) {
                boolean same = a / 9 == b / 9 || a % 9 == b % 9 || a / 27 == b / 27 && a % 9 / 3 == b % 9 / 3;
                if (same && a != b) PEERS.computeIfAbsent(a, k -> new TreeSet<>()).add(b);
            }
        }
    }

    static int max(int first, int... rest) {
        int best = first;
        for (int x : rest) best = Math.max(best, x);
        return best;
    }

    static boolean fill(int at) {
        seen[0]++;
        if (at > 80) return true;
        if (cells[at] != 0) return fill(at + 1);
        Set<Integer> used = PEERS.get(at).stream().map(p -> cells[p]).collect(Collectors.toSet());
        for (Integer d = 1; d <= 9; d++) {
            if (used.contains(d)) continue;
            cells[at] = d; // [seen: cells]
            if (fill(max(at, at + 1, at - 1))) return true;
        }
        cells[at] = 0; // [seen: cells]
        return false;
    }

    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        int n = 0;
        while (sc.hasNextLine() && n < 81) {
            for (char ch : sc.nextLine().toCharArray()) {
                int v = switch (ch) {
                    case '1', '2', '3', '4', '5', '6', '7', '8', '9' -> ch - '0';
                    case '0' -> 0;
                    default -> {
                        System.err.println("? " + (int) ch);
                        yield -1;
                    }
                };
                if (v >= 0) cells[n++] = v;
            }
        }
        if (!fill(0)) throw new IllegalStateException("no solution after " + seen[0]);
        List<String> lines = new LinkedList<>();
        for (int r = 0; r < 9; r++) {
            String line = "";
            for (int c = 0; c < 9; c++) line += cells[r * 9 + c];
            lines.add(line);
        }
        System.out.println(String.join(System.lineSeparator(), lines));
    }
}
