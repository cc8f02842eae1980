// The rules that a search keeps, told from the digits that it took and refused: ways in which programs get one of them wrong are
// tried, and a way counts only where it explains every single try that was seen.
import { boxOf, cellsOf, columnOf, rowOf, type House } from '../../cell';
import type { Try } from './film-tries';

export type HouseKind = House['kind'];

/** A row of a table: what flaws are called by, and what it stands for. */
type Named<Way> = readonly [name: string, way: Way];

/** How the cells that a box check reads begin: by the row or column of the cell that is tried. */
const starts = [
  ['x/3*3', (x) => x - (x % 3)],
  ['x/3', (x) => Math.floor(x / 3)],
  ['x%3', (x) => x % 3],
  ['x', (x) => x],
  ['x-1', (x) => x - 1],
  ['x/3*3+1', (x) => x - (x % 3) + 1],
  ['x/3*3-1', (x) => x - (x % 3) - 1],
  ['x/3*2', (x) => Math.floor(x / 3) * 2],
  ['x/3*4', (x) => Math.floor(x / 3) * 4],
  ['x/2*2', (x) => x - (x % 2)],
  ['x/2*3', (x) => Math.floor(x / 2) * 3],
  ['x/4*4', (x) => x - (x % 4)],
  ['0', () => 0],
  ['other/3*3', (_, other) => other - (other % 3)],
] as const satisfies readonly Named<(x: number, other: number) => number>[];
export type Start = (typeof starts)[number][0];

const startBy = new Map<Start, (x: number, other: number) => number>(starts);
export const startAt = (start: Start, x: number, other: number): number =>
  startBy.get(start)?.(x, other) ?? x;

/** How boxes are numbered, so that two cells share one. */
const third = (x: number) => Math.floor(x / 3);
const numberings = [
  ['r/3+c/3', (r, c) => third(r) + third(c)],
  ['r/3*3+c%3', (r, c) => third(r) * 3 + (c % 3)],
  ['r%3*3+c/3', (r, c) => (r % 3) * 3 + third(c)],
  ['r%3*3+c%3', (r, c) => (r % 3) * 3 + (c % 3)],
  ['r/3*3+c', (r, c) => third(r) * 3 + c],
  ['r*3+c/3', (r, c) => r * 3 + third(c)],
  ['r+c/3', (r, c) => r + third(c)],
  ['r/3*2+c/3', (r, c) => third(r) * 2 + third(c)],
  ['r/3*3+r/3', (r) => third(r) * 4],
  ['c/3*3+c/3', (_, c) => third(c) * 4],
  ['r*3/9+c/3', (r, c) => third(r * 3) / 3 + third(c)],
  ['r/3', (r) => third(r)],
  ['c/3', (_, c) => third(c)],
  ['r/3*c/3', (r, c) => third(r) * third(c)],
] as const satisfies readonly Named<(r: number, c: number) => number>[];
type Numbering = (typeof numberings)[number][0];
const numberingBy = new Map<Numbering, (r: number, c: number) => number>(numberings);

/** One way in which the rules are kept wrongly. */
export type Flaw =
  /** Nothing keeps a digit out of these houses. */
  | { kind: 'unchecked'; houses: readonly HouseKind[] }
  /** The check leaves out the first or the last so many cells of the house, or has those before or behind the cell alone. */
  | { kind: 'part'; houses: readonly HouseKind[]; part: Part }
  /** The row is taken for the column, or the other way round. */
  | { kind: 'exchanged'; house: 'row' | 'column' }
  /** The two numbers of a cell are exchanged, so that a column is read for the row, or a row for the column. */
  | { kind: 'across'; house: 'row' | 'column' }
  | { kind: 'start'; row: Start; column: Start }
  /** The check of the box reads other cells, of which is not known which. */
  | { kind: 'other-cells' }
  /** In the box, only so many rows and columns are read. */
  | { kind: 'extent'; rows: number; columns: number }
  | { kind: 'numbering'; by: Numbering }
  /** Digits that were taken back still count in the house. */
  | { kind: 'remembered'; houses: readonly HouseKind[] }
  /** In the house only the givens count, or only the digits of the search. */
  | { kind: 'givens-alone'; houses: readonly HouseKind[] }
  | { kind: 'givens-missing'; houses: readonly HouseKind[] }
  /** These digits are never tried. */
  | { kind: 'untried'; digits: readonly number[] }
  /** A digit is refused only where two houses have it. */
  | { kind: 'both'; houses: readonly [HouseKind, HouseKind] }
  | { kind: 'all-three' }
  /** The digit stands on the board when it is looked at, and is taken for another one. */
  | { kind: 'itself' };

