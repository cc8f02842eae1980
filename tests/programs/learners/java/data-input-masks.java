import java.io.*;

class Main {
    static final int ALL = 0x1FF;
    static int[] row = new int[9], col = new int[9], box = new int[9];
    static int[][] map;

    private static class Reader {
        private final DataInputStream din = new DataInputStream(System.in);
        private final byte[] buffer = new byte[1 << 16];
        private int pointer, length;

        private byte read() throws IOException {
            if (pointer == length) length = din.read(buffer, pointer = 0, 1 << 16);
            return length <= 0 ? -1 : buffer[pointer++];
        }

        int nextInt() throws IOException {
            int ret = 0;
            byte b = read();
            while (b <= ' ') b = read();
            do {
                ret = (ret << 3) + (ret << 1) + (b & 15);
            } while ((b = read()) >= '0' && b <= '9');
            return ret;
        }
    }

    static boolean go(int n) {
        while (n < 81 && map[n / 9][n % 9] != 0) ++n;
        if (n == 81) return true;
        int r = n / 9, c = n % 9, b = r / 3 * 3 + c / 3;
        for (int left = ALL & ~(row[r] | col[c] | box[b]); left != 0; left &= left - 1) {
            int bit = left & -left;
            map[r][c] = Integer.numberOfTrailingZeros(bit) + 1; // [seen: map]
            row[r] |= bit; col[c] |= bit; box[b] |= bit;
            if (go(n + 1)) return true;
            row[r] ^= bit; col[c] ^= bit; box[b] ^= bit;
        }
        map[r][c] = 0; // [seen: map]
        return false;
    }

    public static void main(String[] args) throws IOException {
        Reader in = new Reader();
        map = new int[9][9];
        for (int i = 0; i < 81; ++i) {
            int v = map[i / 9][i % 9] = in.nextInt();
            if (v-- == 0) continue;
            row[i / 9] |= 1 << v; col[i % 9] |= 1 << v; box[i / 27 * 3 + i % 9 / 3] |= 1 << v;
        }
        go(0);
        PrintWriter out = new PrintWriter(new BufferedWriter(new OutputStreamWriter(System.out)));
        for (int[] line : map) {
            for (int i = 0; i < 9; i++) out.print(i == 8 ? line[i] + "\n" : line[i] + " ");
        }
        out.close();
    }
}
