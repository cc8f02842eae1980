// A puzzle at the step that needs a technique: all steps before it are done, and its candidates are noted.
import { candidateNotes, noNotes, withCentres, type Notes } from '../../../core/notes';
import type { Grid } from '../../../core/grid';
import type { Language } from '../../../core/language';
import { applied, type CandidateBoard, type Deduction } from '../../../core/techniques/deduction';
import {
  techniqueOf,
  type TechniqueFamily,
  type TechniqueName,
} from '../../../core/techniques/technique';
import { practiceMessagesIn } from '../../../languages/en/practice';
import { techniqueNamesIn } from '../../../languages/en/technique-names';

/** How many of the easier steps before are of a family, in the order in which they first are. */
export type StepsBefore = readonly { family: TechniqueFamily; count: number }[];

export interface AtStep {
  puzzle: Grid;
  board: CandidateBoard;
  step: Deduction;
  before: StepsBefore;
}

/** Undefined where the path has no step by the technique. */
export function atStepOf(
  puzzle: Grid,
  steps: readonly Deduction[],
  technique: TechniqueName,
): AtStep | undefined {
  let board: CandidateBoard = { digits: puzzle, candidates: candidateNotes(puzzle) };
  const before = new Map<TechniqueFamily, number>();
  for (const step of steps) {
    if (step.technique === technique) {
      const counts = Array.from(before, ([family, count]) => ({ family, count }));
      return { puzzle, board, step, before: counts };
    }
    const { family } = techniqueOf(step.technique);
    before.set(family, (before.get(family) ?? 0) + 1);
    board = applied(board, step);
  }
  return undefined;
}

/** Singles are looked for without notes. */
export const notesAt = ({ board, step }: Pick<AtStep, 'board' | 'step'>): Notes | undefined =>
  techniqueOf(step.technique).family === 'singles'
    ? undefined
    : withCentres(noNotes, board.candidates);

/** Whether the digits of a step's board are all on this one: it may be found now. */
export const isAtOrAfter = (digits: Grid, { board }: Pick<AtStep, 'board'>): boolean =>
  Array.from(board.digits).every((digit, cell) => digit === '.' || digit === digits.charAt(cell));

/** The sentence on the technique to find, and on the steps that were done before. */
export function taskIn(
  { step, before }: Pick<AtStep, 'step' | 'before'>,
  language: Language,
): string {
  const text = practiceMessagesIn(language);
  const { names, families } = techniqueNamesIn(language);
  const steps = before.reduce((sum, { count }) => sum + count, 0);
  const list = before
    .map(({ family, count }) => text.times(families[family].title, count))
    .join(' · ');
  const task = text.task(names[step.technique], step.placement !== undefined);
  return `${task} ${text.before(steps, list)}`;
}
