// A full stack in Java is an error that a program can catch, in methods with few variables and with many, and after one another.
import { expect, test } from './support/java-test';

const numbers = (count: number, of: (at: number) => string, between = ', ') =>
  Array.from({ length: count }, (_, at) => of(at)).join(between);

const count = 64;
const source = `import java.util.*;
import java.util.stream.IntStream;
class Main {
  static int seen, sum;
  static int plain(int n) { seen = n; return plain(n + 1) + 1; }
  static long given(int n, ${numbers(count, (at) => `long a${at}`)}) {
    seen = n;
    return given(n + 1, ${numbers(count, (at) => `a${(at * 7 + 1) % count} + ${at}`)}) + ${numbers(count, (at) => `a${at}`, ' + ')};
  }
  static int held(int n) {
    seen = n;
    ${numbers(count, (at) => `int v${at} = n * ${at + 3} ^ sum;`, ' ')}
    return held(n + 1) + (${numbers(count, (at) => `v${at}`, ' ^ ')});
  }
  static int passing(int n) { seen = n; try { return passing(n + 1); } finally { sum++; } }
  static int innermost(int n) { try { return innermost(n + 1); } catch (StackOverflowError e) { return seen = n; } }
  static int viaStream(int n) { seen = n; return IntStream.range(0, 2).map(i -> viaStream(n + 1)).sum(); }
  static String text(int n) { seen = n; return String.format("%5.2f %s", n / 3.0, List.of(n)) + text(n + 1); }
  static int below(int n) { return n == 0 ? 0 : 1 + below(n - 1); }
  public static void main(String[] args) {
    Map<String, Runnable> ways = new LinkedHashMap<>();
    ways.put("plain", () -> plain(0));
    ways.put("innermost", () -> { innermost(0); throw new StackOverflowError(); });
    ways.put("given", () -> given(0${', 1'.repeat(count)}));
    ways.put("held", () -> held(0));
    ways.put("passing", () -> passing(0));
    ways.put("stream", () -> viaStream(0));
    ways.put("text", () -> text(0));
    for (int round = 0; round < 3; round++) {
      for (String way : ways.keySet()) {
        seen = 0;
        try { ways.get(way).run(); } catch (StackOverflowError e) { System.out.println(way + " " + (seen > 100)); }
      }
    }
    System.out.println(below(3000));
  }
}`;

test('a full stack is caught, whatever methods filled it, and what follows runs @java', async ({
  java,
}) => {
  test.setTimeout(120_000);
  expect((await java.compile(source)).diagnostics).toEqual([]);
  const { output, ending } = await java.run('');
  expect(ending).toEqual({ kind: 'finished', exitCode: 0 });
  const ways = ['plain', 'innermost', 'given', 'held', 'passing', 'stream', 'text'];
  const round = ways.map((way) => `${way} true`);
  expect(output.trim().split('\n')).toEqual([...round, ...round, ...round, '3000']);
});
