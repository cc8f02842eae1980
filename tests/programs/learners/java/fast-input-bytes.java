import java.io.DataInputStream;
import java.io.IOException;

public class Main {
    static final int BUFFER = 1 << 16;
    static DataInputStream din = new DataInputStream(System.in);
    static byte[] buffer = new byte[BUFFER];
    static int pointer, bytesRead;

    static byte read() throws IOException {
        if (pointer == bytesRead) {
            bytesRead = din.read(buffer, pointer = 0, BUFFER);
            if (bytesRead == -1) { bytesRead = 0; return -1; }
        }
        return buffer[pointer++];
    }

    static byte[][] b = new byte[9][9];

    static boolean solve(int n) {
        if (n == 81) return true;
        final int r = n / 9, c = n % 9;
        if (b[r][c] != 0) return solve(n + 1);
        for (byte d = 1; d <= 9; d++) {
            boolean ok = true;
            for (int k = 0; k < 9 && ok; k++)
                ok = b[r][k] != d && b[k][c] != d && b[r / 3 * 3 + k / 3][c / 3 * 3 + k % 3] != d;
            if (!ok) continue;
            b[r][c] = d; // [seen: b]
            if (solve(n + 1)) return true;
            b[r][c] = 0; // [seen: b]
        }
        return false;
    }

    public static void main(String[] args) throws IOException {
        for (int n = 0; n < 81;) {
            byte d = read();
            if (d >= '0' && d <= '9') {
                b[n / 9][n % 9] = (byte) (d - '0');
                n++;
            }
        }
        solve(0);
        byte[] out = new byte[9 * 18];
        int at = 0;
        for (byte[] row : b)
            for (int c = 0; c < 9; c++) {
                out[at++] = (byte) ('0' + row[c]);
                out[at++] = (byte) (c < 8 ? ' ' : '\n');
            }
        System.out.write(out, 0, at);
        System.out.flush();
    }
}
