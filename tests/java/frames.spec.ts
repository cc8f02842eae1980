// The calls that are open at a step of a program in Java, with arguments of every type that has one value to show, and variables.
import type { Frame } from '../../web/core/code/frames';
import { expect, test } from './support/java-test';

const puzzle = '530070000600195000098000060800060003400803001700020006060000280000419005000080079';

/** The method that searches has one argument of each type; the sums make each of them differ from call to call. */
const source = `import java.util.*;

class Main {
  enum Way { DOWN, UP }
  record Cell(int row, int col) {}
  static int[][] board = new int[9][9];

  static boolean solve(int at, char letter, double half, String name, Way way, boolean isOdd, long big, byte small,
      float tenth, Integer boxed, Cell cell, int[] row) {
    if (at == 81) return true;
    int r = at / 9, c = at % 9;
    if (board[r][c] != 0) return next(at, letter);
    for (int digit = 1; digit <= 9; digit++) {
      if (!fits(r, c, digit)) continue;
      board[r][c] = digit;
      if (next(at, letter)) return true;
      board[r][c] = 0;
    }
    return false;
  }

  static boolean next(int at, char letter) {
    int to = at + 1;
    return solve(to, (char) (letter + 1), to / 2.0, "칸 " + to, to % 2 == 0 ? Way.DOWN : Way.UP, to % 2 == 1, to * 10_000_000_000L,
        (byte) to, to / 4f, to, new Cell(to / 9, to % 9), to < 81 ? board[to / 9] : null);
  }

  static boolean fits(int r, int c, int digit) {
    for (int i = 0; i < 9; i++)
      if (board[r][i] == digit || board[i][c] == digit || board[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] == digit) return false;
    return true;
  }

  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    for (int i = 0; i < 81; i++) board[i / 9][i % 9] = in.nextInt();
    next(-1, 'a');
  }
}
`;

const lineOf = (text: string) => source.split('\n').findIndex((line) => line.includes(text)) + 1;

const told = ({ name, arguments: given }: Frame) =>
  `${name}(${given.map((each) => (each.value === undefined ? each.name : `${each.name}=${each.value}`)).join(', ')})`;

const solveAt = (at: number) =>
  `solve(at=${at}, letter='${String.fromCharCode('b'.charCodeAt(0) + at)}', half=${(at / 2).toFixed(1)}, name="칸 ${at}", ` +
  `way=${at % 2 === 0 ? 'DOWN' : 'UP'}, isOdd=${at % 2 === 1}, big=${at * 1e10}, small=${at}, ` +
  `tenth=${at === 0 ? '0.0' : at / 4}, boxed=${at}, cell, row)`;

test('the calls at a step show characters, decimals, texts, enums and every number @java', async ({
  java,
}) => {
  test.setTimeout(120_000);
  expect((await java.compile(source, true)).diagnostics).toEqual([]);
  const input = puzzle.split('').join(' ');
  // The first step is on the third cell, behind two givens.
  const { frames = [], steps } = await java.run(input, { film: puzzle, framesAt: 1 });
  expect(steps ?? 0).toBe(0);
  expect(frames.map(told)).toEqual([
    'main(args)',
    "next(at=-1, letter='a')",
    solveAt(0),
    "next(at=0, letter='b')",
    solveAt(1),
    "next(at=1, letter='c')",
    solveAt(2),
  ]);
  const [begins, goesOn, calls, puts] = [
    'next(-1',
    'return next(at',
    'return solve(to',
    '] = digit;',
  ].map(lineOf);
  expect(frames.map(({ line }) => line)).toEqual([
    begins,
    calls,
    goesOn,
    calls,
    goesOn,
    calls,
    puts,
  ]);
});

const withVariables = `import java.util.*;

class Main {
  static int[][] board = new int[9][9];

  static boolean solve(int at) {
    if (at == 81) return true;
    int r = at / 9, c = at % 9;
    if (board[r][c] != 0) {
      int beyond = at + 1;
      return solve(beyond);
    }
    String none = null;
    List<Integer> tried = new ArrayList<>();
    for (int digit = 1; digit <= 9; digit++) {
      boolean fits = true;
      for (int i = 0; i < 9; i++) {
        int box = board[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3];
        fits &= board[r][i] != digit && board[i][c] != digit && box != digit;
      }
      if (!fits) continue;
      double half = digit / 2.0;
      board[r][c] = digit;
      if (solve(at + 1)) return true;
      board[r][c] = 0;
    }
    return false;
  }

  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    for (int i = 0; i < 81; i++) board[i / 9][i % 9] = in.nextInt();
    long begun = 5;
    solve(0);
  }
}
`;

test('the calls at a step show what each variable in sight holds @java', async ({ java }) => {
  test.setTimeout(120_000);
  expect((await java.compile(withVariables, true)).diagnostics).toEqual([]);
  const input = puzzle.split('').join(' ');
  const { frames = [] } = await java.run(input, { film: puzzle, framesAt: 2 });
  const held = frames.map(({ locals }) =>
    locals.map(({ name, value }) => (value === undefined ? name : `${name}=${value}`)).join(' '),
  );
  // The variables of a loop or a block that is over are out of sight.
  expect(held).toEqual([
    'in begun=5',
    'r=0 c=0 beyond=1',
    'r=0 c=1 beyond=2',
    'r=0 c=2 none=null tried digit=1 fits=true half=0.5',
    'r=0 c=3 none=null tried digit=2 fits=true half=1.0',
  ]);
});
