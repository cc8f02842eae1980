import java.util.Scanner;

public class Main {
    static boolean[] seen = new boolean[1 << 20];

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int hash = 7;
        for (int n = 0; n < 81; n++) {
            hash = hash * 31 + in.nextInt();
            seen[hash % seen.length] = true;
        }
        System.out.println(hash);
    }
}
