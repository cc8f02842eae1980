import java.util.Scanner;

class Main {
    static int[][] board = new int[9][9];
    static boolean spaced;

    static boolean possible(int row, int col, int digit) {
        for (int i = 0; i < 9; i++) {
            if (board[row][i] == digit || board[i][col] == digit) return false;
        }
        int top = row / 3 * 3, left = col / 3 * 3; // [box]
        for (int i = 0; i < 9; i++) {
            if (board[top + i / 3][left + i % 3] == digit) return false;
        }
        return true;
    }

    static void print() {
        StringBuilder out = new StringBuilder();
        for (int row = 0; row < 9; row++) {
            for (int col = 0; col < 9; col++) out.append(board[row][col]).append(spaced ? " " : "");
            out.append('\n');
        }
        System.out.print(out);
    }

    static void dfs(int row, int col) {
        if (col == 9) {
            dfs(row + 1, 0); // [next-row]
            return;
        }
        if (row == 9) {
            print();
            System.exit(0); // [found]
        }
        if (board[row][col] != 0) {
            dfs(row, col + 1); // [given]
            return;
        }
        for (int digit = 1; digit <= 9; digit++) {
            if (!possible(row, col, digit)) continue; // [try]
            board[row][col] = digit; // [place]
            dfs(row, col + 1); // [call]
            board[row][col] = 0; // [take-back]
        }
    } // [return]

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        for (int row = 0; row < 9; row++) {
            String line = in.nextLine();
            spaced = line.charAt(1) == ' '; // [form]
            for (int col = 0; col < 9; col++) {
                board[row][col] = line.charAt(spaced ? col * 2 : col) - '0'; // [read]
            }
        }
        dfs(0, 0);
    }
}
