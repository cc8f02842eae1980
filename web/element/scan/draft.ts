// A draft that a person makes of a photo's reading: its digits, the cells still in doubt, and the sentence about it.
import { cells } from '../../core/cell';
import { digitAt, withDigit, type Grid } from '../../core/grid';
import { digitsIn, isEmpty, toggled, type Notes } from '../../core/notes';
import type { Scan } from '../../core/scan/photo-result';
import type { BoardPosition } from '../contract/board-actions';

export interface Draft {
  readonly scan: Scan;
  readonly digits: Grid;
  /** The cell that keys change. */
  readonly chosen: number;
  /** Cells that were looked at and given their digit. */
  readonly checked: ReadonlySet<number>;
  /** Cells whose digit, if they have one, is an entry. */
  readonly entries: ReadonlySet<number>;
  /** The notes of blanks. */
  readonly notes: Notes;
  /** Whether digits that are entered into blanks become notes. */
  readonly isNoting: boolean;
  /** Whether entries and notes go on the board with the givens. */
  readonly keepsEntries: boolean;
}

export type DraftState =
  'sure' | 'begun' | 'wrong' | 'several' | 'changed' | 'doubtful' | 'checked' | 'corrected';

const readNotes = (scan: Scan): Notes => cells.map((cell) => scan.cells[cell]?.notes ?? 0);

const readEntries = (scan: Scan) =>
  new Set(cells.filter((cell) => scan.cells[cell]?.kind !== 'given'));

export function draftOf(scan: Scan): Draft {
  const draft = {
    scan,
    digits: scan.grid,
    chosen: 0,
    checked: new Set<number>(),
    entries: readEntries(scan),
    notes: readNotes(scan),
    isNoting: false,
    keepsEntries: true,
  };
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

const isBlank = ({ digits, chosen }: Draft): boolean => digitAt(digits, chosen) === 0;

const withChecked = (draft: Draft): Draft => ({
  ...draft,
  checked: new Set([...draft.checked, draft.chosen]),
});

/** A digit, or with 0 a blank, into the chosen cell, which then has no notes and is no longer doubtful. */
export function withEntered(draft: Draft, digit: number): Draft {
  if (draft.isNoting && digit > 0 && isBlank(draft)) return withNoteTurned(draft, digit);
  return withChecked({
    ...draft,
    digits: withDigit(draft.digits, draft.chosen, digit),
    notes: draft.notes.map((notes, cell) => (cell === draft.chosen ? 0 : notes)),
  });
}

/** A digit noted in the chosen cell, if that is blank, or no longer. */
export const withNoteTurned = (draft: Draft, digit: number): Draft =>
  isBlank(draft)
    ? withChecked({ ...draft, notes: toggled(draft.notes, [draft.chosen], digit, 'corner') })
    : draft;

export const isEntry = ({ digits, entries }: Draft, cell: number): boolean =>
  entries.has(cell) && digitAt(digits, cell) !== 0;

/** Whether the entry is still the one that was read and does not fit. */
export const isWrong = ({ scan, digits }: Draft, cell: number): boolean =>
  scan.cells[cell]?.kind === 'wrong-entry' && digits.charAt(cell) === scan.grid.charAt(cell);

export const hasEntries = (draft: Draft): boolean => cells.some((cell) => isEntry(draft, cell));

export const notesIn = ({ notes }: Draft, cell: number): readonly number[] =>
  digitsIn(notes[cell] ?? 0);

/** Whether there is more than givens to put on the board. */
export const isBegun = (draft: Draft): boolean => hasEntries(draft) || !isEmpty(draft.notes);

export const wrongIn = (draft: Draft): readonly number[] =>
  cells.filter((cell) => isWrong(draft, cell));

/** The chosen cell's digit becomes an entry, or a given again; in a blank, digits become notes, or digits again. */
export function withKindTurned(draft: Draft): Draft {
  if (isBlank(draft)) return { ...draft, isNoting: !draft.isNoting };
  const entries = new Set(draft.entries);
  if (!entries.delete(draft.chosen)) entries.add(draft.chosen);
  return { ...draft, entries };
}

export const withEntriesKept = (draft: Draft, keepsEntries: boolean): Draft => ({
  ...draft,
  keepsEntries,
});

/** The position that goes on the board. */
export function positionOf(draft: Draft): BoardPosition {
  const givens = cells
    .filter((cell) => isEntry(draft, cell))
    .reduce((grid, cell) => withDigit(grid, cell, 0), draft.digits);
  if (!draft.keepsEntries) return { givens, digits: givens };
  const { digits, notes } = draft;
  return isEmpty(notes) ? { givens, digits } : { givens, digits, notes };
}

const isAsRead = ({ scan, digits, entries, notes }: Draft): boolean =>
  digits === scan.grid &&
  cells.every(
    (cell) =>
      entries.has(cell) === (scan.cells[cell]?.kind !== 'given') &&
      notes[cell] === scan.cells[cell]?.notes,
  );

/** `sure` alone is green: nothing was changed or doubtful, and there is exactly one solution. */
export function stateOf(draft: Draft): DraftState {
  const { scan } = draft;
  if (!isAsRead(draft)) return 'corrected';
  if (!scan.unique) return 'several';
  if (wrongIn(draft).length > 0) return 'wrong';
  if (doubtfulIn(draft).length > 0) return scan.changed ? 'changed' : 'doubtful';
  if (draft.checked.size > 0) return 'checked';
  return hasEntries(draft) ? 'begun' : 'sure';
}
