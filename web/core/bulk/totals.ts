// How many rows of each kind, and how their givens and branches are spread.
import { bulkKinds, type BulkKind, type BulkRows } from './rows';

export interface BulkTotals {
  rows: number;
  kinds: Record<BulkKind, number>;
  /** Puzzles with so many givens, 0 to 81. */
  givens: readonly number[];
  /** Puzzles by branches: 0, 1, 2 and 3, 4 to 7 and so on, doubling. */
  branches: readonly number[];
}

export const branchBins = 33;

export const noTotals: BulkTotals = {
  rows: 0,
  kinds: { unique: 0, several: 0, none: 0, contradiction: 0, unreadable: 0 },
  givens: new Array<number>(82).fill(0),
  branches: new Array<number>(branchBins).fill(0),
};

/** The bin that so many branches fall in. */
export const binOf = (branches: number): number => (branches === 0 ? 0 : 32 - Math.clz32(branches));

/** The least and the most branches of a bin. */
export function boundsOf(bin: number): { from: number; to: number } {
  return bin === 0 ? { from: 0, to: 0 } : { from: 2 ** (bin - 1), to: 2 ** bin - 1 };
}

function countIn(bins: Uint32Array, bin: number): void {
  bins[bin] = (bins[bin] ?? 0) + 1;
}

export function totalsOf(rows: BulkRows): BulkTotals {
  // By number, not by name: these are millions of rows.
  const kinds = new Uint32Array(bulkKinds.length);
  const givens = new Uint32Array(82);
  const branches = new Uint32Array(branchBins);
  const unreadable = bulkKinds.indexOf('unreadable');
  const count = rows.kinds.length;
  for (let index = 0; index < count; index++) {
    const kind = rows.kinds[index] ?? unreadable;
    countIn(kinds, kind);
    if (kind === unreadable) continue;
    countIn(givens, rows.givens[index] ?? 0);
    countIn(branches, binOf(rows.branches[index] ?? 0));
  }
  const named = { ...noTotals.kinds };
  for (const [number, kind] of bulkKinds.entries()) named[kind] = kinds[number] ?? 0;
  return { rows: count, kinds: named, givens: [...givens], branches: [...branches] };
}

export function addTotals(a: BulkTotals, b: BulkTotals): BulkTotals {
  const sum = (left: readonly number[], right: readonly number[]) =>
    left.map((value, index) => value + (right[index] ?? 0));
  const kinds = { ...a.kinds };
  for (const kind of bulkKinds) kinds[kind] += b.kinds[kind];
  return {
    rows: a.rows + b.rows,
    kinds,
    givens: sum(a.givens, b.givens),
    branches: sum(a.branches, b.branches),
  };
}
