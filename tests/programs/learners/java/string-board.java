import java.util.*;

public class Main {
    static String[] b = new String[9];

    static boolean fits(int r, int c, String d) {
        if (b[r].contains(d)) return false;
        for (String row : b) if (row.substring(c, c + 1).equals(d)) return false;
        int y = r / 3 * 3, x = c / 3 * 3;
        return !(b[y].substring(x, x + 3) + b[y + 1].substring(x, x + 3) + b[y + 2].substring(x, x + 3)).contains(d);
    }

    static boolean solve() {
        for (int r = 0; r < 9; r++) {
            int c = b[r].indexOf('0');
            if (c < 0) continue;
            for (int i = 1; i <= 9; i++) {
                String d = Integer.toString(i), before = b[r];
                if (!fits(r, c, d)) continue;
                b[r] = before.substring(0, c) + d + before.substring(c + 1); // [seen: b]
                if (solve()) return true;
                b[r] = before; // [seen: b]
            }
            return false;
        }
        return true;
    }

    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        for (int i = 0; i < 9; i++) b[i] = sc.nextLine();
        solve();
        System.out.println(String.join("\n", b));
    }
}
