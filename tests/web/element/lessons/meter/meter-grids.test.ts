// The grids of the meter score what their names say, and can be solved as the problem demands.
import { describe, expect, it } from 'vitest';
import type { Grid } from '../../../../../web/core/grid';
import { callsCap, meterOf } from '../../../../../web/core/call-meter';
import { meterGrids } from '../../../../../web/element/lessons/meter/meter-grids';
import { loadAnswers, loadSearches } from '../../../../wasm/core';
import { named, read } from '../../../../../web/worker/core/read-layout';
import { counters } from '../../../../../web/worker/core/shared-kinds';
import { searchStatus } from '../../../../../web/worker/searches/searches-table';

const core = await loadSearches();
const answers = await loadAnswers();

/** The number of calls of the whole search, or of its part up to the cap. */
function callsOf(grid: Grid): number {
  const search = core.startSearch(grid, 'used-flags');
  if (!search) throw new Error('the givens contradict each other');
  let status = named(searchStatus, search.run(100_000));
  while (status === 'running' && read(counters, search.counters()).calls < callsCap)
    status = named(searchStatus, search.run(100_000));
  const { calls } = read(counters, search.counters());
  search.delete();
  return calls;
}

const givensIn = (grid: Grid) => grid.replaceAll('.', '').length;

describe('grids of the meter', () => {
  it.each(Object.entries(meterGrids))('%s has exactly one solution', (_, grid) => {
    const count = answers.startCount(grid, 2);
    while (!(count?.run(1_000_000) ?? true));
    expect(count?.count()).toBe(1);
    count?.delete();
  });

  it('score 72,097 with Inkala’s puzzle', () => {
    const { calls, capped, score } = meterOf(callsOf(meterGrids.inkala));
    expect({ calls, capped, score }).toEqual({ calls: 72_097, capped: false, score: 72_097 });
  });

  it('score 9,999,998 with 27 givens, two short of the cap', () => {
    expect(givensIn(meterGrids['near-cap'])).toBe(27);
    expect(callsOf(meterGrids['near-cap'])).toBe(callsCap - 2);
  });

  it('score 9,999,990 with 17 givens', () => {
    expect(givensIn(meterGrids['few-givens'])).toBe(17);
    expect(callsOf(meterGrids['few-givens'])).toBe(callsCap - 10);
  });

  it('score 101,109 with 43 givens', () => {
    expect(givensIn(meterGrids['many-givens'])).toBe(43);
    expect(callsOf(meterGrids['many-givens'])).toBe(101_109);
  });

  it('reach the cap with the grid against row order', () => {
    expect(meterOf(callsOf(meterGrids['anti-brute-force'])).score).toBe(callsCap);
  });
});