/** The place `at` in a house of the cell whose own place is `own`. */
const parts = [
  ['not-last', (at) => at < 8],
  ['not-first', (at) => at > 0],
  ['not-last-two', (at) => at < 7],
  ['before', (at, own) => at < own],
  ['behind', (at, own) => at > own],
  ['first', (at) => at === 0],
  ['last', (at) => at === 8],
  ['half', (at) => at < 3],
] as const satisfies readonly Named<(at: number, own: number) => boolean>[];
export type Part = (typeof parts)[number][0];
const partBy = new Map<Part, (at: number, own: number) => boolean>(parts);

type Refuses = (seen: Seen) => boolean;

/** A try, as it is looked at: with cells that should be empty as they are, or as empty. */
export interface Seen {
  cell: number;
  digit: number;
  board: Uint8Array;
  past: Uint16Array;
  isGiven: Uint8Array;
}

const kinds: readonly HouseKind[] = ['row', 'column', 'box'];

const has = ({ board, digit }: Seen, cells: readonly number[]): boolean =>
  cells.some((cell) => board[cell] === digit);

/** The cells of each house that a cell is in, looked up often. */
const houses: Readonly<Record<HouseKind, readonly (readonly number[])[]>> = {
  row: Array.from({ length: 81 }, (_, cell) => cellsOf({ kind: 'row', index: rowOf(cell) })),
  column: Array.from({ length: 81 }, (_, cell) =>
    cellsOf({ kind: 'column', index: columnOf(cell) }),
  ),
  box: Array.from({ length: 81 }, (_, cell) => cellsOf({ kind: 'box', index: boxOf(cell) })),
};
export const houseOf = (kind: HouseKind, cell: number): readonly number[] =>
  houses[kind][cell] ?? [];

const refusedBy: Readonly<Record<HouseKind, Refuses>> = {
  row: (seen) => has(seen, houseOf('row', seen.cell)),
  column: (seen) => has(seen, houseOf('column', seen.cell)),
  box: (seen) => has(seen, houseOf('box', seen.cell)),
};

/** The rules as they are. */
export const isRefusedRightly: Refuses = (seen) => kinds.some((kind) => refusedBy[kind](seen));

/** The rules, with one house kept in another way. */
const withHouse =
  (changed: readonly HouseKind[], way: (kind: HouseKind) => Refuses): Refuses =>
  (seen) =>
    kinds.some((kind) => (changed.includes(kind) ? way(kind)(seen) : refusedBy[kind](seen)));

const readsBox =
  (row: Start, column: Start, rows = 3, columns = 3): Refuses =>
  ({ board, cell, digit }) => {
    const [r, c] = [rowOf(cell), columnOf(cell)];
    const [top, left] = [startAt(row, r, c), startAt(column, c, r)];
    for (let y = top; y < top + rows; y++) {
      for (let x = left; x < left + columns; x++) {
        if (x < 0 || x > 8 || y < 0 || y > 8) continue;
        if (board[y * 9 + x] === digit) return true;
      }
    }
    return false;
  };

const numbered =
  (by: Numbering): Refuses =>
  ({ board, cell, digit }) => {
    const numberOf = (at: number) => numberingBy.get(by)?.(rowOf(at), columnOf(at));
    const number = numberOf(cell);
    return board.some((there, at) => there === digit && numberOf(at) === number);
  };

const isRemembered =
  (kind: HouseKind): Refuses =>
  (seen) =>
    refusedBy[kind](seen) ||
    houseOf(kind, seen.cell).some((at) => (((seen.past[at] ?? 0) >> seen.digit) & 1) === 1);

const among =
  (wants: 0 | 1) =>
  (kind: HouseKind): Refuses =>
  ({ board, cell, digit, isGiven }) =>
    houseOf(kind, cell).some((at) => board[at] === digit && isGiven[at] === wants);

