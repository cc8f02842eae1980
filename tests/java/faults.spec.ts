// Faults that change no verdict in Java are told: numbers that overflow on their way to an index, and exceptions that a program swallows.
import type { Fault } from '../../web/core/code/run';
import { expect, test } from './support/java-test';

const first = 4;
/** A program that runs each statement, in lines of their own. */
const main = (statements: readonly string[]) => `class Main {
  static int[] a = new int[100];
  static void run(int max, int min, int big) throws Exception {
${statements.map((statement) => `    ${statement}`).join('\n')}
  }
  public static void main(String[] s) throws Exception {
    run(Integer.MAX_VALUE, Integer.MIN_VALUE, 477218589);
    System.out.println("end");
  }
}
class Own extends RuntimeException {}`;

type Told = Pick<Fault, 'kind' | 'text'>;
const overflow = (text: string): Told => ({ kind: 'overflow', text });
const caught = (text: string): Told => ({ kind: 'caught', text });

/** Statements, and the fault that is told of each. */
const told: readonly (readonly [statement: string, fault: Told])[] = [
  ['a[(max + 1 + max + 2) % 81]++;', overflow('2147483647 + 1')],
  ['a[min - 1 - max + 5] = 1;', overflow('-2147483648 - 1')],
  ['a[0] += a[(big * 9 + 3) % 81];', overflow('477218589 * 9')],
  ['int i = 9; a[i * 1000000007 % 81]++;', overflow('9 * 1000000007')],
  ['int k = 34359739; k = k * 1000; int j = k % 81; a[j] = 7;', overflow('34359739 * 1000')],
  ['for (int n = 0; n < 3; n++) a[(big * 9 + n) / 3] = n;', overflow('477218589 * 9')],
  [
    'try { a[100]++; } catch (Exception e) {}',
    { kind: 'out-of-bounds', text: 'Index 100 out of bounds for length 100' },
  ],
  [
    'try { a[1] /= a[99]; } catch (Exception e) { a[0] = 1; }',
    caught('java.lang.ArithmeticException: / by zero'),
  ],
  [
    'try { Integer.parseInt("x"); } catch (Exception e) {}',
    caught('java.lang.NumberFormatException: For input string: "x"'),
  ],
];

/** Statements of which nothing is told: hashes and random numbers overflow on purpose, and exceptions may stop a search. */
const untold: readonly string[] = [
  'a[(big * 31 + max) & 63]++;',
  'int seed = max * 1103515245 + 12345; a[(seed >>> 16) % 81]++;',
  'int hash = big * 77; a[(hash % 81 + 81) % 81]++;',
  'int number = max * 3; if (number < 0) number = -number; a[number % 81]++;',
  'a[Math.floorMod(big * 77, 81)]++; a[Math.abs(big * 77 % 81)]++;',
  'int sum = max + big; System.out.println(sum);',
  'a[(byte) (big * 9) & 7]++; a[8 + (int) (9L * big % 9)]++;',
  'for (int r = 0; r < 9; r++) for (int c = 0; c < 9; c++) a[r * 9 + c] = a[r / 3 * 3 + c / 3 + 1];',
  'try { throw new Own(); } catch (Own e) {}',
  'try { throw new RuntimeException("found"); } catch (Exception e) {}',
  'try { Integer.parseInt("x"); } catch (Exception e) { max = 1; }',
];

test('overflow in an index and swallowed exceptions are told once, with their lines @java', async ({
  java,
}) => {
  test.setTimeout(120_000);
  // Each in braces, so that their variables have scopes of their own.
  const inBraces = (statement: string) => `{ ${statement} }`;
  const statements = told.map(([statement]) => inBraces(statement));
  expect((await java.compile(main(statements))).diagnostics).toEqual([]);
  const run = await java.run('');
  expect(run.ending).toEqual({ kind: 'finished', exitCode: 0 });
  expect(run.faults).toEqual(told.map(([, fault], at) => ({ ...fault, line: first + at })));

  expect((await java.compile(main(untold.map(inBraces)))).diagnostics).toEqual([]);
  const quiet = await java.run('');
  expect(quiet.ending).toEqual({ kind: 'finished', exitCode: 0 });
  expect(quiet.faults).toEqual([]);
});
