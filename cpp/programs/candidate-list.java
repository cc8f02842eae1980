import java.util.ArrayList;
import java.util.List;
import java.util.Scanner;

class Main {
    static int[][] board = new int[9][9];
    static boolean found;
    static boolean spaced;

    static List<Integer> candidates(int row, int col) {
        boolean[] used = new boolean[10];
        int top = row / 3 * 3, left = col / 3 * 3; // [box]
        for (int i = 0; i < 9; i++) {
            used[board[row][i]] = true;
            used[board[i][col]] = true;
            used[board[top + i / 3][left + i % 3]] = true;
        }
        List<Integer> digits = new ArrayList<>();
        for (int digit = 1; digit <= 9; digit++) {
            if (!used[digit]) digits.add(digit);
        }
        return digits;
    }

    static void print() {
        StringBuilder out = new StringBuilder();
        for (int row = 0; row < 9; row++) {
            for (int col = 0; col < 9; col++) out.append(board[row][col]).append(spaced ? " " : "");
            out.append('\n');
        }
        System.out.print(out);
    }

    static void dfs(int depth) {
        if (depth == 81) {
            print();
            found = true; // [found]
            return;
        }
        int row = depth / 9, col = depth % 9; // [index]
        if (board[row][col] != 0) {
            dfs(depth + 1); // [given]
            return;
        }
        for (int digit : candidates(row, col)) { // [try-listed]
            board[row][col] = digit; // [place]
            dfs(depth + 1); // [call]
            if (found) return; // [stop]
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
        dfs(0);
    }
}
