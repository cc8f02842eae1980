import java.util.*;

public class Main {
    public static void main(String[] args) {
        Map<Integer, String> seen = new HashMap<>();
        for (int i = 0; ; i++) seen.put(i, "state " + i);
    }
}
