// The calls of the core for benchmarks and tests alone: the table of strategies, and many lines at once.
import { strategyNameOf, type Strategy } from '../web/core/strategy';
import { flag, laidOut, list, record, seen, text, type Of } from '../web/worker/core/kinds';
import { call, table, type CoreOf } from '../web/worker/core/table';
import { linesTable } from '../web/worker/solver/lines-table';

const row = record('strategy', {
  name: text,
  isFromWriteUp: [flag, 'facts.from_write_up'],
  rowMajor: [flag, 'facts.row_major'],
  hasSteps: flag,
  neverTakesBack: [flag, 'facts.never_takes_back'],
  quickestRowMajor: [flag, 'facts.quickest_row_major'],
});

/** The names of web/core/strategy.ts. */
function strategyOf({
  name,
  isFromWriteUp,
  rowMajor,
  hasSteps,
  ...facts
}: Of<typeof row>): Strategy {
  const known = strategyNameOf(name);
  if (known === undefined) throw new Error(`the page lists no strategy ${name}`);
  return {
    ...{ name: known, from: isFromWriteUp ? 'write-up' : 'beyond', rowMajor, hasSteps },
    ...(facts.neverTakesBack && { neverTakesBack: true }),
    ...(facts.quickestRowMajor && { quickestRowMajor: true }),
  };
}

export const strategyRows = list(seen(row, strategyOf));

export const benchTable = table(['sudoku/search/strategy.hpp'], {
  strategies: call(laidOut(strategyRows)),
});

export type BenchCore = CoreOf<typeof benchTable> & CoreOf<typeof linesTable>;
