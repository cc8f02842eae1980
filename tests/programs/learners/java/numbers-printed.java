import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.*;

public class Main {
    static String hex(byte[] bytes) {
        StringBuilder sb = new StringBuilder();
        for (byte b : bytes) sb.append(String.format("%02x", b));
        return sb.toString();
    }

    public static void main(String[] args) {
        Random random = new Random(2580);
        List<Integer> digits = new ArrayList<>(List.of(1, 2, 3, 4, 5, 6, 7, 8, 9));
        Collections.shuffle(digits, random);
        System.out.println(digits + " " + random.nextInt(100) + " " + random.nextLong() + " " + random.nextDouble());
        System.out.println(random.nextBoolean() + " " + random.nextFloat() + " " + random.nextGaussian());
        System.out.println(random.ints(5, 0, 10).boxed().toList() + " " + random.nextInt(5, 9));
        System.out.printf("%5d|%-5d|%05d|%,d|%+d|%x|%X|%o%n", 42, 42, 42, 1234567, 7, 255, 255, 8);
        System.out.printf("%.3f|%8.2f|%e|%g|%s|%S|%c|%b|%10s|%-10s|%%%n", Math.PI, Math.E, 12345.678, 0.5, "텍스트", "abc", 'c', true, "r", "l");
        System.out.println(String.format("%2$s %1$s %1$08.3f", 3.14159, "x") + " " + "%d-%d".formatted(1, 2));
        System.out.println(0.1 + 0.2 + " " + 1e21 + " " + 1.0f / 3 + " " + 100.0 + " " + 1e-5 + " " + (float) 1e10);
        System.out.println((int) 3.99e10 + " " + (long) Double.NaN + " " + (byte) 300 + " " + (char) 97 + " " + (short) 70000);
        System.out.println(Integer.MAX_VALUE + 1 + " " + Integer.MIN_VALUE / -1 + " " + Long.MIN_VALUE % -1 + " " + -7 / 2 + " " + -7 % 3);
        System.out.println((1 << 33) + " " + (-1 >>> 28) + " " + (1L << 40) + " " + (-17 >> 2) + " " + Math.floorMod(-7, 3));
        System.out.println("스도쿠".hashCode() + " " + Arrays.hashCode(new int[] {1, 2, 3}) + " " + List.of("a", "b").hashCode() + " " + Double.hashCode(1.5));
        System.out.println(new HashMap<>(Map.of("one", 1)) + " " + new TreeMap<>(Map.of(3, "c", 1, "a", 2, "b")) + " " + new TreeSet<>(List.of(5, 1, 3)));
        Map<String, Integer> counts = new HashMap<>();
        for (String word : "the cat and the dog and the bird or 새 와 새".split(" ")) counts.put(word, counts.getOrDefault(word, 0) + 1);
        System.out.println(counts);
        PriorityQueue<int[]> queue = new PriorityQueue<>((a, b) -> a[1] != b[1] ? Integer.compare(a[1], b[1]) : b[0] - a[0]);
        for (int i = 0; i < 6; i++) queue.add(new int[] {i, i * 7 % 4});
        while (!queue.isEmpty()) System.out.print(Arrays.toString(queue.poll()));
        System.out.println();
        System.out.println(new BigInteger("123456789012345678901234567890").multiply(BigInteger.TEN.pow(3)).mod(BigInteger.valueOf(97)) + " " + new BigDecimal("1.10").add(new BigDecimal("2.205")).setScale(2, java.math.RoundingMode.HALF_UP));
        System.out.println(hex(new byte[] {1, -1, 127}) + " " + Integer.toBinaryString(10) + " " + Integer.toHexString(-1) + " " + Long.toString(255, 16) + " " + Integer.parseInt("-12") + " " + Integer.parseInt("ff", 16));
        System.out.println(String.join(",", "b a c".split(" ")) + " " + "  trim ".trim() + "|" + "a,b,,".split(",").length + " " + "abcabc".replace("bc", "x") + " " + "x".repeat(3) + " " + "Hello".chars().sum() + " " + "abc".compareTo("abd") + " " + "A".equalsIgnoreCase("a"));
        System.out.println(Math.sqrt(2) + " " + Math.pow(2, 0.5) + " " + Math.round(2.5) + " " + Math.round(-2.5) + " " + Math.ceil(-0.5) + " " + Math.hypot(3, 4) + " " + Math.cbrt(27) + " " + (5 & 6 | 1 ^ 8));
        var text = """
                줄 하나
                  줄 "둘"\tend
                """;
        System.out.print(text);
        Object[] values = {1, "s", 2.5, 'c', null, 3L, new int[0].length, Kind.ROW};
        for (Object value : values) System.out.print(describe(value) + ";");
        System.out.println();
        System.out.println(Kind.valueOf("COL").ordinal() + " " + Arrays.toString(Kind.values()) + " " + new Point(1, 2) + " " + new Point(1, 2).equals(new Point(1, 2)));
        int[] sorted = {5, 3, 9, -1, 0};
        Arrays.sort(sorted);
        Integer[] boxed = {5, 3, 9};
        Arrays.sort(boxed, Collections.reverseOrder());
        System.out.println(Arrays.toString(sorted) + Arrays.binarySearch(sorted, 5) + Arrays.toString(boxed) + Arrays.deepToString(new int[][] {{1}, {2, 3}}) + Arrays.equals(sorted, sorted.clone()));
        Integer small = 127, same = 127, large = 1000, other = 1000;
        System.out.println((small == same) + " " + (large == other) + " " + large.equals(other));
        long start = System.currentTimeMillis(), nanos = System.nanoTime();
        System.out.println(System.currentTimeMillis() >= start && System.nanoTime() >= nanos);
        System.out.println(Long.MAX_VALUE + " " + Long.MIN_VALUE + " " + Float.MAX_VALUE + " " + Double.MAX_VALUE + " " + Double.POSITIVE_INFINITY + " " + 0.0 / 0);
    }

    enum Kind { ROW, COL { @Override int size() { return 9; } }; int size() { return 1; } }

    record Point(int x, int y) {}

    static String describe(Object value) {
        if (value instanceof Integer i && i > 0) return "int " + i;
        if (value instanceof String s) return "text " + s.length();
        return switch (String.valueOf(value)) {
            case "null" -> "nothing";
            case "c" -> { int code = 'c'; yield "code " + code; }
            default -> value.getClass().getSimpleName();
        };
    }
}
