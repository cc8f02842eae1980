// Each question and how it is answered.
import type { QuestionsCore } from '@core/retrace-questions.mjs';
import { cellCount } from '../../core/cell';
import { findContradictions } from '../../core/contradiction';
import type {
  AnswerTo,
  Certificate,
  Check,
  Question,
  QuestionKind,
} from '../../core/questions/questions';
import { digitAt, withDigit, type Grid } from '../../core/grid';
import { trusted } from '../from-core';
import { completionOf } from './completion';
import { conflictOf } from './conflict';
import { candidatesOf, list, move, tally } from './solutions';

/** Solutions that are looked at for the fewest cells, and for the one most like the first. */
const mostKept = 2000;

const cells = Array.from({ length: cellCount }, (_, cell) => cell);

export function answerTo(core: QuestionsCore, question: Question): AnswerTo<QuestionKind> {
  switch (question.kind) {
    case 'certificate':
      return certificateOf(core, question.puzzle);
    case 'count':
      return tally(core, question.puzzle, 0).count;
    case 'move':
      return move(core, question.puzzle, question.move, question.solution);
    case 'list':
      return list(core, question.puzzle);
    case 'candidates':
      return candidatesOf(core, question.puzzle);
    case 'redundant':
      return redundantIn(core, question.puzzle);
    case 'reduce':
      return reduced(core, question.puzzle);
    case 'check':
      return check(core, question.givens, question.digits);
    case 'mistake':
      return lastSolvable(core, question.positions);
  }
}

export function certificateOf(core: QuestionsCore, puzzle: Grid): Certificate {
  const line = core.findFirst(puzzle);
  if (line === '') {
    return {
      kind: 'none',
      conflict: conflictOf(core, puzzle),
      contradictions: findContradictions(puzzle),
    };
  }
  const first = trusted(line);
  const second = core.findOther(puzzle, first);
  if (second === '') return { kind: 'unique', solution: first };
  const tallied = tally(core, puzzle, mostKept);
  const others = tallied.kept.filter((solution) => solution !== first);
  const other = others.reduce(
    (best, solution) => (distance(first, solution) < distance(first, best) ? solution : best),
    trusted(second),
  );
  const completion = completionOf(core, puzzle, tallied);
  return { kind: 'several', first, other, count: tallied.count, completion };
}

const distance = (a: Grid, b: Grid): number =>
  cells.filter((cell) => a.charAt(cell) !== b.charAt(cell)).length;

export function redundantIn(core: QuestionsCore, puzzle: Grid): number[] {
  return cells.filter((cell) => digitAt(puzzle, cell) !== 0 && core.isRedundant(puzzle, cell));
}

/** Takes givens away from the last to the first. */
export function reduced(core: QuestionsCore, puzzle: Grid): Grid {
  return cells.reduceRight(
    (grid, cell) =>
      digitAt(grid, cell) !== 0 && core.isRedundant(grid, cell) ? withDigit(grid, cell, 0) : grid,
    puzzle,
  );
}

export function check(core: QuestionsCore, givens: Grid, digits: Grid): Check {
  const solution = core.findAny(givens);
  const givensSolvable = solution !== '';
  const wrong = cells.filter(
    (cell) =>
      digitAt(givens, cell) === 0 &&
      digitAt(digits, cell) !== 0 &&
      core.findAny(withDigit(givens, cell, digitAt(digits, cell))) === '',
  );
  return {
    givensSolvable,
    solvable: core.findAny(digits) !== '',
    wrong: givensSolvable ? wrong : [],
    several: givensSolvable && core.findOther(givens, solution) !== '',
  };
}

function lastSolvable(core: QuestionsCore, positions: readonly Grid[]): number | undefined {
  const found = positions.findLastIndex((digits) => core.findAny(digits) !== '');
  return found < 0 ? undefined : found;
}
