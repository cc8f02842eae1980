import java.util.Scanner;

class Main {
    static int[][] board = new int[9][9];
    static final int ROOT = 324, NODES = 325 + 729 * 4; // [nodes]
    static int[] L = new int[NODES], R = new int[NODES], U = new int[NODES], D = new int[NODES];
    static int[] item = new int[NODES], leftIn = new int[ROOT];
    static boolean spaced;

    static void cover(int c) { // [cover]
        R[L[c]] = R[c];
        L[R[c]] = L[c];
        for (int i = D[c]; i != c; i = D[i]) {
            for (int j = R[i]; j != i; j = R[j]) {
                U[D[j]] = U[j];
                D[U[j]] = D[j];
                leftIn[item[j]]--;
            }
        }
    }

    static void uncover(int c) { // [uncover]
        for (int i = U[c]; i != c; i = U[i]) {
            for (int j = L[i]; j != i; j = L[j]) {
                U[D[j]] = D[U[j]] = j;
                leftIn[item[j]]++;
            }
        }
        R[L[c]] = L[R[c]] = c;
    }

    static boolean search() {
        if (R[ROOT] == ROOT) return true; // [found]
        int best = R[ROOT];
        for (int c = best; c != ROOT; c = R[c]) {
            if (leftIn[c] < leftIn[best]) best = c; // [fewest-options]
        }
        cover(best);
        for (int node = D[best]; node != best; node = D[node]) { // [try-options]
            int option = (node - 325) / 4, row = option / 81, col = option / 9 % 9;
            board[row][col] = option % 9 + 1; // [place]
            for (int j = R[node]; j != node; j = R[j]) cover(item[j]);
            if (search()) return true; // [call]
            for (int j = L[node]; j != node; j = L[j]) uncover(item[j]);
            board[row][col] = 0; // [take-back]
        }
        uncover(best);
        return false; // [return]
    }

    static void link() {
        for (int c = 0; c <= ROOT; c++) {
            L[c] = (c + ROOT) % (ROOT + 1);
            R[c] = (c + 1) % (ROOT + 1);
            U[c] = D[c] = c;
        }
        for (int option = 0; option < 729; option++) {
            int row = option / 81, col = option / 9 % 9, d = option % 9, first = 325 + option * 4;
            int box = row / 3 * 3 + col / 3;
            int[] items = { // [items]
                row * 9 + col, 81 + row * 9 + d, 162 + col * 9 + d, 243 + box * 9 + d
            };
            for (int i = 0; i < 4; i++) {
                int node = first + i, c = item[node] = items[i];
                L[node] = first + (i + 3) % 4;
                R[node] = first + (i + 1) % 4;
                U[node] = U[c];
                D[node] = c;
                D[U[c]] = node;
                U[c] = node;
                leftIn[c]++;
            }
        }
    }

    static void print() {
        StringBuilder out = new StringBuilder();
        for (int row = 0; row < 9; row++) {
            for (int col = 0; col < 9; col++) out.append(board[row][col]).append(spaced ? " " : "");
            out.append('\n');
        }
        System.out.print(out);
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        link();
        for (int row = 0; row < 9; row++) {
            String line = in.nextLine();
            spaced = line.charAt(1) == ' '; // [form]
            for (int col = 0; col < 9; col++) {
                board[row][col] = line.charAt(spaced ? col * 2 : col) - '0'; // [read]
                if (board[row][col] == 0) continue;
                int first = 325 + ((row * 9 + col) * 9 + board[row][col] - 1) * 4;
                for (int i = 0; i < 4; i++) cover(item[first + i]); // [given-options]
            }
        }
        search();
        print();
    }
}
