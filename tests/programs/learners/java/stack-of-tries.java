import java.io.*;
import java.util.*;

public class Main {
    private static final int[][] map = new int[9][9];

    private static BitSet free(int r, int c) {
        BitSet free = new BitSet();
        free.set(1, 10);
        for (int i = 0; i < 9; i++) {
            free.clear(map[r][i]);
            free.clear(map[i][c]);
            free.clear(map[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3]);
        }
        return free;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer st = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        ArrayList<Integer> blanks = new ArrayList<>();
        for (int i = 0; i < 81; i++) {
            st.nextToken();
            map[i / 9][i % 9] = (int) st.nval;
            if (st.nval == 0) blanks.add(i);
        }
        ArrayDeque<BitSet> tries = new ArrayDeque<>();
        while (tries.size() <= blanks.size()) {
            if (tries.size() == blanks.size()) break;
            int at = blanks.get(tries.size());
            tries.push(free(at / 9, at % 9));
            while (!tries.isEmpty()) {
                BitSet top = tries.peek();
                int cell = blanks.get(tries.size() - 1);
                int d = top.nextSetBit(0);
                if (d >= 0) {
                    top.clear(d);
                    map[cell / 9][cell % 9] = d; // [seen: map]
                    break;
                }
                map[cell / 9][cell % 9] = 0; // [seen: map]
                tries.pop();
            }
        }
        PrintWriter out = new PrintWriter(new BufferedWriter(new OutputStreamWriter(System.out)));
        for (int[] row : map) {
            for (int i = 0; i < 9; i++) out.printf(i < 8 ? "%d " : "%d%n", row[i]);
        }
        out.flush();
    }
}
