import java.util.*;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int[] first = new int[9];
        int i = 0;
        while (true) {
            if (i < 9) first[i++] = in.nextInt();
            if (first[0] < 0) break;
        }
        System.out.println(Arrays.toString(first));
    }
}
