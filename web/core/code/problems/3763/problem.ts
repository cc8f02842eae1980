// 3763: boards of sixteen by sixteen, letters A to P, until the input ends; from the contest of South-Eastern Europe of 2006.
import { checkerOf, linesOfBoard } from '../boards';
import type { BoardsOutput, ProblemData } from '../problem';
import { firstLong, puzzles } from './puzzles';

const boards: BoardsOutput = {
  size: 16,
  symbols: '-ABCDEFGHIJKLMNOP',
  between: '',
  areApart: true,
};

const valuesOf = (puzzle: string): number[] =>
  Array.from(puzzle, (symbol) => boards.symbols.indexOf(symbol));

/** Each puzzle has one solution, so a board that keeps rules and givens is the right one. */
const tests = puzzles.map((texts, index) => {
  const cases = texts.map((text) => ({ givens: valuesOf(text) }));
  const input = cases
    .map(({ givens }) => `${linesOfBoard(givens, boards).join('\n')}\n`)
    .join('\n');
  return { problem: '3763', input, cases, isLong: index >= firstLong } as const;
});

export const problem: ProblemData = {
  tests,
  differenceIn: checkerOf(boards),
  boards,
  programs: [
    { file: 'row-major', languages: ['cpp'] },
    { file: 'fewest-candidates', languages: ['cpp'] },
    { file: 'exact-cover', languages: ['cpp'] },
  ],
  // The size of the board, and its first letter or the sign of a blank as characters.
  signs: [/\b(?:16|256|15|255)\b/, /['"](?:A|-)['"]|\b65\b/],
};
