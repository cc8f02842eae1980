// The story of each step agrees with the board on which the search took the step.
import { beforeAll, describe, expect, it } from 'vitest';
import { emptyGrid, gridOf, type Grid } from '../../../web/core/grid';
import { impasseAt, storyOf, type Happening } from '../../../web/core/story';
import type { SteppedStrategyName } from '../../../web/core/strategy';
import type { WatchState } from '../../../web/core/watched-search';
import { readState } from '../../../web/worker/watch/watch-state';
import { loadSearches } from '../../wasm/core';
import { type SearchCore } from '../../../web/worker/searches/searches-table';

const inkala =
  gridOf('8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..') ??
  emptyGrid;

describe('the story of a search', () => {
  let core: SearchCore;
  beforeAll(async () => {
    core = await loadSearches();
  });

  function stateAt(strategy: SteppedStrategyName, position: number, puzzle: Grid = inkala) {
    const watch = core.startWatch(puzzle, strategy, false);
    if (!watch) throw new Error('the core refused a puzzle');
    watch.aim(position);
    while (!watch.move(10_000));
    const state = readState(watch.state(), {
      explored: watch.explored(),
      finished: watch.finished(),
    });
    watch.delete();
    return state;
  }

  /** The happenings of the first steps, each step once. */
  function tell(strategy: SteppedStrategyName, steps: number): Happening[] {
    const story: Happening[] = [];
    for (let position = 32; position <= steps; position += 32) {
      story.push(...storyOf(stateAt(strategy, position)));
    }
    return story;
  }

  it('tells one happening a step of the trail', () => {
    const state: WatchState = stateAt('used-flags', 1000);
    const story = storyOf(state);
    expect(story.map(({ kind, cell, digit }) => ({ kind, cell, digit }))).toEqual(
      state.trail.map(({ kind, cell, digit }) => ({ kind, cell, digit })),
    );
  });

  it('names the digits passed over before a placement, with their peers', () => {
    const [first, second, third] = storyOf(stateAt('scan-blanks', 3));
    expect(first).toMatchObject({ kind: 'placement', cell: 1, digit: 1, refused: [] });
    expect(second).toMatchObject({
      cell: 2,
      digit: 2,
      refused: [{ digit: 1, peer: 1, house: { kind: 'row', index: 0 } }],
    });
    expect(third).toMatchObject({ cell: 3, digit: 3, refused: [{ digit: 1 }, { digit: 2 }] });
  });

  it('names at a dead end nine refusals of one cell', () => {
    const deadEnds = tell('used-flags', 640).filter(({ kind }) => kind === 'dead-end');
    expect(deadEnds.length).toBeGreaterThan(10);
    for (const deadEnd of deadEnds) {
      if (deadEnd.kind !== 'dead-end') continue;
      expect(deadEnd.impasse?.kind).toBe('cell');
      if (deadEnd.impasse?.kind !== 'cell') continue;
      expect(deadEnd.impasse.refusals).toHaveLength(9);
      expect(deadEnd.impasse.cell).toBeGreaterThan(deadEnd.cell);
    }
  });

  it('says with propagation why a digit is forced, and which house has no cell for one', () => {
    const story = tell('propagation', 1600);
    const forced = story.flatMap((each) =>
      each.kind === 'placement' && each.forced ? [each.forced.kind] : [],
    );
    expect(forced).toContain('candidate');
    expect(forced).toContain('house');
    const impasses = story.flatMap((each) =>
      each.kind === 'dead-end' ? [each.impasse?.kind] : [],
    );
    expect(impasses).toContain('cell');
    expect(impasses).toContain('house');
  });

  it('tells where greedy is stuck, and of no impasse before', () => {
    const end = stateAt('greedy', 1000);
    expect(end.status).toBe('dead-end');
    expect(impasseAt(end)).toMatchObject({ kind: 'cell', cell: 10 });
    expect(impasseAt(stateAt('greedy', 3))).toBeUndefined();
  });
});
