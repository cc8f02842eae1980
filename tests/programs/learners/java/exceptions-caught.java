import java.util.*;
import java.util.function.Supplier;

public class Main {
    interface Attempt {
        Object run() throws Exception;
    }

    static void tell(String name, Attempt attempt) {
        try {
            System.out.println(name + " gives " + attempt.run());
        } catch (Exception e) {
            System.out.println(name + ": " + e);
        } catch (StackOverflowError e) {
            System.out.println(name + " is too deep: " + e);
        } finally {
            count++;
        }
    }

    enum Kind { ROW }

    static int count;
    static int zero;
    static Object text = "text";
    static Integer nothing;

    static int endless(int n) {
        return n + endless(n + 1);
    }

    public static void main(String[] args) {
        int[] row = new int[9];
        int[][] rows = new int[9][];
        long[] longs = {1, 2};
        double[] doubles = {1};
        boolean[] flags = new boolean[3];
        List<Integer> list = new ArrayList<>(List.of(1, 2, 3));
        tell("array", () -> row[9]);
        tell("array before", () -> row[-1] = 2);
        tell("flags", () -> flags[3] = true);
        tell("longs", () -> longs[2]++);
        tell("doubles", () -> doubles[1]);
        tell("null row", () -> rows[3][3]);
        tell("null length", () -> rows[3].length);
        tell("null number", () -> nothing + 1);
        tell("division", () -> 9 / zero);
        tell("rest", () -> 9L % zero);
        tell("double division", () -> 9.0 / zero);
        tell("negative length", () -> new int[zero - 3]);
        tell("negative rows", () -> new int[3][zero - 1]);
        tell("list", () -> list.get(3));
        tell("list set", () -> list.set(-1, 5));
        tell("list remove", () -> list.remove(7));
        tell("linked first", () -> new LinkedList<>().getFirst());
        tell("unchangeable", () -> List.of(1).add(2));
        tell("fixed size", () -> Arrays.asList(1, 2).add(3));
        tell("empty deque", () -> new ArrayDeque<>().pop());
        tell("empty queue", () -> new PriorityQueue<>().remove());
        tell("empty stack", () -> new Stack<>().pop());
        tell("iterator", () -> new ArrayList<>().iterator().next());
        tell("changed while read", () -> { for (Integer i : list) list.add(i); return list; });
        tell("optional", () -> Optional.empty().get());
        tell("char", () -> "abc".charAt(3));
        tell("builder char", () -> new StringBuilder("abc").charAt(5));
        tell("substring", () -> "abc".substring(2, 5));
        tell("substring from", () -> "abc".substring(4));
        tell("number", () -> Integer.parseInt("12a"));
        tell("empty number", () -> Integer.parseInt(""));
        tell("null text", () -> Integer.parseInt(null));
        tell("long number", () -> Long.parseLong("99999999999999999999"));
        tell("large number", () -> Integer.valueOf("2147483648"));
        tell("real number", () -> Double.parseDouble("x1"));
        tell("scanner", () -> new Scanner("a b").nextInt());
        tell("scanner end", () -> new Scanner("").next());
        tell("scanner line", () -> new Scanner("").nextLine());
        tell("tokenizer", () -> new StringTokenizer("").nextToken());
        tell("enum", () -> Kind.valueOf("NONE"));
        tell("exact", () -> Math.addExact(Integer.MAX_VALUE, 1));
        tell("exact product", () -> Math.multiplyExact(1L << 62, 2L));
        tell("null map", () -> new TreeMap<String, Integer>().put(null, 1));
        tell("null required", () -> Objects.requireNonNull(null, "no board"));
        tell("iterator state", () -> { var i = list.iterator(); i.remove(); return i; });
        tell("own", () -> { throw new IllegalStateException("판이 없다", new RuntimeException("cause")); });
        tell("supplied", () -> ((Supplier<Object>) () -> row[row.length]).get());
        tell("too deep", () -> endless(0));
        tell("copy", () -> { System.arraycopy(row, 5, new int[9], 0, 9); return 1; });
        System.out.println(count);
    }
}
