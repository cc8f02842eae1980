// A draft that a person makes of a photo's reading: its digits, the cells still in doubt, and the sentence about it.
import { cells } from '../../core/cell';
import { withDigit, type Grid } from '../../core/grid';
import type { Scan } from '../../core/scan/scan';

export interface Draft {
  readonly scan: Scan;
  readonly digits: Grid;
  /** The cell that keys change. */
  readonly chosen: number;
  /** Cells that were looked at and given their digit. */
  readonly checked: ReadonlySet<number>;
}

export type DraftState = 'sure' | 'several' | 'changed' | 'doubtful' | 'checked' | 'corrected';

export function draftOf(scan: Scan): Draft {
  const draft = { scan, digits: scan.grid, chosen: 0, checked: new Set<number>() };
  return { ...draft, chosen: doubtfulIn(draft)[0] ?? 0 };
}

/** Whether the cell is as it was read, and nobody has given it a digit since. */
export const isDoubtful = ({ scan, checked }: Draft, cell: number): boolean =>
  scan.cells[cell]?.doubtful === true && !checked.has(cell);

export const doubtfulIn = (draft: Draft): readonly number[] =>
  cells.filter((cell) => isDoubtful(draft, cell));

/** The next doubtful cell behind the chosen one, from the start again behind the last. */
export function nextDoubtful(draft: Draft): number {
  const doubtful = doubtfulIn(draft);
  return doubtful.find((cell) => cell > draft.chosen) ?? doubtful[0] ?? draft.chosen;
}

export const withChosen = (draft: Draft, cell: number): Draft => ({ ...draft, chosen: cell });

/** A digit, or with 0 a blank, into the chosen cell, which is then no longer doubtful. */
export const withEntered = (draft: Draft, digit: number): Draft => ({
  ...draft,
  digits: withDigit(draft.digits, draft.chosen, digit),
  checked: new Set([...draft.checked, draft.chosen]),
});

/** `sure` alone is green: nothing was changed or doubtful, and there is exactly one solution. */
export function stateOf(draft: Draft): DraftState {
  const { scan, digits } = draft;
  if (digits !== scan.grid) return 'corrected';
  if (!scan.unique) return 'several';
  if (doubtfulIn(draft).length > 0) return scan.changed ? 'changed' : 'doubtful';
  return draft.checked.size > 0 ? 'checked' : 'sure';
}
