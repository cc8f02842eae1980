// Each row prints what the language or the library answers: hashes, orders, numbers as text, streams, formats.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import java.math.*;
import java.io.*;
class Main {
  interface Body { Object run() throws Throwable; }
  static int rows;
  static void row(Body body) {
    String row = ++rows + " | ";
    try { System.out.println(row + body.run()); }
    catch (Throwable t) { System.out.println(row + t + (t.getCause() == null ? "" : " <- " + t.getCause())); }
  }
  static class A {} static class B extends A { int f; int[] g; String s(){return "s";} } interface I {} enum Color { RED, GREEN; Color next() { return values()[(ordinal() + 1) % values().length]; } }
  record P(int x, int y) {}
  record D(double d, float f) {}

  record Q(String s, long l, double d, boolean b, char c, Object o, float f, byte y, short h) {}
  static class Res implements AutoCloseable { final String name; Res(String name) { this.name = name; } public void close() { throw new RuntimeException("close " + name); } }
  static class Outer { int x = 4; class Inner { int y = 3; int sum() { return x + y; } } }
  enum Op { ADD { int apply(int a, int b) { return a + b; } }, MUL { int apply(int a, int b) { return a * b; } }; abstract int apply(int a, int b); }
  sealed interface Shape permits Circle, Square { static double area(Shape s) { if (s instanceof Circle c) return c.r() * c.r() * 3; return ((Square) s).side() * 2.0; } }
  record Circle(int r) implements Shape {} record Square(int side) implements Shape {}
  static <T extends Comparable<T>> T generic(List<T> l) { T best = l.get(0); for (T t : l) if (t.compareTo(best) > 0) best = t; return best; }
  static int sum(int... x) { int s = 0; for (int i : x) s += i; return s; }
  static int fib(int n) { return n < 2 ? n : fib(n - 1) + fib(n - 2); }
  static class Counter { int value; Counter plus(int n) { value += n; return this; } }

