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

    static boolean fill() {
        for (int row = 0; row < 9; row++) {
            for (int col = 0; col < 9; col++) {
                if (board[row][col] != 0) continue;
                int digit = 1;
                while (digit <= 9 && !possible(row, col, digit)) digit++; // [smallest]
                if (digit > 9) return false; // [stuck]
                board[row][col] = digit; // [place-for-good]
            }
        }
        return true; // [full]
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
            }
        }
        fill();
        print();
    }
}
