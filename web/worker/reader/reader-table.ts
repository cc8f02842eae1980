// The call of the core that reads texts, which the page has.
import { maxTextBytes } from '../../core/text';
import { parseError, puzzle } from '../core/found-kinds';
import { bytes, count, laidOut, list, record } from '../core/kinds';
import { call, table, type CoreOf } from '../core/table';

/** The first puzzles and faults; the numbers count all of them. */
export const reading = record('reading', {
  count: [count, 'puzzle_count'],
  puzzles: list(puzzle),
  faultCount: [count, 'fault_count'],
  faults: list(parseError),
  passed: [count, 'passed_count'],
  commented: [count, 'commented_count'],
});

export const readerTable = table(
  ['wasm/reader/read_call.hpp'],
  {
    /** A text in UTF-8; of a text that is too large the beginning is enough. */
    readWhole: call(laidOut(reading), ['text', bytes]),
  },
  maxTextBytes + 1,
);

export type ReaderCore = CoreOf<typeof readerTable>;
