// The calls of the core that answers questions, and the layouts of its answers.
import type { Kind } from '../core/kinds';
import {
  cases,
  count,
  flag,
  int,
  laidOut,
  list,
  maybe,
  number,
  record,
  seen,
  text,
} from '../core/kinds';
import { grid, house } from '../core/shared-kinds';
import { call, object, started, table, type CoreOf } from '../core/table';

const cellsOf = list(int);

export const solutionCount = record('solution_count', {
  solutions: number,
  isEstimate: flag,
  standardError: number,
});

export const certificate = cases(
  'kind',
  ['unique', record('unique', { solution: grid })],
  [
    'several',
    record('several', {
      first: grid,
      other: grid,
      count: solutionCount,
      completion: record('completion', { cells: cellsOf, solution: grid, isSmallest: flag }),
    }),
  ],
  [
    'none',
    record('no_solution', {
      conflict: record('conflict', { cells: cellsOf, isSmallest: flag }),
      contradictions: list(record('contradiction', { digit: int, first: int, second: int, house })),
    }),
  ],
);

export const candidates = seen(
  record('candidates', {
    /** The candidates: bits 0 to 8 for the digits 1 to 9. */
    digits: list(seen(int, (bits) => bits << 1)),
    counts: list(number),
    count: solutionCount,
  }),
  ({ digits, counts, count: { solutions, isEstimate } }) => ({
    digits,
    counts: isEstimate ? undefined : counts,
    solutions,
  }),
);

export const check = record('entry_check', {
  givensSolvable: flag,
  solvable: flag,
  wrong: cellsOf,
  several: flag,
});

export const move = maybe(grid);
export const redundant = cellsOf;
export const reduced = grid;
export const mistake = maybe(int);

/** Does about `budget` pieces of work more; true when the answer is there. */
const run = call(flag, ['budget', count]);

/** `part`: the class in cpp/sudoku/questions that finds the answer. */
const question = <T>(name: string, part: string, answer: Kind<T>) =>
  object(name, `questions::Question<questions::${part}>`, { run, answer: call(laidOut(answer)) });

const listed = object('List', 'questions::ListCall', {
  run,
  /** The solutions, as lines of 81 digits. */
  text: call(text),
  isComplete: call(flag),
});

/** A call gives null where its texts do not suit. Puzzles, positions and solutions are lines of 81 characters. */
export const questionsTable = table(['wasm/questions/ask.hpp'], {
  askCertificate: call(started(question('Certificate', 'Certify', certificate)), ['puzzle', text]),
  askCount: call(started(question('Count', 'CountSolutions', solutionCount)), ['puzzle', text]),
  /** The first solution, or the last. */
  askEnd: call(
    started(question('Move', 'OrderedSolutions', move)),
    ['puzzle', text],
    ['first', flag],
  ),
  /** The solution after a given one, or the one before it. */
  askNext: call(
    started(question('Move', 'OrderedSolutions', move)),
    ['puzzle', text],
    ['forward', flag],
    ['solution', text],
  ),
  /** The solutions from the first one on, or after `last` where that is not empty. */
  askList: call(started(listed), ['puzzle', text], ['limit', count], ['last', text]),
  askCandidates: call(started(question('Candidates', 'FindCandidates', candidates)), [
    'puzzle',
    text,
  ]),
  askRedundant: call(started(question('Redundant', 'RedundantGivens', redundant)), [
    'puzzle',
    text,
  ]),
  askReduce: call(started(question('Reduced', 'Reduce', reduced)), ['puzzle', text]),
  askCheck: call(
    started(question('Check', 'CheckEntries', check)),
    ['givens', text],
    ['digits', text],
  ),
  /** The positions follow each other in one text. */
  askMistake: call(started(question('Mistake', 'FindMistake', mistake)), ['positions', text]),
});

export type QuestionsCore = CoreOf<typeof questionsTable>;
