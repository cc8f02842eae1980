import java.io.*;

class Base {
    static char[][] map = new char[9][];
    static boolean done;
    public static void main(String... args) throws Exception {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        for (int i = 0; i < 9; i++) map[i] = in.readLine().toCharArray();
        go(args.length);
        for (char[] row : map) System.out.println(row);
    }
    static void go(int n) {
        while (n < 81 && map[n / 9][n % 9] != '0') n++;
        if (n == 81) { done = true; return; }
        int r = n / 9, c = n % 9;
        next: for (char d = '1'; d <= '9'; d++) {
            for (int k = 0; k < 9; k++) {
                if (map[r][k] == d || map[k][c] == d) continue next;
                if (map[r / 3 * 3 + k / 3][c / 3 * 3 + k % 3] == d) continue next;
            }
            map[r][c] = d; // [seen: map]
            go(n + 1);
            if (done) return;
            map[r][c] = '0'; // [seen: map]
        }
    }
}

public class Main extends Base { }
