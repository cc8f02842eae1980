import java.util.*;

public class Main {
    public static void main(String[] args) {
        List<int[]> all = new ArrayList<>();
        while (true) {
            all.add(new int[10_000_000]);
        }
    }
}
