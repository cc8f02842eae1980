import java.util.Scanner;

class Main {
    static int[][] board = new int[9][9];
    static int[] rowUsed = new int[9], colUsed = new int[9], boxUsed = new int[9]; // [masks]
    static final int ALL = 0x3fe; // [all-nine]
    static boolean spaced;

    static void flip(int row, int col, int digit) {
        rowUsed[row] ^= 1 << digit;
        colUsed[col] ^= 1 << digit;
        boxUsed[row / 3 * 3 + col / 3] ^= 1 << digit; // [box-number]
    }

    static boolean dfs() {
        int fewest = 10, row = 0, col = 0, candidates = 0;
        for (int i = 0; i < 81 && fewest > 0; i++) {
            int r = i / 9, c = i % 9;
            if (board[r][c] != 0) continue;
            int free = ALL & ~(rowUsed[r] | colUsed[c] | boxUsed[r / 3 * 3 + c / 3]);
            int count = Integer.bitCount(free);
            if (count >= fewest) continue; // [fewest]
            fewest = count;
            row = r;
            col = c;
            candidates = free;
        }
        if (fewest == 10) return true; // [found]
        for (int digit = 1; digit <= 9; digit++) {
            if ((candidates & 1 << digit) == 0) continue; // [try]
            board[row][col] = digit; // [place]
            flip(row, col, digit);
            if (dfs()) return true; // [call]
            board[row][col] = 0; // [take-back]
            flip(row, col, digit);
        }
        return false; // [return]
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
        for (int row = 0; row < 9; row++) {
            String line = in.nextLine();
            spaced = line.charAt(1) == ' '; // [form]
            for (int col = 0; col < 9; col++) {
                board[row][col] = line.charAt(spaced ? col * 2 : col) - '0'; // [read]
                if (board[row][col] != 0) flip(row, col, board[row][col]);
            }
        }
        dfs();
        print();
    }
}
