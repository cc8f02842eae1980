import java.util.Scanner;

class Main {
    static int[][] board = new int[9][9];
    static boolean[][] rowHas = new boolean[9][10]; // [flags]
    static boolean[][] colHas = new boolean[9][10], boxHas = new boolean[9][10];
    static boolean spaced;

    static void mark(int row, int col, int digit, boolean used) {
        rowHas[row][digit] = colHas[col][digit] = used;
        boxHas[row / 3 * 3 + col / 3][digit] = used; // [box-number]
    }

    static void print() {
        StringBuilder out = new StringBuilder();
        for (int row = 0; row < 9; row++) {
            for (int col = 0; col < 9; col++) out.append(board[row][col]).append(spaced ? " " : "");
            out.append('\n');
        }
        System.out.print(out);
    }

    static void dfs(int index) {
        if (index == 81) {
            print();
            System.exit(0); // [found]
        }
        int row = index / 9, col = index % 9, box = row / 3 * 3 + col / 3; // [index]
        if (board[row][col] != 0) {
            dfs(index + 1); // [given]
            return;
        }
        for (int digit = 1; digit <= 9; digit++) {
            if (rowHas[row][digit] || colHas[col][digit] || boxHas[box][digit]) continue; // [try]
            board[row][col] = digit; // [place]
            mark(row, col, digit, true);
            dfs(index + 1); // [call]
            board[row][col] = 0; // [take-back]
            mark(row, col, digit, false);
        }
    } // [return]

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        for (int row = 0; row < 9; row++) {
            String line = in.nextLine();
            spaced = line.charAt(1) == ' '; // [form]
            for (int col = 0; col < 9; col++) {
                board[row][col] = line.charAt(spaced ? col * 2 : col) - '0'; // [read]
                if (board[row][col] != 0) mark(row, col, board[row][col], true);
            }
        }
        dfs(0);
    }
}
