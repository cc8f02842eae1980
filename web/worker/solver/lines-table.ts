// The calls of the core that answers many puzzles, one a line.
import { bytes, count, flag, indexIn, laidOut, name, record } from '../core/kinds';
import { call, made, object, table, type CoreOf } from '../core/table';

/** The kind of answer: the first solution, any solution (quicker where there are several), or a word of `retrace check`. */
export const linesTask = name('engine::LinesTask', ['first', 'any', 'check']);

/** The number of lines answered in each kind; `lines` is their sum. `solved`: in a check, the unique ones. */
export const lineCounts = record('line_counts', {
  lines: count,
  solved: count,
  several: count,
  unsolvable: count,
  contradictions: count,
  unreadable: count,
});

const lines = object('Lines', 'LinesCall', {
  /** Room for the lines, to be filled at once: 81 characters each, with a line feed. */
  room: call(bytes),
  /** Answers at most `budget` lines more; true when all are answered. */
  run: call(flag, ['budget', count]),
  /** For each line 81 digits, `none`, `error` or a word of `retrace check`; a view, until the next call. */
  answers: call(bytes),
  counts: call(laidOut(lineCounts)),
});

export const linesTable = table(['wasm/solver/lines_call.hpp'], {
  /** `length`: the bytes of the lines. */
  startLines: call(made(lines), ['length', count], ['task', indexIn(linesTask)]),
});

export type LinesCore = CoreOf<typeof linesTable>;
