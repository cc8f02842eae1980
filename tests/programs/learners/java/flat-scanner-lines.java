import java.util.*;

public class Main {
    static int[] cell = new int[81];
    static int[] rowMask = new int[9], colMask = new int[9], boxMask = new int[9];

    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        int n = 0;
        while (sc.hasNextLine()) {
            String line = sc.nextLine();
            for (String s : line.split("")) {
                if (n == 81 || s.isBlank()) continue;
                cell[n] = s.charAt(0) - '0';
                if (cell[n] > 0) flip(n, 1 << cell[n]);
                n++;
            }
        }
        search(0);
        for (int i = 0; i < 81; i++) {
            System.out.print(cell[i]);
            if (i % 9 == 8) System.out.println();
        }
    }

    static void flip(int n, int bit) {
        rowMask[n / 9] ^= bit;
        colMask[n % 9] ^= bit;
        boxMask[n / 27 * 3 + n % 9 / 3] ^= bit;
    }

    static boolean search(int n) {
        while (n < 81 && cell[n] != 0) n++;
        if (n == 81) return true;
        int used = rowMask[n / 9] | colMask[n % 9] | boxMask[n / 27 * 3 + n % 9 / 3];
        for (int free = ~used & 0x3fe; free != 0; free &= free - 1) {
            int bit = Integer.lowestOneBit(free);
            cell[n] = Integer.numberOfTrailingZeros(bit); // [seen: cell]
            flip(n, bit);
            if (search(n + 1)) return true;
            flip(n, bit);
        }
        cell[n] = 0; // [seen: cell]
        return false;
    }
}
