// How each language writes what the sentences on causes advise, and the corners that a box check begins at.
import { columnOf, rowOf } from '../../cell';
import type { ProgramLanguage } from '../../program-languages';
import { startAt, type Flaw } from './rules-kept';

interface Ways {
  /** The first row or column of a box, and the number of a row or column of boxes. */
  corner: (name: string) => string;
  third: (name: string) => string;
  or: string;
  and: string;
  none: string;
  zero: string;
  strip: string;
  number: string;
  characters: string;
  split: string;
  spaced: string;
  glued: string;
  row: string;
  stop: string;
  /** Standard input and standard output. */
  input: string;
  output: string;
}

const braces = {
  corner: (name: string) => `${name} / 3 * 3`,
  third: (name: string) => `${name} / 3`,
  or: '||',
  and: '&&',
  none: 'null',
  zero: '0',
};

export const ways: Readonly<Record<ProgramLanguage, Ways>> = {
  cpp: {
    ...braces,
    none: 'nullptr',
    strip: 'ws(cin)',
    number: "c - '0'",
    characters: "char c; cin >> c; board[i][j] = c - '0'",
    split: 'cin >> board[i][j]',
    spaced: "cout << board[i][j] << ' '",
    glued: 'cout << board[i][j]',
    row: "cout << board[i][j] << ' '",
    stop: 'if (solve(n + 1)) return true;',
    input: 'cin >> board[i][j]',
    output: 'cout << board[i][j]',
  },
  java: {
    ...braces,
    strip: '.trim()',
    number: 'Integer.parseInt(text)',
    characters: "line.charAt(j) - '0'",
    split: 'line.split(" ")',
    spaced: 'System.out.print(board[i][j] + " ")',
    glued: 'System.out.print(board[i][j])',
    row: 'System.out.print(board[i][j] + " ")',
    stop: 'if (solve(n + 1)) return true;',
    input: 'new BufferedReader(new InputStreamReader(System.in))',
    output: 'System.out.print(board[i][j])',
  },
  python: {
    corner: (name) => `${name} // 3 * 3`,
    third: (name) => `${name} // 3`,
    or: 'or',
    and: 'and',
    none: 'None',
    zero: '0',
    strip: '.strip()',
    number: 'list(map(int, line.split()))',
    characters: 'list(map(int, input().strip()))',
    split: 'list(map(int, input().split()))',
    spaced: 'print(*row)',
    glued: "print(*row, sep='')",
    row: 'print(*row)',
    stop: 'if solve(n + 1): return True',
    input: 'sys.stdin.readline()',
    output: 'print(*row)',
  },
  javascript: {
    corner: (name) => `Math.floor(${name} / 3) * 3`,
    third: (name) => `Math.floor(${name} / 3)`,
    or: '||',
    and: '&&',
    none: 'undefined',
    zero: '0',
    strip: '.trim()',
    number: '.map(Number)',
    characters: "line.trim().split('').map(Number)",
    split: "line.split(' ').map(Number)",
    spaced: "row.join(' ')",
    glued: "row.join('')",
    row: "row.join(' ')",
    stop: 'if (solve(n + 1)) return true;',
    input: "require('fs').readFileSync('/dev/stdin')",
    output: "console.log(row.join(' '))",
  },
};

/** The cell at which a box check begins, where it is on the board, and the one that it should begin at. */
export function cornersOf(
  flaw: Extract<Flaw, { kind: 'start' }>,
  cell: number,
): { from: number | undefined; right: number } {
  const [r, c] = [rowOf(cell), columnOf(cell)];
  const [top, left] = [startAt(flaw.row, r, c), startAt(flaw.column, c, r)];
  const isThere = top >= 0 && top < 9 && left >= 0 && left < 9;
  const right = (r - (r % 3)) * 9 + c - (c % 3);
  const from = isThere ? top * 9 + left : undefined;
  return { from: from === right ? undefined : from, right };
}
