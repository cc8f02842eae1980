// Each row prints what collections, streams, readers, large numbers and regular expressions answer, or the exception: the same as in a JDK.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import java.util.regex.*;
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
  static class A {} static class B extends A { int f; int[] g; String s(){return "s";} } enum Color { RED, GREEN, BLUE }
  record P(int x, int y) {}
  record R<T>(T t, int[] a) {}
  static int zero() { return 0; }
  public static void main(String[] args) {
    row(() -> new Vector<>(List.of(1)).elementAt(3));
    row(() -> new Vector<>(List.of(1)).elementAt(-1));
    row(() -> { Vector<Integer> v = new Vector<>(List.of(1)); v.insertElementAt(5, 9); return v; });
    row(() -> { Vector<Integer> v = new Vector<>(List.of(1)); v.removeElementAt(9); return v; });
    row(() -> { Vector<Integer> v = new Vector<>(List.of(1)); v.setElementAt(9, 9); return v; });
    row(() -> { Vector<Integer> v = new Vector<>(List.of(1)); v.add(9, 9); return v; });
    row(() -> { Vector<Integer> v = new Vector<>(List.of(1)); v.removeElementAt(-1); return v; });
    row(() -> new Vector<>(List.of(1)).subList(0, 5));
    row(() -> new Vector<>(List.of(1)).get(-1));
    row(() -> { Vector<Integer> v = new Vector<>(List.of(1, 2, 3)); v.addElement(4); v.removeElement(2); v.insertElementAt(9, 0); v.setElementAt(8, 1); Enumeration<Integer> e = v.elements(); int s = 0; while (e.hasMoreElements()) s += e.nextElement(); return v + "" + s + v.firstElement() + v.lastElement() + v.capacity() / 100 + v.indexOf(4) + v.contains(3); });
    row(() -> { Stack<Integer> s = new Stack<>(); s.push(1); s.push(2); s.add(3); return s + "" + s.peek() + s.pop() + s.search(1) + s.empty() + s.get(0) + s.size(); });
    row(() -> { Deque<Integer> d = new ArrayDeque<>(List.of(1, 2, 3)); d.offerFirst(0); d.offerLast(4); d.removeFirstOccurrence(2); d.removeLastOccurrence(9); StringBuilder b = new StringBuilder(); d.descendingIterator().forEachRemaining(b::append); return d + "" + b + d.peekFirst() + d.pollLast() + d.getFirst() + d.contains(3) + Arrays.toString(d.toArray()) + d.stream().mapToInt(x -> x).sum(); });
    row(() -> { LinkedList<Integer> d = new LinkedList<>(List.of(1, 2, 3, 2)); d.addFirst(0); d.add(2, 9); d.removeLast(); d.remove(Integer.valueOf(2)); d.set(0, 7); d.offer(5); return d + "" + d.indexOf(9) + d.lastIndexOf(2) + d.peek() + d.poll() + d.pollLast() + d.getLast() + d.element() + d.pop(); });
    row(() -> { PriorityQueue<Integer> q = new PriorityQueue<>(4, Comparator.reverseOrder()); q.addAll(List.of(3, 1, 4, 1, 5, 9, 2, 6)); q.remove(4); StringBuilder b = new StringBuilder(q.toString()); while (!q.isEmpty()) b.append(q.poll()); return b + "" + q.peek() + q.poll() + q.comparator().compare(1, 2); });
    row(() -> { TreeMap<Integer, String> m = new TreeMap<>(Map.of(1, "a", 3, "c", 5, "e")); return m.floorKey(4) + " " + m.ceilingKey(4) + m.lowerKey(1) + m.higherKey(5) + m.headMap(3) + m.tailMap(3) + m.headMap(3, true) + m.tailMap(3, false) + m.subMap(1, 5) + m.descendingMap() + m.firstEntry() + m.lastEntry() + m.pollFirstEntry() + m.navigableKeySet() + m.descendingKeySet() + m.floorEntry(9).getValue(); });
    row(() -> { TreeSet<Integer> s = new TreeSet<>(List.of(5, 1, 3)); return s.floor(4) + " " + s.ceiling(4) + s.lower(1) + s.higher(1) + s.headSet(3) + s.tailSet(3) + s.subSet(1, true, 5, false) + s.descendingSet() + s.pollFirst() + s.pollLast() + s.first() + s; });
    row(() -> { Map<String, List<Integer>> m = new TreeMap<>(); m.computeIfAbsent("a", k -> new ArrayList<>()).add(1); m.merge("b", List.of(2), (x, y) -> x); m.computeIfPresent("a", (k, v) -> null); return m + "" + m.getOrDefault("z", List.of()) + m.containsKey("b"); });
    row(() -> { Map<String, Integer> m = new LinkedHashMap<>(16, 0.75f, true) { protected boolean removeEldestEntry(Map.Entry<String, Integer> e) { return size() > 2; } }; m.put("a", 1); m.put("b", 2); m.get("a"); m.put("c", 3); return m; });
    row(() -> { Set<String> s = new LinkedHashSet<>(List.of("b", "a", "c")); s.retainAll(Set.of("a", "b")); s.addAll(List.of("z")); s.removeAll(List.of("b")); return s + "" + s.containsAll(List.of("a")) + new HashSet<>(List.of(100, 3, 17, 33, 64)) + new HashSet<>(List.of("banana", "apple", "cherry", "kiwi")); });
    row(() -> { IdentityHashMap<String, Integer> m = new IdentityHashMap<>(); m.put("a", 1); m.put(new String("a"), 2); WeakHashMap<String, Integer> w = new WeakHashMap<>(); w.put("x", 1); return m.size() + "" + w; });
    row(() -> { Hashtable<String, Integer> t = new Hashtable<>(); t.put("a", 1); t.put("b", 2); t.put("c", 3); return t + "" + t.contains(2) + Collections.list(t.keys()) + t.elements().nextElement(); });
    row(() -> new Hashtable<String, Integer>().put(null, 1));
    row(() -> new Hashtable<String, Integer>().put("a", null));
    row(() -> { Properties p = new Properties(); p.setProperty("a", "1"); p.load(new StringReader("b=2\n# c\nd : 3")); return p.getProperty("b") + p.getProperty("d") + p.getProperty("z", "x") + p.size(); });
    row(() -> { List<Integer> l = new ArrayList<>(List.of(3, 1, 2)); Collections.sort(l, Collections.reverseOrder()); Collections.addAll(l, 9, 8); Collections.replaceAll(l, 9, 7); Collections.fill(new ArrayList<>(l), 0); return l + "" + Collections.max(l) + Collections.min(l, Comparator.reverseOrder()) + Collections.indexOfSubList(l, List.of(7)) + Collections.lastIndexOfSubList(l, List.of(8)) + Collections.enumeration(l).nextElement() + Collections.emptyIterator().hasNext(); });
    row(() -> { List<Integer> l = new ArrayList<>(List.of(1, 2, 3, 4)); ListIterator<Integer> i = l.listIterator(2); i.previous(); i.set(9); i.next(); i.add(5); i.next(); i.remove(); return l + "" + i.nextIndex() + i.previousIndex() + l.subList(1, 3).stream().mapToInt(x -> x).sum() + l.lastIndexOf(9); });
    row(() -> { List<Integer> l = List.of(1, 2); return List.of().isEmpty() + "" + l.contains(2) + l.indexOf(9) + l.hashCode() + List.copyOf(l) + Set.copyOf(List.of(1)) + Map.copyOf(Map.of(1, 2)) + l.subList(0, 1) + l.toArray().length + List.of(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11).size() + Arrays.toString(l.toArray(Integer[]::new)); });
    row(() -> List.of(1, 2).iterator().next() + List.of(3).listIterator().nextIndex());
    row(() -> Stream.of(1, 2).toList().set(0, 1));
    row(() -> Collections.unmodifiableList(List.of(1)).iterator().next());
    row(() -> { Iterator<Integer> i = List.of(1).iterator(); i.next(); i.remove(); return 1; });
    row(() -> { ArrayList<Integer> l = new ArrayList<>(List.of(1, 2, 3)); l.ensureCapacity(10); l.trimToSize(); Object c = l.clone(); l.addAll(1, List.of(8, 9)); l.removeAll(List.of(1)); l.retainAll(List.of(8, 2)); l.forEach(x -> {}); return l + "" + c + l.equals(c) + l.isEmpty() + l.spliterator().estimateSize() + l.stream().count(); });
    row(() -> { List<Integer> l = new ArrayList<>(List.of(1, 2, 3)); for (Iterator<Integer> i = l.iterator(); i.hasNext();) if (i.next() == 2) i.remove(); for (int x : l) if (x == 1) { l.remove(0); } return l; });
    row(() -> { List<Integer> l = new ArrayList<>(List.of(1, 2, 3)); l.removeIf(x -> { if (x == 2) l.add(5); return false; }); return l; });
    row(() -> { Scanner s = new Scanner("1 2 x 3.5 true 99999999999 ff\nnext line\n"); return s.nextInt() + s.nextByte() + s.next() + s.nextDouble() + s.nextBoolean() + s.nextLong() + s.nextInt(16) + "|" + s.nextLine() + "|" + s.nextLine() + s.hasNextLine(); });
  
    row(() -> new Scanner("a b c").tokens().toList());
    row(() -> new Scanner("a1b2").findInLine("(\\d)b"));
    row(() -> new Scanner("12 ab").hasNext("\\d+") + "" + new Scanner("12 ab").next("\\d+"));
    row(() -> new Scanner("ab").next("\\d+"));
    row(() -> { Scanner s = new Scanner("xx5").skip("x*"); return s.nextInt(); });
    row(() -> new Scanner("1.5").useLocale(Locale.US).nextDouble());
    row(() -> new Scanner("123").nextBigInteger() + "" + new Scanner("1.50").nextBigDecimal() + new Scanner("7").nextShort() + new Scanner("1.5").nextFloat() + new Scanner("1").hasNextLong() + new Scanner("1").hasNextDouble() + new Scanner("x").hasNextBoolean() + new Scanner("5").hasNextShort() + new Scanner("1.5").hasNextFloat() + new Scanner("5").hasNextByte() + new Scanner("5").hasNextBigDecimal());
    row(() -> new Scanner("1,2;3").useDelimiter("[,;]").tokens().mapToInt(Integer::parseInt).sum());
    row(() -> new Scanner("0003 +5 -0").nextInt() + new Scanner("+5").nextInt() + new Scanner("1,234").nextInt());
    row(() -> new Scanner("1e3").nextDouble());
    row(() -> new Scanner("NaN").nextDouble());
    row(() -> new Scanner("a\n\nb").useDelimiter("\n").tokens().toList());
    row(() -> new Scanner("abc").useDelimiter("").next());
    row(() -> { Scanner s = new Scanner("5 6"); s.nextInt(); s.reset(); return s.nextInt() + "" + s.hasNext(); });
    row(() -> { Scanner s = new Scanner("a=1"); s.findInLine("(\\w)=(\\d)"); return s.match().group(2); });
    row(() -> new Scanner("ab12cd").findWithinHorizon("\\d+", 0));
    row(() -> new Scanner("a1b2").findAll("\\d").map(MatchResult::group).toList());
  
    row(() -> { Optional<Integer> o = Optional.of(5); return o.map(x -> x + 1).filter(x -> x > 5).orElse(0) + "" + o.flatMap(x -> Optional.empty()).isPresent() + o.isEmpty() + o.or(() -> Optional.of(1)).get() + o.stream().count() + Optional.ofNullable(null).orElseGet(() -> "g") + o.equals(Optional.of(5)) + o.hashCode(); });
    row(() -> { Optional.of(1).ifPresentOrElse(x -> {}, () -> {}); Optional.empty().ifPresent(x -> {}); return OptionalInt.of(3).orElse(1) + OptionalInt.empty().orElseGet(() -> 9) + "" + OptionalDouble.of(1).isPresent(); });
    row(() -> Objects.requireNonNullElseGet(null, () -> 3) + Objects.toString(null) + Objects.hash(1, 2) + Objects.deepEquals(new int[] {1}, new int[] {1}) + Objects.checkIndex(1, 2) + Objects.nonNull(1));
    row(() -> Objects.checkFromToIndex(2, 1, 5));
    row(() -> Objects.checkFromIndexSize(2, 9, 5));
    row(() -> { StringTokenizer t = new StringTokenizer("a b"); t.nextToken(); return t.nextToken(" ") + t.hasMoreElements() + new StringTokenizer("a,b;c", ",;").nextElement(); });
    row(() -> { StringTokenizer t = new StringTokenizer("a"); t.nextToken(); return t.nextToken(); });
    row(() -> { Random r = new Random(1); return r.ints(5).sum() + " " + r.doubles(2).sum() + r.longs(2, 0, 100).sum() + r.nextInt(1 << 20) + r.nextLong(5, 100) + r.nextDouble(1, 2) + r.nextFloat(2f) + r.nextLong(77); });
    row(() -> { byte[] b = new byte[5]; new Random(3).nextBytes(b); return Arrays.toString(b) + new Random(5).ints(3, 1, 10).boxed().toList(); });
    row(() -> Comparator.comparing(P::x).thenComparing(P::y).compare(new P(1, 2), new P(1, 3)) + "" + Comparator.nullsFirst(Comparator.<Integer>naturalOrder()).compare(null, 1) + Comparator.comparingDouble((Double d) -> d).reversed().compare(1.0, 2.0) + Comparator.comparing(P::x, Comparator.reverseOrder()).thenComparingInt(P::y).compare(new P(1, 1), new P(2, 1)) + Map.Entry.comparingByKey(Comparator.<Integer>reverseOrder()).compare(Map.entry(1, 1), Map.entry(2, 1)) + Collections.reverseOrder(Comparator.<Integer>naturalOrder()).compare(1, 2));
    row(() -> Base64.getEncoder().encodeToString("sudoku".getBytes()) + new String(Base64.getDecoder().decode("YQ==")));
    row(() -> Locale.KOREA + "" + Locale.getDefault().getLanguage().length() + Locale.US.getCountry());
    row(() -> { Iterator<Integer> it = new Iterator<>() { int i; public boolean hasNext() { return i < 3; } public Integer next() { return i++; } }; int[] s = {0}; it.forEachRemaining(x -> s[0] += x); return s[0] + StreamSupport.stream(((Iterable<Integer>) () -> List.of(1, 2).iterator()).spliterator(), false).mapToInt(x -> x).sum() + StreamSupport.stream(Spliterators.spliteratorUnknownSize(List.of(1).iterator(), Spliterator.ORDERED), false).count(); });
    row(() -> { AbstractList<Integer> l = new AbstractList<>() { public Integer get(int i) { return i * i; } public int size() { return 4; } }; AbstractMap<String, Integer> m = new AbstractMap<>() { public Set<Entry<String, Integer>> entrySet() { return Set.of(Map.entry("k", 1)); } }; return l + "" + m + l.contains(9) + l.stream().mapToInt(x -> x).sum() + m.get("k") + new AbstractMap.SimpleImmutableEntry<>(1, 2); });
    row(() -> { class Pq implements Comparable<Pq> { int v; Pq(int v) { this.v = v; } public int compareTo(Pq o) { return Integer.compare(v, o.v); } public String toString() { return "p" + v; } } List<Pq> l = new ArrayList<>(List.of(new Pq(3), new Pq(1))); Collections.sort(l); return l + "" + Collections.min(l) + new TreeSet<>(l).first(); });
  
    row(() -> { List<Integer> l = Arrays.asList(1, 2, 3); Collections.reverse(l); Collections.shuffle(l, new Random(1)); return l; });
    row(() -> { int[] a = {1, 2, 3, 4, 5}; return IntStream.range(0, a.length).map(i -> a[a.length - 1 - i]).boxed().collect(Collectors.toList()); });
    row(() -> { StringBuilder b = new StringBuilder(); new Formatter(b).format("%d-%s", 1, "x"); return b + "" + new Formatter().format("%5d|", 3); });
    row(() -> { Timer t = null; return t; });
    row(() -> { PrimitiveIterator.OfInt p = IntStream.of(1, 2).iterator(); return p.nextInt() + p.next(); });
    row(() -> { IntSummaryStatistics s = new IntSummaryStatistics(); s.accept(3); s.accept(5); return s.getAverage() + "" + s.getMax(); });
    row(() -> { StringJoiner j = new StringJoiner("-"); j.add("a").merge(new StringJoiner("+").add("b").add("c")); return j; });
    row(() -> { ListIterator<String> i = Arrays.asList("a").listIterator(); i.add("x"); return 1; });
    row(() -> new Scanner(System.in).hasNext());
    row(() -> new Scanner(new ByteArrayInputStream("5".getBytes())).nextInt() + new Scanner(new BufferedReader(new StringReader("6"))).nextInt());
  
    row(() -> { Stream<Integer> s = Stream.of(1, 2); s.count(); return s.count(); });
    row(() -> { IntStream s = IntStream.range(0, 3); s.sum(); s.sum(); return 1; });
    row(() -> { Stream<Integer> s = Stream.of(1, 2); s.map(x -> x); s.map(x -> x); return 1; });
    row(() -> { Stream<Integer> s = List.of(1).stream(); s.forEach(x -> {}); s.forEach(x -> {}); return 1; });
    row(() -> { LongStream s = LongStream.of(1); s.sum(); return s.boxed(); });
    row(() -> { DoubleStream s = DoubleStream.of(1); s.sum(); return s.max(); });
    row(() -> { Stream<String> s = Stream.of("a").filter(x -> true); s.toList(); return s.findFirst(); });
    row(() -> { Stream<String> s = Stream.of("a"); s.iterator(); return s.iterator(); });
    row(() -> { Stream<Integer> s = new ArrayList<>(List.of(1)).stream(); Stream<Integer> t = s.sorted(); s.distinct(); return 1; });
    row(() -> { Supplier<Stream<Integer>> s = () -> Stream.of(1, 2); return s.get().count() + s.get().mapToInt(x -> x).sum(); });
    row(() -> Stream.of(1, 2, 3, 4, 5).parallel().map(x -> x * 2).collect(Collectors.toList()));
    row(() -> List.of(1, 2).parallelStream().mapToInt(x -> x).sum());
    row(() -> IntStream.range(0, 9).parallel().sequential().unordered().sum());
    row(() -> Stream.of(1).isParallel());
    row(() -> Arrays.asList(3, 1).parallelStream().sorted().collect(Collectors.toList()));
    row(() -> IntStream.range(0, 100).boxed().parallel().reduce(0, Integer::sum));
    row(() -> { Stream<Integer> s = Stream.of(1).onClose(() -> {}); s.close(); return "closed"; });
    row(() -> Stream.ofNullable(null).count() + Stream.ofNullable(1).count());
    row(() -> Stream.iterate(1, x -> x * 2).dropWhile(x -> x < 10).limit(3).toList());
    row(() -> Stream.of(3, 1, 2).sorted(Comparator.reverseOrder()).map(String::valueOf).collect(Collectors.joining()));
    row(() -> Stream.of("a", "b").flatMapToInt(String::chars).sum() + Stream.of(1, 2).mapToLong(x -> x).sum() + Stream.of(1, 2).mapToDouble(x -> x).sum());
    row(() -> Stream.of(1, 2, 3).noneMatch(x -> x > 5) + "" + Stream.of(1).allMatch(x -> x == 1) + Stream.of(1, 2).findAny().isPresent() + Stream.of(5, 6).max(Integer::compare).get());
    row(() -> Stream.<Integer>builder().add(1).add(2).build().toList() + "" + Stream.empty().toList() + Stream.of(1, 2, 3).reduce(Integer::sum).get() + Stream.of("a", "bb").reduce(0, (n, s) -> n + s.length(), Integer::sum));
    row(() -> Arrays.toString(Stream.of(1, 2).toArray()) + Arrays.toString(Stream.of("a").toArray(String[]::new)) + Arrays.toString(IntStream.of(1).toArray()));
    row(() -> Stream.of(1, 2, 3).collect(ArrayList::new, ArrayList::add, ArrayList::addAll) + "" + IntStream.range(0, 3).collect(StringBuilder::new, (b, i) -> b.append(i), StringBuilder::append));
    row(() -> { StringBuilder b = new StringBuilder(); Stream.of(3, 1).peek(b::append).sorted().peek(b::append).forEachOrdered(b::append); return b; });
    row(() -> IntStream.rangeClosed(1, 5).mapToObj(i -> "x".repeat(i)).collect(Collectors.toList()) + "" + IntStream.range(0, 5).filter(i -> i % 2 == 0).boxed().collect(Collectors.toSet()) + IntStream.of(3, 1).sorted().boxed().toList() + IntStream.of(1, 1).distinct().count() + IntStream.concat(IntStream.of(1), IntStream.of(2)).sum() + IntStream.generate(() -> 2).limit(3).sum() + IntStream.of(1, 2).asLongStream().sum() + IntStream.of(1, 2).asDoubleStream().sum() + IntStream.range(0, 3).mapToLong(i -> i).max().getAsLong() + IntStream.range(0, 3).mapToDouble(i -> i / 2.0).sum() + IntStream.range(0, 10).skip(5).limit(2).sum() + IntStream.iterate(1, i -> i < 20, i -> i * 3).sum() + IntStream.of(5).findFirst().getAsInt() + IntStream.range(0, 5).anyMatch(i -> i == 3) + IntStream.of(1, 2, 3).reduce(1, (x, y) -> x * y) + IntStream.of(1).flatMap(i -> IntStream.range(0, 3)).sum() + IntStream.range(0, 9).takeWhile(i -> i < 4).sum() + IntStream.range(0, 9).dropWhile(i -> i < 4).sum() + IntStream.of(1, 2).mapMulti((i, c) -> { c.accept(i); c.accept(i); }).sum());
    row(() -> Stream.of("a", "bb", "cc").collect(Collectors.groupingBy(String::length, Collectors.joining("+"))) + "" + Stream.of(1, 2, 3).collect(Collectors.partitioningBy(x -> x > 1, Collectors.counting())) + Stream.of(1, 2, 3).collect(Collectors.averagingDouble(x -> x)) + Stream.of(1, 2, 3).collect(Collectors.summarizingInt(x -> x)) + Stream.of(1, 2).collect(Collectors.minBy(Comparator.naturalOrder())) + Stream.of(1, 2).collect(Collectors.filtering(x -> x > 1, Collectors.toList())) + Stream.of(1, 2).collect(Collectors.flatMapping(x -> Stream.of(x, x), Collectors.toList())) + Stream.of(1).collect(Collectors.toUnmodifiableList()) + Stream.of(1, 2).collect(Collectors.summingLong(x -> x)) + Stream.of("x").collect(Collectors.toMap(Function.identity(), String::length, (a, b) -> a, LinkedHashMap::new)) + Stream.of(1, 2).collect(Collectors.toUnmodifiableSet()).size() + Stream.of(1, 2).collect(Collectors.reducing(Integer::sum)).get() + Stream.of(1, 2).collect(Collectors.maxBy(Comparator.naturalOrder())).get() + Stream.of(1, 2).collect(Collectors.averagingLong(x -> x)) + Stream.of(1, 2).collect(Collectors.summingDouble(x -> x)));
    row(() -> { int[][] board = Stream.of("530070000", "600195000").map(s -> s.chars().map(c -> c - '0').toArray()).toArray(int[][]::new); return Arrays.deepToString(board) + Arrays.stream(board).flatMapToInt(Arrays::stream).sum() + Arrays.stream(board).map(r -> Arrays.stream(r).mapToObj(String::valueOf).collect(Collectors.joining(" "))).collect(Collectors.joining("\n")); });
    row(() -> { List<List<Integer>> l = IntStream.range(0, 2).mapToObj(i -> IntStream.range(0, 3).mapToObj(j -> i * j).collect(Collectors.toList())).collect(Collectors.toList()); return l; });
    row(() -> Stream.of(1, 2, 3).map(x -> { if (x == 2) throw new IllegalStateException("in stream"); return x; }).toList());
    row(() -> Stream.iterate(new int[] {0, 1}, f -> new int[] {f[1], f[0] + f[1]}).limit(10).map(f -> f[0]).toList());
    row(() -> LongStream.rangeClosed(1, 20).reduce(1, (a, b) -> a * b) + " " + LongStream.range(0, 5).mapToInt(l -> (int) l).sum() + LongStream.of(1, 2).summaryStatistics());
    row(() -> Stream.of(5, 3).sorted().iterator().next() + Stream.of(1, 2).skip(1).findFirst().get() + "" + Stream.concat(Stream.of(1), Stream.of("a")).toList());
    row(() -> Stream.of(1, 2).map(x -> null).toList());
    row(() -> "a-b-c".chars().mapToObj(c -> String.valueOf((char) c)).filter(s -> !s.equals("-")).collect(Collectors.toCollection(TreeSet::new)).descendingSet());
    row(() -> Pattern.compile(",").splitAsStream("a,b").toList() + "" + Pattern.compile("a").asPredicate().test("ba") + Pattern.compile("a").asMatchPredicate().test("ba"));
    row(() -> IntStream.empty().min() + "" + IntStream.of(4, 2).min() + IntStream.empty().average() + Stream.empty().max((a, b) -> 0));
    row(() -> IntStream.range(0, 5).mapToObj(Integer::toString).collect(Collectors.collectingAndThen(Collectors.toList(), Collections::unmodifiableList)));
    row(() -> { Iterator<Integer> i = Stream.of(1, 2).iterator(); i.next(); i.next(); return i.next(); });
    row(() -> Stream.generate(new Random(3)::nextInt).limit(2).toList());
    row(() -> { IntStream.range(0, 3).forEach(i -> { throw new RuntimeException("f" + i); }); return 0; });
    row(() -> { BinaryOperator<Integer> b = BinaryOperator.minBy(Comparator.naturalOrder()); BooleanSupplier bs = () -> true; IntPredicate ip = i -> i > 3; IntFunction<String> f = Integer::toString; ToIntFunction<String> t = String::length; IntUnaryOperator u = i -> i + 1; ObjIntConsumer<String> oc = (s, i) -> {}; IntSupplier is = () -> 4; BiPredicate<Integer, Integer> bp = (x, y) -> x > y; BiConsumer<Integer, Integer> bc = (x, y) -> {}; oc.accept("a", 1); bc.andThen(bc).accept(1, 2); return b.apply(1, 2) + "" + bs.getAsBoolean() + ip.and(i -> i < 9).or(i -> i == 0).negate().test(5) + f.apply(3) + t.applyAsInt("abc") + u.andThen(i -> i * 2).compose(i -> i - 1).applyAsInt(5) + is.getAsInt() + bp.negate().test(1, 2) + UnaryOperator.identity().apply(7) + Predicate.not((Integer x) -> x > 1).test(0) + Predicate.isEqual(3).test(3) + ((ToIntBiFunction<Integer, Integer>) Integer::sum).applyAsInt(1, 2) + ((IntToDoubleFunction) i -> i / 2.0).applyAsDouble(3) + ((LongUnaryOperator) l -> l * 2).applyAsLong(4) + ((DoubleBinaryOperator) Math::pow).applyAsDouble(2, 3) + ((IntConsumer) i -> {}).andThen(i -> {}).hashCode() * 0; });
  
    row(() -> { StreamTokenizer t = new StreamTokenizer(new StringReader("12 ab -3.5 'q' // c\n7")); StringBuilder b = new StringBuilder(); while (t.nextToken() != StreamTokenizer.TT_EOF) b.append(t.ttype == StreamTokenizer.TT_NUMBER ? "n" + t.nval : t.ttype == StreamTokenizer.TT_WORD ? "w" + t.sval : "c" + (char) t.ttype).append(' '); return b + "" + t.lineno(); });
    row(() -> { StreamTokenizer t = new StreamTokenizer(new StringReader("530070000 9")); t.nextToken(); double d = t.nval; t.pushBack(); t.nextToken(); return d + " " + (int) t.nval + t; });
    row(() -> { StreamTokenizer t = new StreamTokenizer(new BufferedReader(new StringReader("530\na b"))); t.resetSyntax(); t.wordChars('0', '9'); t.whitespaceChars(0, ' '); t.eolIsSignificant(true); t.nextToken(); return t.sval + t.ttype; });
    row(() -> { StringWriter s = new StringWriter(); BufferedWriter w = new BufferedWriter(s); w.write("ab"); w.write(65); w.newLine(); w.write("hello", 1, 2); w.append('c').append("d"); w.flush(); return s.toString().replace("\n", "/") + s.getBuffer().length(); });
    row(() -> { StringWriter s = new StringWriter(); PrintWriter w = new PrintWriter(s, true); w.print(1); w.print(2L); w.print('c'); w.print(1.5f); w.print(true); w.print(new char[] {'x'}); w.print((Object) null); w.println(); w.println(5); w.printf("%03d", 7); w.append("z"); w.write("w"); w.format("%s", "f"); w.close(); return s.toString().replace("\n", "/") + w.checkError(); });
    row(() -> { ByteArrayOutputStream o = new ByteArrayOutputStream(); PrintStream p = new PrintStream(o, true, "UTF-8"); p.print(true); p.print(1.5f); p.print('c'); p.print(5L); p.print(new char[] {'q'}); p.println(new char[] {'x', 'y'}); p.println(); p.write(65); p.append("b").append('c'); p.print((String) null); p.println((Object) null); p.printf("%d", 3); p.flush(); return o.toString().replace("\n", "/") + o.size() + o.toByteArray().length; });
    row(() -> { System.out.print(true); System.out.print(1.5f); System.out.print(2.5); System.out.print(new char[] {'h', 'i'}); System.out.println(new char[] {'y'}); System.out.print((Object) "o"); System.out.print(5L); System.out.println('c'); System.out.println(1f); System.out.append('a').append("b").println(); System.out.write(66); System.out.flush(); System.out.println((String) null); System.out.println((Object) null); return "printed"; });
    row(() -> { BufferedWriter w = new BufferedWriter(new OutputStreamWriter(System.out)); w.write("bw\n"); w.write(new char[] {'x', '\n'}); w.write(String.valueOf(5) + "\n"); w.flush(); PrintWriter p = new PrintWriter(new BufferedWriter(new OutputStreamWriter(System.out))); p.println("pw"); p.flush(); BufferedOutputStream o = new BufferedOutputStream(System.out); o.write("bo\n".getBytes()); o.flush(); return "w"; });
    row(() -> { BufferedWriter w = new BufferedWriter(new StringWriter()); w.close(); w.write("x"); return 1; });
    row(() -> { DataInputStream d = new DataInputStream(new ByteArrayInputStream(new byte[] {0, 0, 0, 5, 1})); return d.readInt() + d.read() + "" + d.read(); });
    row(() -> { DataInputStream d = new DataInputStream(new ByteArrayInputStream(new byte[] {0})); return d.readInt(); });
    row(() -> { BufferedInputStream i = new BufferedInputStream(new ByteArrayInputStream(new byte[] {1, 2, 3})); i.mark(5); i.read(); i.reset(); return i.read() + i.available() + "" + i.markSupported(); });
    row(() -> { CharArrayReader r = new CharArrayReader("abc".toCharArray()); CharArrayWriter w = new CharArrayWriter(); w.write(r.read()); w.append("z"); return w + "" + new String(w.toCharArray()); });
    row(() -> { PushbackReader p = new PushbackReader(new StringReader("ab")); int c = p.read(); p.unread(c); return (char) p.read(); });
    row(() -> { Reader r = new StringReader("abc"); StringWriter w = new StringWriter(); r.transferTo(w); return w; });
    row(() -> { StringReader r = new StringReader("x"); r.close(); return r.read(); });
    row(() -> new InputStreamReader(System.in, "UTF-8").read());
    row(() -> { ByteArrayOutputStream o = new ByteArrayOutputStream(); o.writeBytes(new byte[] {65}); o.write(new byte[] {66, 67}, 1, 1); o.writeTo(new ByteArrayOutputStream()); return o.toString("UTF-8") + o; });
    row(() -> { throw new FileNotFoundException("x"); });
    row(() -> { throw new EOFException(); });
    row(() -> { try (BufferedReader r = new BufferedReader(new StringReader("q"))) { return r.readLine(); } finally { System.out.println("fin"); } });
  
    row(() -> new BigDecimal("x"));
    row(() -> new BigDecimal(""));
    row(() -> new BigDecimal("1.2.3"));
    row(() -> new BigDecimal("1e"));
    row(() -> new BigDecimal("1ex"));
    row(() -> new BigDecimal((String) null));
    row(() -> new BigDecimal("--1"));
    row(() -> new BigDecimal("1 "));
    row(() -> new BigDecimal("+5") + " " + new BigDecimal("-.5") + new BigDecimal("5.") + new BigDecimal("1E5"));
    row(() -> new BigDecimal(Double.NaN));
    row(() -> new BigDecimal("."));
    row(() -> new BigDecimal("1.0").divide(new BigDecimal("0")));
    row(() -> new BigDecimal("1").divide(new BigDecimal("3"), RoundingMode.UNNECESSARY));
    row(() -> new BigDecimal("1.25").setScale(1));
    row(() -> new BigDecimal("1.5").intValueExact());
    row(() -> new BigDecimal("1.5").toBigIntegerExact());
    row(() -> new BigDecimal(0.1));
    row(() -> new BigDecimal("10").divide(new BigDecimal("3"), MathContext.DECIMAL32) + " " + new BigDecimal("1").divide(new BigDecimal("7"), 20, RoundingMode.HALF_UP) + new BigDecimal("12345.6789").setScale(2, RoundingMode.CEILING).toPlainString() + new BigDecimal("-2.5").setScale(0, RoundingMode.HALF_DOWN) + new BigDecimal("-2.5").setScale(0, RoundingMode.FLOOR));
    row(() -> new BigInteger("-"));
    row(() -> new BigInteger("1x"));
    row(() -> new BigInteger("zz", 36) + " " + new BigInteger("0").signum() + BigInteger.ONE.negate().shiftRight(1) + BigInteger.valueOf(5).and(BigInteger.valueOf(3)) + BigInteger.valueOf(5).xor(BigInteger.valueOf(3)) + BigInteger.valueOf(5).or(BigInteger.valueOf(8)).not() + BigInteger.valueOf(5).testBit(0) + BigInteger.valueOf(5).setBit(1).clearBit(0).flipBit(5) + BigInteger.valueOf(255).bitLength() + BigInteger.valueOf(255).bitCount() + BigInteger.valueOf(8).getLowestSetBit());
    row(() -> BigInteger.ONE.shiftLeft(200).toString(16) + BigInteger.ONE.shiftLeft(64).subtract(BigInteger.ONE).intValue() + Arrays.toString(BigInteger.valueOf(17).sqrtAndRemainder()));
    row(() -> BigInteger.valueOf(2).modPow(BigInteger.valueOf(-1), BigInteger.valueOf(8)));
    row(() -> BigInteger.ONE.modPow(BigInteger.ONE, BigInteger.ZERO));
    row(() -> { BigInteger f = BigInteger.ONE; for (int i = 1; i <= 50; i++) f = f.multiply(BigInteger.valueOf(i)); return f; });
    row(() -> BigInteger.probablePrime(20, new Random(5)).bitLength() + new BigInteger(10, new Random(1)).bitLength() / 100);
    row(() -> BigInteger.valueOf(1L << 40).intValueExact());
  
    row(() -> Pattern.compile("["));
    row(() -> "a".matches("("));
    row(() -> "a".replaceAll("*", ""));
    row(() -> "a".split("+"));
    row(() -> Pattern.compile("a{2,1}"));
    row(() -> Pattern.compile("\\"));
    row(() -> Pattern.compile("(?<n>a"));
    row(() -> Pattern.compile("[a-"));
    row(() -> Pattern.compile("a)"));
    row(() -> Pattern.compile("[z-a]"));
    row(() -> Pattern.compile("a{x}"));
    row(() -> Pattern.compile("?"));
    row(() -> Pattern.compile("[["));
    row(() -> Pattern.compile("x{"));
    row(() -> Pattern.compile("(?<1a>x)"));
    row(() -> Pattern.compile("a**"));
    row(() -> { try { Pattern.compile("ab[cd"); return ""; } catch (PatternSyntaxException e) { return e.getIndex() + e.getDescription() + e.getPattern(); } });
    row(() -> Pattern.compile("\\d").matcher("a1b2").results().map(MatchResult::group).toList());
    row(() -> Pattern.compile("\\d").matcher("a1b2").replaceAll(r -> "<" + r.group() + ">") + Pattern.compile("\\d").matcher("a1b2").replaceFirst("x"));
    row(() -> { StringBuilder b = new StringBuilder(); Matcher m = Pattern.compile("b").matcher("abc"); while (m.find()) m.appendReplacement(b, "X"); m.appendTail(b); return b; });
    row(() -> { StringBuffer b = new StringBuffer(); Matcher m = Pattern.compile("b").matcher("abc"); while (m.find()) m.appendReplacement(b, "X"); m.appendTail(b); return b; });
    row(() -> "aAbB".replaceAll("(?i)a", "x") + Pattern.compile("^b", Pattern.MULTILINE).matcher("a\nb").find() + "a1".matches("\\p{Alpha}\\p{Digit}") + "가".matches("[가-힣]") + Pattern.quote("a.b") + "x+y".split(Pattern.quote("+")).length + "abcabc".replaceAll("(?=b)", "-") + "aaa".replaceAll("a*?", "x") + "foo.bar".matches("\\w+\\.\\w+") + Matcher.quoteReplacement("$1"));
  
  }
}
