// Programs in Java that keep whatever they make: each ends with "memory limit" before the browser ends the tab.
import { expect, test } from './support/java-test';

const main = (statements: string) => `import java.util.*;
class Main {
  public static void main(String[] a) {
    ${statements}
  }
}`;

const endless: readonly string[] = [
  'List<int[]> kept = new ArrayList<>(); for (;;) kept.add(new int[10_000_000]);',
  'int[][] kept = new int[1_000_000][]; for (int i = 0; ; i++) kept[i] = new int[2000];',
  'System.out.println(new int[100][20_000][200].length);',
  'Deque<Integer> kept = new ArrayDeque<>(); for (int i = 0; ; i++) kept.add(i);',
  'LinkedList<Integer> kept = new LinkedList<>(); for (int i = 0; ; i++) kept.add(i);',
  'Stack<Integer> kept = new Stack<>(); for (int i = 0; ; i++) kept.push(i);',
  'Queue<Integer> kept = new PriorityQueue<>(); for (int i = 0; ; i++) kept.add(i);',
  'Set<Integer> kept = new TreeSet<>(); for (int i = 0; ; i++) kept.add(i);',
  'Set<Integer> kept = new LinkedHashSet<>(); for (int i = 0; ; i++) kept.add(i);',
  'StringBuilder kept = new StringBuilder(); for (;;) kept.append("sudoku");',
  'class Node { Node next; int value; } Node last = null; for (;;) { Node node = new Node(); node.next = last; last = node; }',
  'record Cell(long value, Object before) {} Object last = null; for (long i = 0; ; i++) last = new Cell(i, last);',
];

/** Nothing of it is kept. */
const garbage =
  'class Node { Node next; int value; } long sum = 0; for (int i = 0; i < 30_000_000; i++) { Node node = new Node(); node.value = i; sum += node.value; } System.out.print(sum);';

test('programs in Java that keep all that they make end with a memory limit, and garbage is free @java', async ({
  java,
}) => {
  test.setTimeout(300_000);
  for (const statements of endless) {
    expect((await java.compile(main(statements))).diagnostics, statements).toEqual([]);
    const { ending } = await java.run('');
    expect(ending, statements).toEqual({ kind: 'memory-limit' });
  }
  await java.compile(main(garbage));
  expect((await java.run('')).output).toBe('449999985000000');
});

test('lengths of arrays are those of Java, negative ones among them @java', async ({ java }) => {
  await java.compile(
    main(`int[][][] all = new int[4][5][6];
    int[][][] some = new int[4][5][];
    long[][] none = new long[0][7];
    System.out.println(all[3][4].length + " " + some[3].length + " " + some[3][4] + " " + none.length);
    try { all = new int[2][-3][4]; } catch (NegativeArraySizeException e) { System.out.println(e.getMessage()); }
    try { boolean[] b = new boolean[-1]; } catch (NegativeArraySizeException e) { System.out.println(e.getMessage()); }`),
  );
  expect((await java.run('')).output).toBe('6 5 null 0\n-3\n-1\n');
});
