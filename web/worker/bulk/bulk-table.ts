// The calls of the core that answers files of puzzles.
import { bulkKinds } from '../../core/bulk/rows';
import { parseErrorCodes } from '../../core/text';
import { bytes, count, flag, name, namesIn, none, words } from '../core/kinds';
import { call, made, object, table, type CoreOf, type ObjectOf } from '../core/table';

/** The puzzles of a chunk of a file. The columns of its rows are read before the next call. */
const bulkChunk = object('BulkChunk', 'bulk::BulkCall', {
  /** Reads the puzzles of a chunk; see cpp/sudoku/bulk/chunk.hpp. */
  read: call(none, ['text', bytes], ['atEnd', flag], ['passingOver', count]),
  /** The bytes that the puzzles read take; 0: the chunk is too short to tell. */
  consumed: call(count),
  lines: call(count),
  passingOver: call(count),
  /** Answers rows for about `budget`; true when every row is answered. */
  run: call(flag, ['budget', count]),
  answered: call(count),

  // The columns of all rows. An unreadable row has its reason in the columns below; its numbers here are 0.
  kinds: call(namesIn(name('bulk::BulkKind', bulkKinds))),
  givens: call(bytes),
  counts: call(words),
  branches: call(words),
  /** The line of each row, from 1 within the chunk. */
  rowLines: call(words),
  /** The offsets in bytes, within the chunk, at which the text of each row begins and ends. */
  begins: call(words),
  ends: call(words),

  // The columns of unreadable rows: their index, the column in their line from 1, and the reason.
  problemRows: call(words),
  problemColumns: call(words),
  problemCodes: call(namesIn(name('ParseErrorCode', parseErrorCodes))),

  /** The first solutions, as `retrace solve` writes them, of the rows with a 1 in `wanted`. */
  solutions: call(bytes, ['wanted', bytes]),
  /** Puzzle, name and other fields of the rows with a 1 in `wanted`, separated by tabs; see cpp/sudoku/bulk/chunk.hpp. */
  details: call(bytes, ['wanted', bytes]),
  /** Four words for each row: two of the puzzle, two of its form; see cpp/sudoku/bulk/chunk.hpp. */
  keys: call(words),
  /** The most fields that stand beside a puzzle. */
  mostFields: call(count),
});

export const bulkTable = table(['wasm/questions/bulk_call.hpp'], {
  /** `limit`: solutions counted at most, at least 1. */
  startBulkChunk: call(made(bulkChunk), ['limit', count]),
});

export type BulkCore = CoreOf<typeof bulkTable>;
export type CoreBulkChunk = ObjectOf<typeof bulkChunk>;
