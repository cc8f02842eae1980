// Searching, through Embind and as the widget's plain functions.
import { beforeAll, describe, expect, it } from 'vitest';
import { hasSteps, steppedStrategies, strategies } from '../../web/core/strategy';
import { bindings, loadSearches, loadPlainSearches, puzzleLine } from './core';
import { searchStatus, type SearchCore } from '../../web/worker/searches/searches-table';
import { named, read } from '../../web/worker/core/read-layout';
import { answer, counters } from '../../web/worker/core/shared-kinds';

const inkala = '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..';
const inkalaSolution =
  '812753649943682175675491283154237896369845721287169534521974368438526917796318452';

describe.each(bindings)('searching $name', ({ load }) => {
  let core: SearchCore;
  beforeAll(async () => {
    core = await load();
  });

  it.each(strategies.filter(({ name }) => name !== 'greedy'))(
    'solves with $name, in pieces',
    ({ name }) => {
      const solve = core.startSolve(inkala, name);
      if (!solve) throw new Error('the core refused a puzzle');
      while (!solve.run(777));
      expect(named(answer, solve.answer())).toBe('one-solution');
      expect(solve.grid()).toBe(inkalaSolution);
      const { placements, backtracks } = read(counters, solve.counters());
      expect(placements - backtracks).toBe(hasSteps(name) ? 60 : 0);
      solve.delete();
    },
  );

  it('counts calls as Baekjoon 12095 does, and names each counter', () => {
    const solve = core.startSolve(inkala, 'used-flags');
    while (!solve?.run(1e6));
    expect(read(counters, solve.counters())).toEqual({
      steps: 99_056,
      placements: 49_558,
      backtracks: 49_498,
      deadEnds: 16_476,
      legalityChecks: 663_227,
      calls: 72_097,
      depth: 60,
      maxDepth: 60,
    });
    solve.delete();
  });

  it('tells the depth from the greatest depth so far', () => {
    const search = core.startSearch(inkala, 'used-flags');
    expect(named(searchStatus, search?.run(300) ?? -1)).toBe('running');
    expect(search && read(counters, search.counters())).toMatchObject({
      steps: 300,
      depth: 28,
      maxDepth: 32,
    });
    search?.delete();
  });

  it('says where greedy is stuck, and that a solution exists', () => {
    const solve = core.startSolve(inkala, 'greedy');
    while (!solve?.run(1e6));
    expect(named(answer, solve.answer())).toBe('dead-end');
    expect(solve.deadEndCell()).toBe(10);
    expect(solve.solvable()).toBe(true);
    expect(solve.grid().slice(0, 11)).toBe('8123546794.');
    solve.delete();
  });

  it('names contradicting givens and puzzles without a solution or with several', () => {
    const contradicting = core.startSolve(`11${'.'.repeat(79)}`, 'exact-cover');
    while (!contradicting?.run(1));
    expect(named(answer, contradicting.answer())).toBe('contradiction');
    const none = core.startSolve(puzzleLine('no_solution.txt', 3), 'propagation');
    while (!none?.run(1e6));
    expect(named(answer, none.answer())).toBe('no-solution');
    const several = core.startSolve(puzzleLine('several_solutions.txt'), 'house-masks');
    while (!several?.run(1e6));
    expect(named(answer, several.answer())).toBe('several-solutions');
    several.delete();
    contradicting.delete();
    none.delete();
  });

  it('refuses a value that is not a puzzle or a strategy', () => {
    expect(core.startSolve(inkala.slice(1), 'used-flags')).toBeNull();
    expect(core.startSolve(inkala, 'luck')).toBeNull();
    expect(core.startSolve('a'.repeat(81), 'used-flags')).toBeNull();
  });

  it('refuses a text that is too long, and goes on', () => {
    expect(core.startSolve('.'.repeat(5000), 'used-flags')).toBeNull();
    expect(core.startSolve(inkala, 'used-flags'.repeat(500))).toBeNull();
    const solve = core.startSolve(inkala, 'fast');
    while (!solve?.run(1));
    expect(solve.grid()).toBe(inkalaSolution);
    solve.delete();
  });
});

describe('the two bindings', () => {
  it.each(steppedStrategies)('count the same work of %s', async (strategy) => {
    const ends = [await loadSearches(), await loadPlainSearches()].map((core) => {
      const search = core.startSearch(inkala, strategy);
      if (!search) throw new Error('the core refused a puzzle');
      let status = named(searchStatus, search.run(12_345));
      while (status === 'running') status = named(searchStatus, search.run(12_345));
      const end = { status, counters: read(counters, search.counters()), grid: search.grid() };
      search.delete();
      return end;
    });
    expect(ends[1]).toEqual(ends[0]);
  });
});
