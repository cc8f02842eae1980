import java.util.Scanner;

public class Main {
    static int[] cells = new int[81];

    static boolean isRight() {
        for (int one = 0; one < 81; one++)
            for (int other = 0; other < one; other++) {
                boolean seen = one / 9 == other / 9 || one % 9 == other % 9
                        || one / 27 == other / 27 && one % 9 / 3 == other % 9 / 3;
                if (seen && cells[one] == cells[other]) return false;
            }
        return true;
    }

    // Fills the whole board before it looks whether the digits are right.
    static boolean fill(int n) {
        if (n == 81) return isRight();
        if (cells[n] != 0) return fill(n + 1);
        for (int d = 1; d <= 9; d++) {
            cells[n] = d;
            if (fill(n + 1)) return true;
        }
        cells[n] = 0;
        return false;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        for (int n = 0; n < 81; n++) cells[n] = in.nextInt();
        fill(0);
        for (int n = 0; n < 81; n++) System.out.print(cells[n] + (n % 9 == 8 ? "\n" : " "));
    }
}
