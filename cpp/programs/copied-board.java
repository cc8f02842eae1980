import java.util.ArrayList;
import java.util.List;
import java.util.Scanner;

class Main {
    static List<int[]> blanks = new ArrayList<>();
    static boolean found;
    static boolean spaced;

    static List<List<Integer>> copied(List<List<Integer>> board) { // [board-copied]
        List<List<Integer>> copy = new ArrayList<>();
        for (List<Integer> line : board) copy.add(new ArrayList<>(line));
        return copy;
    }

    static boolean possible(List<List<Integer>> board, int row, int col, int digit) {
        board = copied(board);
        for (int i = 0; i < 9; i++) {
            if (board.get(row).get(i) == digit || board.get(i).get(col) == digit) return false;
        }
        int top = row / 3 * 3, left = col / 3 * 3; // [box]
        for (int i = 0; i < 9; i++) {
            if (board.get(top + i / 3).get(left + i % 3) == digit) return false;
        }
        return true;
    }

    static void print(List<List<Integer>> board) {
        StringBuilder out = new StringBuilder();
        for (int row = 0; row < 9; row++) {
            for (int digit : board.get(row)) out.append(digit).append(spaced ? " " : "");
            out.append('\n');
        }
        System.out.print(out);
    }

    static void dfs(List<List<Integer>> board, int index) {
        board = copied(board);
        if (index == blanks.size()) {
            print(board);
            found = true; // [found]
            return;
        }
        int row = blanks.get(index)[0], col = blanks.get(index)[1];
        for (int digit = 1; digit <= 9; digit++) {
            if (!possible(board, row, col, digit)) continue; // [try]
            board.get(row).set(col, digit); // [place]
            dfs(board, index + 1); // [call]
            if (found) return; // [stop]
            board.get(row).set(col, 0); // [take-back]
        }
    } // [return]

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        List<List<Integer>> board = new ArrayList<>();
        for (int row = 0; row < 9; row++) board.add(new ArrayList<>());
        for (int row = 0; row < 9; row++) {
            String line = in.nextLine();
            spaced = line.charAt(1) == ' '; // [form]
            for (int col = 0; col < 9; col++) {
                board.get(row).add(line.charAt(spaced ? col * 2 : col) - '0'); // [read]
                if (board.get(row).get(col) == 0) blanks.add(new int[] {row, col});
            }
        }
        dfs(board, 0);
    }
}
