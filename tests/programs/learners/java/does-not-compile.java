import java.util.*;

public class Main {
    public static void main(String[] args) {
        int board[][] = new int[9][9]
        String row = 5;
    }
}
