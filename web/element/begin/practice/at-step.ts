// A puzzle at the step that needs a technique: all steps before it are done, and its candidates are noted.
import { candidateNotes, noNotes, withCentres, type Notes } from '../../../core/notes';
import type { Grid } from '../../../core/grid';
import type { Language } from '../../../core/language';
import { applied, type CandidateBoard, type Deduction } from '../../../core/techniques/deduction';
import { techniqueOf, type TechniqueName } from '../../../core/techniques/technique';
import { practiceMessagesIn } from '../../../languages/en/practice';
import { techniqueNamesIn } from '../../../languages/en/technique-names';

/** How often the easier steps before use a technique, in the order in which they first do. */
export type StepsBefore = readonly { technique: TechniqueName; count: number }[];

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
  const before = new Map<TechniqueName, number>();
  for (const step of steps) {
    if (step.technique === technique) {
      const counts = Array.from(before, ([name, count]) => ({ technique: name, count }));
      return { puzzle, board, step, before: counts };
    }
    before.set(step.technique, (before.get(step.technique) ?? 0) + 1);
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
  const { names } = techniqueNamesIn(language);
  const steps = before.reduce((sum, { count }) => sum + count, 0);
  const list = before.map(({ technique, count }) => text.times(names[technique], count)).join(', ');
  const task = text.task(names[step.technique], step.placement !== undefined);
  return `${task} ${text.before(steps, list)}`;
}
