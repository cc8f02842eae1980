// The answers to a chunk of a file of puzzles, column by column, and what they come to.
import type { Ratings } from '../techniques/technique-calls';
import { parseErrorCodes, type ParseErrorCode } from '../text';

export const bulkKinds = ['unique', 'several', 'none', 'contradiction', 'unreadable'] as const;
export type BulkKind = (typeof bulkKinds)[number];

/** `givens`, `counts` and `branches` are 0 where a row is unreadable; `problems` tells why. */
export interface BulkRows {
  kinds: Uint8Array;
  givens: Uint8Array;
  counts: Uint32Array;
  branches: Uint32Array;
  /** From 1 within the chunk; undefined where row i is line i + 1. */
  lines: Uint32Array | undefined;
  /** Bytes within the chunk, the end before the line end. Both undefined where every row is `stride` after the one before. */
  begins: Uint32Array | undefined;
  ends: Uint32Array | undefined;
  stride: number;
  problems: BulkProblems;
}

/** The unreadable rows in order, with three numbers each: its index, the column in its line from 1, the reason's number. */
export interface BulkProblems {
  rows: Uint32Array;
  columns: Uint32Array;
  codes: Uint8Array;
}

/** `repeat`: an earlier puzzle has the same 81 cells; `isomorph`: an earlier one is the same in another form. */
export const likenesses = ['different', 'repeat', 'isomorph'] as const;
export type Likeness = (typeof likenesses)[number];

/** One row, as it is shown and saved. */
export interface BulkRow {
  kind: BulkKind;
  /** In the file, from 1. */
  line: number;
  /** Bytes of the file. */
  begin: number;
  end: number;
  /** How many rows before it begin in the same place: a line may have several puzzles. */
  nth: number;
  givens: number;
  /** Solutions found, up to the limit. */
  solutions: number;
  branches: number;
  /** Known where they were asked for. */
  ratings?: Ratings;
  /** Known where repeats were asked for; `first`: the line of the earlier puzzle, 0 where there is none. */
  alike?: { likeness: Likeness; first: number };
  /** Where it is unreadable. */
  problem: { reason: ParseErrorCode; column: number } | undefined;
}

/** Where a chunk stands in its file. */
export interface ChunkPlace {
  begin: number;
  firstLine: number;
}

export function kindAt(rows: BulkRows, index: number): BulkKind {
  return bulkKinds[rows.kinds[index] ?? 0] ?? 'unreadable';
}

export function rowAt(rows: BulkRows, index: number, place: ChunkPlace): BulkRow {
  const kind = kindAt(rows, index);
  const begin = rows.begins?.[index] ?? index * rows.stride;
  const end = rows.ends?.[index] ?? begin + 81;
  return {
    kind,
    line: place.firstLine + (rows.lines?.[index] ?? index + 1) - 1,
    begin: place.begin + begin,
    end: place.begin + end,
    nth: rows.begins ? nthAt(rows.begins, index) : 0,
    givens: rows.givens[index] ?? 0,
    solutions: rows.counts[index] ?? 0,
    branches: rows.branches[index] ?? 0,
    problem: kind === 'unreadable' ? problemAt(rows.problems, index) : undefined,
  };
}

function nthAt(begins: Uint32Array, index: number): number {
  let nth = 0;
  while (nth < index && begins[index - nth - 1] === begins[index]) nth++;
  return nth;
}

function problemAt({ rows, columns, codes }: BulkProblems, row: number): BulkRow['problem'] {
  let at = 0;
  for (let end = rows.length; at < end;) {
    const middle = (at + end) >> 1;
    if ((rows[middle] ?? 0) < row) at = middle + 1;
    else end = middle;
  }
  return { reason: parseErrorCodes[codes[at] ?? 0] ?? 'bad-character', column: columns[at] ?? 1 };
}

/** Leaves out the columns that most files need not have. */
export function packedRows(columns: {
  kinds: Uint8Array;
  givens: Uint8Array;
  counts: Uint32Array;
  branches: Uint32Array;
  lines: Uint32Array;
  begins: Uint32Array;
  ends: Uint32Array;
  problems: BulkProblems;
}): BulkRows {
  const { kinds, givens, counts, branches, lines, begins, ends, problems } = columns;
  const stride = (begins[1] ?? 0) - (begins[0] ?? 0);
  const isRegular =
    begins.every((begin, index) => begin === index * stride) &&
    ends.every((end, index) => end === index * stride + 81);
  return {
    kinds: kinds.slice(),
    givens: givens.slice(),
    counts: counts.slice(),
    branches: branches.slice(),
    lines: lines.every((line, index) => line === index + 1) ? undefined : lines.slice(),
    begins: isRegular ? undefined : begins.slice(),
    ends: isRegular ? undefined : ends.slice(),
    stride,
    problems: {
      rows: problems.rows.slice(),
      columns: problems.columns.slice(),
      codes: problems.codes.slice(),
    },
  };
}
