import java.io.*;

public class Main {
    static char[][] board = new char[9][];
    static boolean found = false;

    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        for (int i = 0; i < 9; i++) board[i] = br.readLine().toCharArray();
        dfs(0);
    }

    static void dfs(int idx) {
        if (found) return;
        if (idx == 81) {
            found = true;
            for (char[] row : board) System.out.println(new String(row));
            return;
        }
        int r = idx / 9, c = idx % 9;
        if (board[r][c] != '0') {
            dfs(idx + 1);
            return;
        }
        for (char d = '1'; d <= '9'; d++) {
            if (check(r, c, d)) {
                board[r][c] = d; // [seen: board]
                dfs(idx + 1);
                if (found) return;
                board[r][c] = '0'; // [seen: board]
            }
        }
    }

    static boolean check(int r, int c, char d) {
        for (int i = 0; i < 9; i++) {
            if (board[r][i] == d) return false;
            if (board[i][c] == d) return false;
            if (board[3 * (r / 3) + i / 3][3 * (c / 3) + i % 3] == d) return false;
        }
        return true;
    }
}
