// 4574: dominoes on a board of nine by nine, puzzles until a 0; from a contest of Mid-Central USA.
import { cells } from '../../../cell';
import { gridOf } from '../../../grid';
import { checkerOf } from '../boards';
import type { BoardsOutput, ProblemData } from '../problem';
import { puzzles, type Laid } from './puzzles';

const boards: BoardsOutput = {
  size: 9,
  symbols: '0123456789',
  between: '',
  title: (count) => `Puzzle ${count}`,
};

const cellAt = (name: string): number =>
  (name.charCodeAt(0) - 'A'.charCodeAt(0)) * 9 + Number(name.charAt(1)) - 1;

/** A puzzle as input, and as the board that its dominoes and single digits make. */
function read([solution, dominoes, singles]: Laid) {
  const laid = dominoes.split(' ').map((pair) => [pair.slice(0, 2), pair.slice(2)]);
  const half = (name: string) => `${solution.charAt(cellAt(name))} ${name}`;
  const lines = [String(laid.length), ...laid.map((pair) => pair.map(half).join(' ')), singles];
  const known = new Set([...laid.flat(), ...singles.split(' ')].map(cellAt));
  const answer = Array.from(solution, Number);
  const givens = cells.map((cell) => (known.has(cell) ? (answer[cell] ?? 0) : 0));
  return { input: `${lines.join('\n')}\n`, givens, answer };
}

const tests = puzzles.map((laid) => {
  const cases = laid.map(read);
  const [first] = cases;
  const puzzle = cases.length === 1 && first ? gridOf(first.givens.join('')) : undefined;
  const input = `${cases.map((each) => each.input).join('')}0\n`;
  // The last digit of all is the 0 behind the puzzles.
  const digits = input.replace(/\D/g, '').length - 1;
  return { problem: '4574', input, cases, ...(puzzle && { puzzle, digits }) } as const;
});

export const problem: ProblemData = {
  tests,
  differenceIn: checkerOf(boards),
  boards,
  programs: [
    { file: 'row-major', languages: ['cpp', 'python', 'java', 'javascript'] },
    { file: 'tiles', languages: ['cpp'] },
    { file: 'fewest-ways', languages: ['cpp'] },
  ],
  signs: [/\bPuzzle\b/],
};