/** The rules with a flaw: whether they refuse a digit. */
function refusing(flaw: Flaw): Refuses {
  switch (flaw.kind) {
    case 'unchecked':
      return withHouse(flaw.houses, () => () => false);
    case 'part': {
      const { part } = flaw;
      return withHouse(flaw.houses, (kind) => (seen) => {
        const cells = houseOf(kind, seen.cell);
        const own = cells.indexOf(seen.cell);
        return has(
          seen,
          cells.filter((_, at) => partBy.get(part)?.(at, own)),
        );
      });
    }
    case 'exchanged':
      return withHouse([flaw.house], (kind) => ({ cell, ...seen }) => {
        const index = kind === 'row' ? columnOf(cell) : rowOf(cell);
        return has({ ...seen, cell }, cellsOf({ kind, index }));
      });
    case 'across':
      return withHouse([flaw.house], (kind) => ({ cell, ...seen }) => {
        const other = kind === 'row' ? 'column' : 'row';
        const index = kind === 'row' ? rowOf(cell) : columnOf(cell);
        return has({ ...seen, cell }, cellsOf({ kind: other, index }));
      });
    case 'other-cells':
      return () => false;
    case 'start':
      return withHouse(['box'], () => readsBox(flaw.row, flaw.column));
    case 'extent':
      return withHouse(['box'], () => readsBox('x/3*3', 'x/3*3', flaw.rows, flaw.columns));
    case 'numbering':
      return withHouse(['box'], () => numbered(flaw.by));
    case 'remembered':
      return withHouse(flaw.houses, isRemembered);
    case 'givens-alone':
      return withHouse(flaw.houses, among(1));
    case 'givens-missing':
      return withHouse(flaw.houses, among(0));
    case 'untried':
      return (seen) => flaw.digits.includes(seen.digit) || isRefusedRightly(seen);
    case 'both': {
      const [one, other] = flaw.houses;
      const third = kinds.find((kind) => kind !== one && kind !== other) ?? 'box';
      return (seen) => (refusedBy[one](seen) && refusedBy[other](seen)) || refusedBy[third](seen);
    }
    case 'all-three':
      return (seen) => kinds.every((kind) => refusedBy[kind](seen));
    case 'itself':
      return () => true;
  }
}

const otherStarts = starts.slice(1).map(([name]) => name);
const sets: readonly (readonly HouseKind[])[] = [
  ['row'],
  ['column'],
  ['box'],
  ['row', 'column'],
  ['row', 'box'],
  ['column', 'box'],
  ['row', 'column', 'box'],
];

/** All flaws that are tried, the plainest first. */
const flaws: readonly Flaw[] = [
  ...[[9], [1], [8, 9], [1, 2]].map((digits): Flaw => ({ kind: 'untried', digits })),
  ...sets.map((houses): Flaw => ({ kind: 'unchecked', houses })),
  ...(['row', 'column'] as const).map((house): Flaw => ({ kind: 'exchanged', house })),
  ...(['row', 'column'] as const).map((house): Flaw => ({ kind: 'across', house })),
  ...sets.flatMap((houses) => parts.map(([part]): Flaw => ({ kind: 'part', houses, part }))),
  ...otherStarts.map((start): Flaw => ({ kind: 'start', row: start, column: start })),
  ...otherStarts.map((start): Flaw => ({ kind: 'start', row: 'x/3*3', column: start })),
  ...otherStarts.map((start): Flaw => ({ kind: 'start', row: start, column: 'x/3*3' })),
  ...[
    [3, 2],
    [2, 3],
    [2, 2],
    [3, 1],
    [1, 3],
    [1, 1],
    [4, 4],
  ].map(([rows = 3, columns = 3]): Flaw => ({ kind: 'extent', rows, columns })),
  ...numberings.map(([by]): Flaw => ({ kind: 'numbering', by })),
  ...sets.map((houses): Flaw => ({ kind: 'remembered', houses })),
  ...sets.map((houses): Flaw => ({ kind: 'givens-alone', houses })),
  ...sets.map((houses): Flaw => ({ kind: 'givens-missing', houses })),
  { kind: 'both', houses: ['row', 'column'] },
  { kind: 'both', houses: ['row', 'box'] },
  { kind: 'both', houses: ['column', 'box'] },
  { kind: 'all-three' },
  { kind: 'itself' },
];

/** With what should be empty, or without. */
export const seenOf = (
  { cell, digit, board, stale, past }: Try,
  isGiven: Uint8Array,
  isLive: boolean,
): Seen => ({
  ...{ cell, digit, past, isGiven },
  board: isLive ? board.map((there, at) => (stale[at] === 1 ? 0 : there)) : board,
});

/** Whether the flawed rules take and refuse exactly what the search did. */
export const explains = (
  seen: readonly { seen: Seen; isTaken: boolean }[],
  refuses: Refuses,
): boolean => seen.every((each) => refuses(each.seen) !== each.isTaken);

/** The flaws that explain every try. */
export function flawsIn(tries: readonly Try[], isGiven: Uint8Array, isLive: boolean): Flaw[] {
  const seen = tries.map((each) => ({
    seen: seenOf(each, isGiven, isLive),
    isTaken: each.isTaken,
  }));
  return flaws.filter((flaw) => explains(seen, refusing(flaw)));
}
