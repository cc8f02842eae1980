import java.util.*;

public class Main {
    static int mean(List<Integer> values) {
        int sum = 0;
        for (int v : values) sum += v;
        return sum / values.size();
    }

    public static void main(String[] args) {
        System.out.println(Integer.MIN_VALUE / -1);
        System.out.println(mean(List.of(1, 2, 6)));
        System.out.println(mean(new ArrayList<>()));
    }
}
