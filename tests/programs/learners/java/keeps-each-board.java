import java.util.*;

public class Main {
    record State(int[] cells, State before) {}

    static State last;

    // Keeps a copy of the board for each digit that it tries, and then copies of these.
    static void remember(int[] cells) {
        last = new State(cells.clone(), last);
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int[] cells = new int[81];
        for (int r = 0; r < 9; r++) {
            String line = in.next();
            for (int c = 0; c < 9; c++) cells[r * 9 + c] = line.charAt(c) - '0';
        }
        for (int n = 0; ; n = (n + 1) % 81) {
            int before = cells[n];
            for (int v = 1; v <= 9; v++) {
                cells[n] = v;
                remember(cells);
            }
            cells[n] = before;
        }
    }
}
