// The marks of the board at a position: the cell at work, the step that led here, and why digits were refused.
import { cellsOf, type House } from '../../../core/cell';
import { digitAt } from '../../../core/grid';
import type { Refusal } from '../../../core/refusals';
import { happeningOf, impasseAt, type Happening, type Impasse } from '../../../core/story';
import type { WatchState } from '../../../core/watched-search';
import type { Question } from '../../../core/prediction';

export interface BoardMarks {
  /** The cell that the next step is about. */
  atWork: number | undefined;
  candidates: readonly number[];
  /** The last step filled it. */
  placed: number | undefined;
  /** The last step emptied it, and took this digit. */
  emptied: { cell: number; digit: number } | undefined;
  /** No digit fits it. */
  deadEnds: ReadonlySet<number>;
  /** The house in which a digit has no place, or in which a peer refuses one. */
  house: House | undefined;
  refusals: readonly Refusal[];
  /** The cell the refusals are about. */
  refusedAt: number | undefined;
}

/** The happening of the last step; undefined at the start. */
export const lastHappening = ({ step }: WatchState): Happening | undefined =>
  step && happeningOf(step);

/** `calm`: the board rests long enough for reasons to be read. */
export function marksAt(state: WatchState, calm: boolean): BoardMarks {
  const { goal, candidates, step, grid } = state;
  const isBack = step?.kind === 'backtrack' || step?.kind === 'dead-end';
  const stuck = impasseAt(state);
  const happening = calm ? lastHappening(state) : undefined;
  const impasse = stuck ?? (happening?.kind === 'dead-end' ? happening.impasse : undefined);
  const marks: BoardMarks = {
    atWork: goal?.kind === 'cell' ? goal.cell : undefined,
    candidates,
    placed: step && !isBack ? step.cell : undefined,
    emptied: step && isBack ? { cell: step.cell, digit: step.digit } : undefined,
    deadEnds: new Set(),
    house: undefined,
    refusals: [],
    refusedAt: undefined,
  };
  if (impasse) return { ...marks, ...marksOfImpasse(impasse, (cell) => digitAt(grid, cell) === 0) };
  if (step?.kind === 'dead-end' && step.goal?.kind === 'cell') {
    return { ...marks, deadEnds: new Set([step.goal.cell]) };
  }
  if (happening?.kind !== 'placement' && happening?.kind !== 'solution') return marks;
  const { refused, cell } = happening;
  const last = refused.at(-1);
  const { forced } = happening;
  const house = last?.house ?? (forced?.kind === 'house' ? forced.house : undefined);
  return { ...marks, refusals: refused, refusedAt: last && cell, house };
}

/** Nothing that tells the answer: only the cell that a question names. */
export const marksWhileAsked = ({ asking, step }: Question): BoardMarks => ({
  atWork: asking === 'digit' ? step.cell : undefined,
  candidates: [],
  placed: undefined,
  emptied: undefined,
  deadEnds: new Set(),
  house: undefined,
  refusals: [],
  refusedAt: undefined,
});

function marksOfImpasse(impasse: Impasse, isBlank: (cell: number) => boolean): Partial<BoardMarks> {
  if (impasse.kind === 'cell') {
    const { cell, refusals } = impasse;
    return { deadEnds: new Set([cell]), refusals, refusedAt: cell };
  }
  const { house } = impasse;
  return { deadEnds: new Set(cellsOf(house).filter(isBlank)), house };
}
