// The open calls at a step, with their arguments, compared with the known course of the programs.
import { describe, expect, it } from 'vitest';
import { limits, type RunReport, type RunRequest } from '../../../web/core/code/run';
import { runJavaScript } from './run-javascript';
import { runPython } from './run-python';

const puzzle = '530070000600195000098000060800060003400803001700020006060000280000419005000080079';
const input = (puzzle.match(/.{9}/g) ?? []).map((row) => row.replace(/\B/g, ' ')).join('\n');
const request = (framesAt: number): RunRequest => ({ input, limits, film: puzzle, framesAt });

const python = `board = [list(map(int, input().split())) for _ in range(9)]
def fits(row, col, digit):
    top, left = row // 3 * 3, col // 3 * 3
    return all(board[row][i] != digit and board[i][col] != digit and board[top + i // 3][left + i % 3] != digit for i in range(9))
def solve(at):
    if at == 81:
        return True
    row, col = divmod(at, 9)
    if board[row][col]:
        return solve(at + 1)
    for digit in range(1, 10):
        if fits(row, col, digit):
            board[row][col] = digit
            if solve(at + 1):
                return True
            board[row][col] = 0
    return False
solve(0)
for row in board:
    print(*row)
`;

const javascript = `const board = require('fs').readFileSync(0, 'utf8').trim().split('\\n').map((line) => line.split(' ').map(Number));
function fits(row, col, digit) {
  for (let i = 0; i < 9; i++) {
    if (board[row][i] === digit || board[i][col] === digit) return false;
    if (board[row - (row % 3) + Math.floor(i / 3)][col - (col % 3) + (i % 3)] === digit) return false;
  }
  return true;
}
const solve = (at) => {
  if (at === 81) return true;
  const row = Math.floor(at / 9), col = at % 9;
  if (board[row][col]) return solve(at + 1);
  for (let digit = 1; digit <= 9; digit++) {
    if (!fits(row, col, digit)) continue;
    board[row][col] = digit;
    if (solve(at + 1)) return true;
    board[row][col] = 0;
  }
  return false;
};
solve(0);
for (const row of board) console.log(row.join(' '));
`;

/** Variables of loops, of a block that hides one of the function, of a loop without braces, and of a `var` in a block. */
const blocks = javascript.replace(
  /const solve = [^]*?^};/m,
  `const solve = (at) => {
  let digit = 'hidden';
  if (at === 81) return true;
  { var row = Math.floor(at / 9), col = at % 9; }
  for (const key in { gone: 1 }) { let left = key; }
  if (board[row][col]) return solve(at + 1);
  for (const digit of [1, 2, 3, 4, 5, 6, 7, 8, 9]) {
    if (!fits(row, col, digit)) continue;
    for (let once = 0; once < 1; once++)
      board[row][col] = digit;
    if (solve(at + 1)) return true;
    { const later = 0; board[row][col] = later; }
  }
  return false;
};`,
);

const languages: [string, string, (source: string, asked: RunRequest) => Promise<RunReport>][] = [
  ['Python', python, runPython],
  ['JavaScript', javascript, runJavaScript],
  ['JavaScript with blocks in blocks', blocks, runJavaScript],
];

describe.each(languages)('the calls at a step in %s', (_, source, run) => {
  it.each([1, 2, 3, 7, 50, 300])('are those that led to step %i', async (step) => {
    const whole = await run(source, { input, limits, film: puzzle });
    const steps = await stepsOf(whole);
    const { frames = [], film } = await run(source, request(step));
    expect(film?.steps ?? 0).toBe(step - 1);
    // The open calls are the program itself, and a call for each cell up to the written one.
    const { cell = -1, digit = 0 } = steps[step - 1] ?? {};
    expect(frames.map(({ name }) => name)).toEqual(['', ...Array<string>(cell + 1).fill('solve')]);
    const given = frames.slice(1).map((each) => each.arguments);
    expect(given).toEqual(given.map((_each, at) => [['at', String(at)]].map(namedValue)));
    const locals = new Map(frames.at(-1)?.locals.map(({ name, value }) => [name, value]));
    expect([locals.get('row'), locals.get('col')]).toEqual(
      [Math.floor(cell / 9), cell % 9].map(String),
    );
    expect(locals.get('digit')).toMatch(digit > 0 ? String(digit) : /^[1-9]$/);
    expect([...locals.keys()]).not.toContain('left');
    expect(locals.has('later')).toBe(source === blocks && digit === 0);
    expect(locals.get('once')).toBe(source === blocks && digit > 0 ? '0' : undefined);
    const waiting = frames.slice(1, -1).flatMap((each) => each.locals);
    expect(waiting.filter(({ name }) => name === 'once' || name === 'later')).toEqual([]);
    expect(frames.every(({ line = 0 }) => line > 0)).toBe(true);
  });
});

const namedValue = ([name, value]: string[]) => ({ name, value });

async function stepsOf({ film }: RunReport): Promise<{ cell: number; digit: number }[]> {
  const bytes = await film?.packed.slice(88).arrayBuffer();
  const words = new Uint32Array(bytes ?? new ArrayBuffer(0));
  return Array.from(words).flatMap((word, at) =>
    at % 2 === 0 ? [{ cell: word & 127, digit: (word >>> 7) & 15 }] : [],
  );
}