  public static void main(String[] args) {
    row(() -> List.of(1, 2, 3).hashCode());
    row(() -> new ArrayList<>(List.of("a", "b")).hashCode());
    row(() -> new HashSet<>(List.of(1, 5, 9)).hashCode());
    row(() -> Map.of(1, 2).hashCode());
    row(() -> Map.entry("a", 1).hashCode());
    row(() -> new AbstractMap.SimpleEntry<>("a", 1).toString() + new AbstractMap.SimpleEntry<>("a", 1).hashCode());
    row(() -> "sudoku".hashCode() + "".hashCode() + "한글".hashCode());
    row(() -> Double.hashCode(1.5) + Double.valueOf(-0.5).hashCode());
    row(() -> Long.hashCode(1L << 40) + Long.valueOf(-1).hashCode());
    row(() -> Float.hashCode(1.5f) + Short.hashCode((short) 5) + Byte.hashCode((byte) -3));
    row(() -> Boolean.hashCode(true) + " " + Boolean.hashCode(false));
    row(() -> Character.hashCode('x'));
    row(() -> Objects.hash(1, "a", null, 2.5) + " " + Objects.hash() + " " + Objects.hashCode(null));
    row(() -> { return Arrays.hashCode(new int[] {1, 2}) + " " + Arrays.hashCode(new Object[] {1, null}) + " " + Arrays.deepHashCode(new int[][] {{1}, {2}}); });
    row(() -> { return Arrays.hashCode(new long[] {1L << 33}) + " " + Arrays.hashCode(new char[] {'a'}) + " " + Arrays.hashCode(new boolean[] {true, false}); });
    row(() -> new P(1, 2).hashCode() + " " + new P(0, 0).hashCode() + " " + new P(-5, 7).hashCode());
    row(() -> new Q("a", 1L, 2.5, true, 'c', null, 1.5f, (byte) 1, (short) 2).hashCode());
    row(() -> new Q("a", 1L, 2.5, true, 'c', null, 1.5f, (byte) 1, (short) 2).toString());
    row(() -> new Q("a", 1L, 2.5, true, 'c', null, 1.5f, (byte) 1, (short) 2).equals(new Q("a", 1L, 2.5, true, 'c', null, 1.5f, (byte) 1, (short) 2)));
    row(() -> { Set<P> s = new HashSet<>(); for (int i = 0; i < 9; i++) for (int j = 0; j < 9; j++) s.add(new P(i * 3, j * 7)); return s; });
    row(() -> { Map<P, Integer> m = new HashMap<>(); for (int i = 20; i > 0; i--) m.put(new P(i % 7, i), i); return m; });
    row(() -> { Set<String> s = new HashSet<>(); for (int i = 0; i < 60; i++) s.add("r" + i % 9 + "c" + i); return s; });
    row(() -> { Set<Character> s = new HashSet<>(); for (char c = 'z'; c >= 'a'; c--) s.add(c); return s; });
    row(() -> { Set<Long> s = new HashSet<>(); for (long i = 0; i < 30; i++) s.add(i * 1_000_000_007L); return s; });
    row(() -> { Set<Double> s = new HashSet<>(); for (int i = 0; i < 12; i++) s.add(i / 4.0); return s; });
    row(() -> { Set<List<Integer>> s = new HashSet<>(); for (int i = 0; i < 20; i++) s.add(List.of(i, i * i)); return s; });
    row(() -> { Map<String, List<Integer>> m = new TreeMap<>(); for (int i = 0; i < 9; i++) m.computeIfAbsent("k" + i % 3, k -> new ArrayList<>()).add(i); return m; });
    row(() -> { Map<Integer, Integer> m = new HashMap<>(); for (int i = 0; i < 20; i++) m.merge(i % 6, 1, Integer::sum); return m; });
    row(() -> { Map<Integer, Integer> m = new LinkedHashMap<>(16, 0.75f, true); for (int i = 0; i < 5; i++) m.put(i, i); m.get(2); m.get(0); return m; });
    row(() -> BigInteger.valueOf(12345).hashCode() + " " + new BigDecimal("1.50").hashCode() + " " + new BigDecimal("1.50").equals(new BigDecimal("1.5")));
    row(() -> Optional.of(3).hashCode() + " " + Optional.empty().hashCode() + " " + OptionalInt.of(4).hashCode());
    row(() -> { return new BitSet().hashCode() + " " + BitSet.valueOf(new long[] {5, 9}).hashCode() + BitSet.valueOf(new long[] {5, 9}); });
    row(() -> new int[0].getClass().getName() + new String[0][0].getClass().getName() + new A().getClass().getName() + new P(1, 2).getClass().getSimpleName());
    row(() -> Color.RED.getClass().getName() + Color.RED.getDeclaringClass().getSimpleName() + Color.valueOf("GREEN").ordinal() + Arrays.toString(Color.values()));
    row(() -> { EnumMap<Color, Integer> m = new EnumMap<>(Color.class); m.put(Color.GREEN, 1); m.put(Color.RED, 2); return m; });
    row(() -> EnumSet.allOf(Color.class) + "" + EnumSet.noneOf(Color.class) + EnumSet.complementOf(EnumSet.of(Color.RED)) + EnumSet.range(Color.RED, Color.GREEN));
    row(() -> new TreeSet<>(List.of(1, 3, 5, 7)).subSet(3, false, 7, true) + "" + new TreeSet<>(List.of(1, 3, 5, 7)).subSet(3, true, 7, false));
    row(() -> new TreeSet<>(List.of(1, 3, 5, 7)).headSet(5, true) + "" + new TreeSet<>(List.of(1, 3, 5, 7)).tailSet(5, false) + new TreeSet<>(List.of(1, 3, 5, 7)).descendingSet());
    row(() -> new TreeSet<>(List.of(1, 3, 5)).floor(4) + " " + new TreeSet<>(List.of(1, 3, 5)).higher(5) + " " + new TreeSet<>(List.of(1, 3, 5)).pollFirst());
    row(() -> { TreeMap<Integer, String> m = new TreeMap<>(Comparator.reverseOrder()); m.put(1, "a"); m.put(5, "b"); return m + "" + m.firstEntry() + m.floorKey(3) + m.headMap(1, true) + m.descendingMap(); });
    row(() -> 1.0 / 3 + " " + 100.0 + " " + 1e7 + " " + 1.0E-5 + " " + 123456789.0 + " " + 0.1f + " " + 1e10f + " " + (double) 0.1f);
    row(() -> Double.MAX_VALUE + " " + Float.MAX_VALUE + " " + 2e-3 + " " + 9.999e22);
    row(() -> Double.NaN + " " + -1 / 0.0 + " " + Double.compare(0.5, -0.5) + " " + Math.sqrt(-1) + " " + (int) Double.NaN + " " + (long) 1e30 + " " + (int) -1e30);
    row(() -> (int) 3.99 + " " + (int) -3.99 + " " + (char) 65.7 + " " + (byte) 300 + " " + (short) 70000 + " " + (char) ('a' + 1) + ('a' + 1));
    row(() -> Math.round(2.5) + " " + Math.round(-2.5) + " " + Math.round(-0.4) + " " + Math.rint(2.5) + " " + Math.floor(-1.5) + " " + Math.ceil(-0.5) + " " + Math.signum(-3.0));
    row(() -> Math.floorMod(-7, 3) + " " + Math.floorDiv(-7, 3) + " " + -7 % 3 + " " + -7 / 3 + " " + Math.abs(Integer.MIN_VALUE) + " " + Math.hypot(3, 4) + " " + Math.cbrt(27));
    row(() -> Math.pow(2, 10) + " " + Math.log10(100) + " " + Math.exp(1) + " " + Math.log(Math.E) + " " + Math.toDegrees(Math.PI) + " " + Math.atan2(1, 1));
    row(() -> Integer.MIN_VALUE / -1 + " " + Integer.MIN_VALUE % -1 + " " + Long.MIN_VALUE / -1L + " " + (1 << 33) + " " + (1L << 33) + " " + (-8 >>> 28) + " " + (-8 >> 1) + " " + (5 & 3 | 4 ^ 1));
    row(() -> Integer.bitCount(0x1ff) + " " + Integer.numberOfTrailingZeros(8) + " " + Integer.highestOneBit(100) + " " + Integer.reverse(1) + " " + Integer.numberOfLeadingZeros(1) + " " + Integer.lowestOneBit(12) + " " + Long.bitCount(-1L) + " " + Integer.rotateLeft(1, 33));
    row(() -> Integer.compare(3, 5) + " " + Integer.signum(-9) + " " + Integer.toString(255, 16) + " " + Integer.parseInt("-7f", 16) + " " + Integer.toBinaryString(10) + " " + Long.toBinaryString(-1L) + " " + Integer.toUnsignedString(-1));
    row(() -> Integer.decode("-0x1F") + " " + Integer.decode("017") + " " + Integer.decode("#ff") + " " + Long.decode("0X7f") + " " + Integer.parseInt("+5") + " " + Integer.parseInt("-2147483648") + " " + Long.parseLong("-9223372036854775808"));
    row(() -> { Integer a = 127, b = 127, c = 128, d = 128; return (a == b) + " " + (c == d) + " " + c.equals(d) + " " + new Object().equals(null); });
    row(() -> Character.isDigit('５') + " " + Character.isLetter('가') + " " + Character.getNumericValue('9') + " " + (char) Character.toUpperCase('ß') + " " + Character.isWhitespace('\t') + " " + Character.isLetterOrDigit('_') + " " + Character.digit('f', 16) + " " + Character.forDigit(11, 16));
    row(() -> "a,b,,c,,".split(",").length + " " + Arrays.toString("a,b,,c,,".split(",", -1)) + Arrays.toString(" a  b ".split(" ")) + Arrays.toString("a1b22c".split("\\d+")) + Arrays.toString("abc".split("")) + Arrays.toString("".split(",")));
    row(() -> Arrays.toString("a|b|c".split("\\|")) + Arrays.toString("a.b.c".split("\\.", 2)) + Arrays.toString("  x y ".trim().split("\\s+")) + Arrays.toString("1 2".split("\\s")));
    row(() -> "  x ".trim() + "|" + "  x ".strip() + "|" + "ab".repeat(3) + "|" + "aXbX".replace('X', '-') + "|" + "a.b".replaceAll("\\.", "\\\\") + "|" + "aab".replaceFirst("a", "b") + "|" + "x".compareTo("abc") + "|" + "abc".indexOf("c") + "|" + "Abc".equalsIgnoreCase("aBC"));
    row(() -> "abcabc".lastIndexOf('b') + " " + "abc".contains("bc") + " " + "abc".startsWith("bc", 1) + " " + "abc".endsWith("") + " " + "ABC".toLowerCase() + " " + "strasse".toUpperCase() + " " + "a\nb\r\nc".lines().count() + " " + " ".isBlank() + " " + "".isEmpty());
    row(() -> { return String.join("-", "a", "b") + String.join(",", List.of("x", "y")) + String.valueOf(new char[] {'o', 'k'}) + String.valueOf((Object) null) + "abc".chars().sum() + new String("abc").intern() + "x".concat("y") + "%d%%".formatted(5); });
    row(() -> "abc".toCharArray().length + " " + "a-b".matches("[a-z]-[a-z]") + " " + "가나다".length() + "가나다".charAt(1) + " " + "😀".length() + " " + "😀".codePointAt(0) + " " + "abc".regionMatches(1, "xbc", 1, 2) + " " + "b".compareToIgnoreCase("A"));
    row(() -> { return new StringBuilder("abc").reverse().append(1).append('c').append(2.5).append(true).append((Object) null).append(new char[] {'x'}).insert(0, 9).deleteCharAt(1).toString(); });
    row(() -> { StringBuilder b = new StringBuilder("abcdef"); b.setLength(3); b.setCharAt(0, 'X'); b.replace(1, 2, "YY"); b.delete(0, 1); return b + "" + b.indexOf("c") + b.length() + b.charAt(0) + b.isEmpty(); });
    row(() -> { StringBuilder b = new StringBuilder("ab"); b.setLength(4); return b.length() + " " + (int) b.charAt(3); });
    row(() -> String.format("%5d|%-5d|%05d|%+d|%,d|%x|%X|%o|%c|%b|%s|%10.3f|%e|%.0f|%%", 42, 42, 42, 42, 1234567, 255, 255, 8, 'c', true, "s", Math.PI, 12345.678, 2.5));
    row(() -> String.format("%s %S %10s|%-10s|%.2s|%h|%08.2f|%(d|% d|%2$s", "a", "b", "c", "d", "efg", "h", -3.14159, -5, 7));
    row(() -> String.format("%3$s %1$s %2$s", "a", "b", "c") + String.format("%b %b", null, "x") + String.format("%s", (Object) null) + String.format("%s", List.of(1)) + String.format("%5c|", 'x') + String.format("%d", Long.MIN_VALUE) + String.format("%d", new BigInteger("123456789012345678901")));
    row(() -> String.format("%.3e|%g", 0.000123456, 0.0001));
    row(() -> String.format("%,.2f %,d %010d %+.1f %s", 1234567.891, -1234567, -42, 0.05, 1e10));
    row(() -> { return Arrays.asList(3, 1, 2) + "" + Arrays.toString(new double[] {1, 2.5}) + Arrays.deepToString(new int[][] {{1, 2}, {3}}) + Arrays.equals(new int[] {1}, new int[] {1}) + Arrays.deepEquals(new int[][] {{1}}, new int[][] {{1}}); });
    row(() -> { int[] a = {5, 3, 9, 1}; Arrays.sort(a); return Arrays.toString(a) + Arrays.binarySearch(a, 9) + Arrays.binarySearch(a, 4) + Arrays.stream(a).sum() + Arrays.toString(Arrays.copyOfRange(a, 1, 6)) + Arrays.toString(Arrays.copyOf(a, 2)); });
    row(() -> { Integer[] a = {5, 3, 9, 1}; Arrays.sort(a, Collections.reverseOrder()); Integer[] b = {3, 1, 2}; Arrays.sort(b, (x, y) -> y - x); return Arrays.toString(a) + Arrays.toString(b); });
    row(() -> { int[] a = new int[5]; Arrays.fill(a, 1, 3, 7); Arrays.setAll(new int[2], i -> i); return Arrays.toString(a); });
    row(() -> { int[][] a = {{1, 2}, {3, 4}}; int[][] b = a.clone(); b[0][0] = 9; int[][] c = Arrays.stream(a).map(int[]::clone).toArray(int[][]::new); c[1][1] = 8; return Arrays.deepToString(a) + Arrays.deepToString(c); });
    row(() -> { List<Integer> l = new ArrayList<>(List.of(5, 3, 1)); Collections.sort(l); Collections.reverse(l); Collections.swap(l, 0, 2); l.remove(Integer.valueOf(3)); l.remove(0); l.add(0, 7); l.removeIf(x -> x > 6); return l + "" + l.indexOf(5) + l.contains(5) + Collections.frequency(l, 5); });
    row(() -> { List<Integer> l = new ArrayList<>(List.of(5, 3, 1, 4)); l.sort(null); l.replaceAll(x -> x * 2); l.subList(1, 3).clear(); return l + "" + l.equals(List.of(2, 10)) + l.toArray(new Integer[0]).length; });
    row(() -> { Collections.shuffle(new ArrayList<>(List.of(1, 2, 3, 4, 5)), new Random(7)); List<Integer> l = new ArrayList<>(List.of(1, 2, 3, 4, 5, 6, 7)); Collections.shuffle(l, new Random(42)); Collections.rotate(l, 2); return l; });
    row(() -> { Random r = new Random(12345); return r.nextInt() + " " + r.nextInt(100) + " " + r.nextLong() + " " + r.nextDouble() + " " + r.nextBoolean() + " " + r.nextGaussian() + " " + r.nextFloat() + " " + r.nextInt(5, 10) + " " + r.ints(3, 0, 9).boxed().toList(); });
    row(() -> { Deque<Integer> d = new ArrayDeque<>(); d.push(1); d.addLast(2); d.offerFirst(0); return d + "" + d.peekLast() + d.pollFirst() + d.pop() + d.size(); });
    row(() -> { PriorityQueue<int[]> q = new PriorityQueue<>((x, y) -> x[1] - y[1]); q.add(new int[] {1, 9}); q.add(new int[] {2, 3}); q.add(new int[] {3, 5}); return q.poll()[0] + "" + q.peek()[0] + q.size(); });
    row(() -> new PriorityQueue<>(List.of(5, 2, 8, 1, 9, 3)).toString() + new PriorityQueue<>(Collections.reverseOrder()));
    row(() -> Stream.of(5, 3, 1).sorted().map(x -> x * 2).filter(x -> x > 2).collect(Collectors.toList()) + "" + IntStream.rangeClosed(1, 9).sum() + IntStream.range(0, 9).mapToObj(i -> "" + i).collect(Collectors.joining(",", "[", "]")));
    row(() -> Stream.of("a", "bb", "cc").collect(Collectors.groupingBy(String::length)) + "" + Stream.of("a", "bb", "cc").collect(Collectors.groupingBy(String::length, TreeMap::new, Collectors.counting())) + Stream.of(1, 2, 3, 4).collect(Collectors.partitioningBy(x -> x % 2 == 0)));
    row(() -> Stream.of("a", "bb").collect(Collectors.toMap(s -> s, String::length)) + "" + Stream.of(1, 2, 3).reduce(0, Integer::sum) + Stream.of(1, 2).mapToInt(Integer::intValue).max().getAsInt() + Stream.of(3, 1).min(Comparator.naturalOrder()).get() + Stream.of(1, 2).anyMatch(x -> x == 2));
    row(() -> IntStream.of(3, 1, 2).boxed().sorted(Comparator.reverseOrder()).toList() + "" + IntStream.range(0, 5).average().getAsDouble() + IntStream.of(1, 2).summaryStatistics() + DoubleStream.of(1.5, 2).sum() + LongStream.range(0, 3).mapToObj(Long::toString).toList() + Stream.of(List.of(1), List.of(2)).flatMap(List::stream).toList());
    row(() -> { return Stream.iterate(1, x -> x < 50, x -> x * 3).toList() + "" + Stream.generate(() -> 7).limit(2).toList() + IntStream.iterate(1, x -> x * 2).limit(5).sum() + Stream.of(1, 2, 3, 4).skip(1).peek(x -> {}).takeWhile(x -> x < 4).toList() + Stream.of(1, 1, 2).distinct().count() + "abc".chars().mapToObj(c -> (char) c).toList(); });
    row(() -> Stream.of(new P(2, 1), new P(1, 2), new P(1, 1)).sorted(Comparator.comparingInt(P::x).thenComparing(P::y, Comparator.reverseOrder())).toList() + "" + Stream.of("b", "A").sorted(String.CASE_INSENSITIVE_ORDER).toList() + Stream.of(1, 2).map(String::valueOf).collect(Collectors.toCollection(LinkedList::new)));
    row(() -> { return Stream.of(1, 2, 3).mapMulti((Integer x, Consumer<Object> c) -> { c.accept(x); c.accept(-x); }).toList() + "" + Stream.concat(Stream.of(1), Stream.of(2)).toList() + Arrays.asList(1, 2).stream().mapToDouble(x -> x).average().orElse(0); });
    row(() -> Stream.of(1, 2, 3, 4).collect(Collectors.summingInt(x -> x)) + "" + Stream.of(1, 2).collect(Collectors.averagingInt(x -> x)) + Stream.of(1, 2).collect(Collectors.mapping(x -> x + 1, Collectors.toSet())) + Stream.of(1, 2).collect(Collectors.reducing(0, Integer::sum)) + Stream.of(1, 2).collect(Collectors.collectingAndThen(Collectors.toList(), List::size)) + Stream.of(1, 2).collect(Collectors.teeing(Collectors.counting(), Collectors.counting(), Long::sum)));
    row(() -> { Function<Integer, Integer> f = x -> x + 1; return f.andThen(x -> x * 2).compose((Integer x) -> x - 1).apply(5) + "" + Function.<Integer>identity().apply(3) + ((Predicate<Integer>) x -> x > 1).negate().or(x -> x == 5).test(5) + ((BiFunction<Integer, Integer, Integer>) Math::max).apply(2, 3) + ((Supplier<List<Integer>>) ArrayList::new).get() + ((UnaryOperator<String>) String::trim).apply(" x ") + ((IntBinaryOperator) Math::addExact).applyAsInt(1, 2); });
    row(() -> { Object o = 5; return o instanceof Integer i && i > 3 ? "big" + i : "no"; });
    row(() -> { String s = "two"; return switch (s) { case "one", "uno" -> 1; case "two" -> { int x = 5; yield x * 2; } default -> 0; }; });
    row(() -> { var text = "\tx\u0041\101\\\"\0".length(); return text + " " + 0b101 + 0x1F + 017 + 1_000 + 'a' + (char) 97 + 1e3 + 5f + 5L; });
    row(() -> { int i = 5; i = i++ + ++i; int j = i; j += 3.7; byte b = 10; b *= 30; char c = 'a'; c += 1; i ^= j; return i + " " + j + " " + b + " " + c + " " + (i > 3 ? 1 : 2.0) + " " + (true ? 1 : 'a') + " " + (Object) (true ? 1 : 2L); });
    row(() -> { outer: for (int i = 0; ; i++) { for (int j = 0; j < 5; j++) { if (j == 3) continue outer; if (i == 2) break outer; } } return "out"; });
    row(() -> { StringBuilder b = new StringBuilder(); try { try { throw new RuntimeException("a"); } finally { b.append("f"); } } catch (RuntimeException e) { b.append(e.getMessage()); } finally { b.append("g"); } return b; });
    row(() -> { try (Res r = new Res("1"); Res q = new Res("2")) { throw new IllegalStateException("body"); } catch (IllegalStateException e) { return e.getMessage() + Arrays.toString(e.getSuppressed()); } });
    row(() -> BigInteger.TWO.pow(100) + " " + BigInteger.TEN.gcd(BigInteger.valueOf(4)) + " " + new BigInteger("-17").mod(BigInteger.valueOf(5)) + " " + new BigInteger("ff", 16) + " " + BigInteger.valueOf(7).modPow(BigInteger.TEN, BigInteger.valueOf(13)) + " " + BigInteger.valueOf(97).isProbablePrime(10) + " " + BigInteger.valueOf(10).toString(2) + " " + BigInteger.valueOf(16).sqrt());
    row(() -> new BigDecimal("1.10").add(new BigDecimal("2.205")) + " " + new BigDecimal("10").divide(new BigDecimal("3"), 5, RoundingMode.HALF_UP) + " " + new BigDecimal("1.500").stripTrailingZeros() + " " + new BigDecimal("1E+3").toPlainString() + " " + new BigDecimal(0.1).setScale(5, RoundingMode.DOWN) + " " + new BigDecimal("2.5").compareTo(new BigDecimal("2.50")) + " " + new BigDecimal("1e-10"));
    row(() -> new Scanner("1 2.5 x\nline two\n3,4").nextInt() + " " + new Scanner("1 2.5").next() + new Scanner(" a b ").nextLine() + "|" + new Scanner("3,4").useDelimiter(",").nextInt() + new Scanner("x").hasNextInt() + new Scanner("").hasNext());
    row(() -> { Scanner s = new Scanner("5\nrest of it\n\n7 8"); int a = s.nextInt(); String r = s.nextLine(), t = s.nextLine(), u = s.nextLine(); return a + "|" + r + "|" + t + "|" + u + "|" + s.nextInt() + s.nextLong() + s.hasNextLine(); });
    row(() -> { StringTokenizer t = new StringTokenizer("a b,c", " ,"); return t.countTokens() + t.nextToken() + t.nextToken() + t.hasMoreTokens() + new StringTokenizer("1+2", "+", true).countTokens() + Collections.list(new StringTokenizer("x y")).size(); });
    row(() -> { BufferedReader r = new BufferedReader(new StringReader("a\r\nb\n\nc")); return r.readLine() + r.readLine() + r.readLine() + (char) r.read() + r.read() + r.readLine(); });
    row(() -> new BufferedReader(new StringReader("1 2\n3 4")).lines().map(l -> l.split(" ")).mapToInt(p -> Integer.parseInt(p[1])).sum());
    row(() -> { StringWriter w = new StringWriter(); PrintWriter p = new PrintWriter(w); p.printf("%d%s", 1, "x"); p.println(2.0); p.print('c'); p.flush(); return w.toString().length() + w.toString(); });
    row(() -> { ByteArrayOutputStream o = new ByteArrayOutputStream(); o.write("한".getBytes("UTF-8")); new PrintStream(o).print("x"); return o.size() + o.toString() + Arrays.toString("é".getBytes(java.nio.charset.StandardCharsets.UTF_8)); });
    row(() -> { return new StringJoiner(", ", "{", "}").add("a").add("b").setEmptyValue("none").toString() + new StringJoiner("-").length() + Objects.toString(null, "d") + Objects.requireNonNullElse(null, 5) + Objects.equals(null, null) + Objects.isNull(3) + Objects.compare(1, 2, Integer::compare); });
    row(() -> { Iterator<Integer> i = new ArrayList<>(List.of(1, 2, 3)).iterator(); i.next(); i.remove(); ListIterator<Integer> l = new LinkedList<>(List.of(1, 2)).listIterator(); l.next(); l.set(9); l.add(8); return l.previous() + "" + l.hasPrevious() + l.hasNext(); });
    row(() -> { List<int[]> l = new ArrayList<>(); l.add(new int[] {1, 2}); for (int[] p : l) p[0]++; return l.get(0)[0] + "" + Collections.nCopies(3, "x") + Collections.singletonList(1) + Collections.emptyMap() + Collections.unmodifiableSet(new TreeSet<>(List.of(2, 1))) + Collections.disjoint(List.of(1), List.of(2)) + Collections.binarySearch(List.of(1, 3), 3); });
    row(() -> { return "" + new Outer().new Inner().sum() + new Object() { int twice(int x) { return 2 * x; } }.twice(4) + Color.GREEN.next() + Op.ADD.apply(2, 3) + Shape.area(new Circle(1)) + Shape.area(new Square(2)); });
    row(() -> generic(List.of(1, 5, 3)) + "" + Main.<String>generic(List.of("b", "a")) + sum() + sum(1, 2, 3) + fib(20) + new Counter().plus(2).plus(3).value);
    row(() -> { Map<String, Integer> m = new LinkedHashMap<>(); m.put("b", 1); m.put("a", 2); m.putIfAbsent("a", 5); m.computeIfPresent("b", (k, v) -> v + 10); m.compute("c", (k, v) -> v == null ? 0 : v + 1); m.replaceAll((k, v) -> v * 2); return m + "" + m.getOrDefault("z", -1) + m.entrySet().iterator().next() + m.values() + m.keySet() + m.remove("a") + m.containsValue(22); });
    row(() -> { long t = System.nanoTime(); long u = System.currentTimeMillis(); return (System.nanoTime() - t >= 0) + "" + (u > 1_600_000_000_000L) + System.lineSeparator().length() + System.identityHashCode(null) + Runtime.getRuntime().availableProcessors() / 1000; });
    row(() -> { Thread t = new Thread(() -> {}); t.start(); t.join(); return Thread.currentThread().getName() + t.isAlive(); });
    row(() -> new Exception("a", new Error("b")).getCause().getMessage() + new RuntimeException("x").getLocalizedMessage() + new Exception().getMessage() + new Exception(new Error("c")).getMessage());
    row(() -> { java.util.concurrent.atomic.AtomicInteger a = new java.util.concurrent.atomic.AtomicInteger(5); a.incrementAndGet(); a.updateAndGet(x -> x * 2); return a + "" + a.getAndAdd(3) + a.get() + new java.util.concurrent.atomic.AtomicLong(7).addAndGet(3) + new java.util.concurrent.ConcurrentHashMap<>(Map.of(1, 2)) + new java.util.concurrent.atomic.AtomicBoolean(true) + new java.util.concurrent.CopyOnWriteArrayList<>(List.of(1)); });
    row(() -> { java.util.regex.Matcher m = java.util.regex.Pattern.compile("(\\w)(\\d+)").matcher("a12 b3"); StringBuilder b = new StringBuilder(); while (m.find()) b.append(m.group(1)).append(m.group(2).length()).append(m.start()); return b + "x1y2".replaceAll("([a-z])(\\d)", "$2$1") + java.util.regex.Pattern.matches("a*", "aaa"); });
    row(() -> { List<Integer> l = Arrays.asList(3, 1, 2); l.set(0, 9); Collections.sort(l); return l + "" + l.stream().map(x -> "n" + x).collect(Collectors.joining("/")) + String.valueOf(l.hashCode()) + l.containsAll(List.of(1, 2)) + new ArrayList<>(l).retainAll(List.of(1)) + List.of(1, 2).indexOf(2); });
    row(() -> { Iterable<Integer> it = () -> List.of(1, 2).iterator(); int s = 0; for (int x : it) s += x; it.forEach(x -> {}); return s + ""; });
    row(() -> Double.parseDouble("0x1.fffffffffffff8p0") + " " + Double.parseDouble("0x.0000000000001p-1022") + Float.parseFloat("0x1.000001p0") + Double.parseDouble("0x1p-1074") + Double.parseDouble("-0x1P+1024"));
    row(() -> 0.1 + 0.2 + " " + 1.0 / 3 + " " + 100.0 + " " + 1e7 + " " + 1.0E-3 + " " + 12345678.9 + " " + 1f / 3 + " " + (float) 1e10 + " " + 0.001f + " " + 1.0 / 0 + " " + 0.0 / 0 + " " + -0.0 + " " + (0.0 == -0.0) + " " + Double.valueOf(0.0).equals(-0.0) + " " + Double.compare(0.0, -0.0) + " " + Double.MIN_VALUE + " " + Float.MIN_VALUE + " "  + 9007199254740993.0 + " " + 1e18 + " " + 123456789012345680.0 + " " + Long.MAX_VALUE * 1.0 + " " + 4.35f * 100 + " " + 1.1f * 1.1f + " " + 3.0e-44f + " " + 5e-324 + " " + 2.2250738585072011e-308 + " " + 1.17549435E-38f / 3);
    row(() -> new D(0.0, 1f).equals(new D(-0.0, 1f)) + "" + new D(Double.NaN, 0f).equals(new D(Double.NaN, 0f)) + new D(1, 0f).equals(new D(1, -0f)) + new D(1.5, 2f) + new D(1.5, 2f).hashCode());
    row(() -> { StringBuilder b = new StringBuilder(); Random r = new Random(11); for (int i = 0; i < 1500; i++) { double d = Double.longBitsToDouble(r.nextLong()); float f = Float.intBitsToFloat(r.nextInt()); b.append(d).append(' ').append(Math.abs(f) > 1e6f && Math.abs(f) < 1e7f ? 0 : f).append(i % 10 == 9 ? '\n' : ' '); } return b; });
    row(() -> { StringBuilder b = new StringBuilder(); for (int e = -1074; e < 1024; e++) b.append(Math.scalb(1.0, e)).append(e % 10 == 9 ? '\n' : ' '); for (int e = -149; e < 128; e++) b.append(Math.scalb(1f, e)).append(' '); return b; });
    row(() -> { StringBuilder b = new StringBuilder(); Random r = new Random(13); for (int i = 0; i < 1500; i++) b.append((double) (r.nextLong() >> r.nextInt(63))).append(' ').append((float) (r.nextLong() >> r.nextInt(63))).append(' ').append(Math.round(r.nextDouble() * 1000) / 100.0).append(' ').append(r.nextInt(10) * Math.pow(10, r.nextInt(40) - 20)).append(i % 10 == 9 ? '\n' : ' '); return b; });
    row(() -> List.of(2e23, 1e23, 8.41e21, 9007199254740993e0, 123456789012345678901234567890.0, 4.9e-324, 2.4703282292062328e-324, 1.7976931348623158e308, 0x1.8p1, 0xAp0) + "" + List.of(16777217f, 3.4028235e38f, 0x1p-3f, 1e0f));
    row(() -> { StringBuilder b = new StringBuilder(); for (String s : List.of("2e23", " 1e23 ", "9007199254740993", "2.4703282292062327e-324", "2.4703282292062328e-324", "1e309", "-1e-400", "1.", ".5d", "16777217.0000001", "7.1e-46", "3.4028236e38", "0.0e999999999999", "NaN", "-Infinity")) b.append(Double.parseDouble(s)).append(' ').append(Float.parseFloat(s)).append(' '); return b; });
    row(() -> { int odd = 0; Random r = new Random(17); for (int i = 0; i < 3000; i++) { double d = Double.longBitsToDouble(r.nextLong()); if (d - d == 0 && Double.parseDouble(new BigDecimal(d).toString()) != d) odd++; } return odd; });
    row(() -> Math.scalb(1.5, 2000) + " " + Math.scalb(-1.5, -1074) + " " + Math.scalb(3.0, -1076) + " " + Math.scalb(Double.MIN_VALUE, 2097) + " " + Math.scalb(1f, 200) + " " + Math.scalb(3f, -151));
  }
}
