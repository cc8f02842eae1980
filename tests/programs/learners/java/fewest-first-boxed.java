import java.util.*;
import java.util.stream.*;

public class Main {
    private Integer[][] board = new Integer[9][9];
    private final Map<String, Set<Integer>> houses = new HashMap<>();

    private static List<String> housesOf(int r, int c) {
        return List.of("row" + r, "col" + c, "box" + (r / 3 * 3 + c / 3));
    }

    private List<Integer> candidates(int r, int c) {
        return IntStream.rangeClosed(1, 9).boxed()
                .filter(d -> housesOf(r, c).stream().noneMatch(h -> houses.get(h).contains(d)))
                .collect(Collectors.toList());
    }

    private boolean solve() {
        Optional<int[]> next = IntStream.range(0, 81)
                .filter(i -> board[i / 9][i % 9] == 0)
                .mapToObj(i -> new int[] {i / 9, i % 9})
                .min(Comparator.comparingInt((int[] at) -> candidates(at[0], at[1]).size())
                        .thenComparing(at -> at[0] * 9 + at[1]));
        if (next.isEmpty()) return true;
        int r = next.get()[0], c = next.get()[1];
        for (Integer d : candidates(r, c)) {
            housesOf(r, c).forEach(h -> houses.get(h).add(d));
            board[r][c] = d; // [seen: board]
            if (solve()) return true;
            board[r][c] = 0; // [seen: board]
            housesOf(r, c).forEach(h -> houses.get(h).remove(d));
        }
        return false;
    }

    public static void main(String[] args) {
        Main main = new Main();
        for (int i = 0; i < 9; i++)
            for (String house : new String[] {"row", "col", "box"}) main.houses.put(house + i, new TreeSet<>());
        Scanner in = new Scanner(System.in);
        for (int i = 0; i < 81; i++) {
            int r = i / 9, c = i % 9;
            int value = in.nextInt();
            main.board[r][c] = value;
            if (value > 0) housesOf(r, c).forEach(h -> main.houses.get(h).add(value));
        }
        main.solve();
        for (Integer[] row : main.board)
            System.out.println(Stream.of(row).map(Object::toString).collect(Collectors.joining(" ")));
    }
}
