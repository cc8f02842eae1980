// The state of the race, action by action, without a page.
import { describe, expect, it } from 'vitest';
import { strategies } from '../../../../web/core/strategy';
import {
  hardPuzzle,
  initialRace,
  isRunning,
  racedOn,
  racers,
  type RaceState,
} from '../../../../web/element/race/race-state';
import { after, finished, puzzle, running } from './fixtures';

const started = after(initialRace, { type: 'start', puzzle });
const phaseOf = ({ run }: RaceState) => run?.phase;
const samplesIn = ({ run }: RaceState) => run?.lanes[0]?.samples;

describe('choosing', () => {
  it('begins with the three of the 2580 question', () => {
    expect(initialRace.chosen).toEqual(['scan-blanks', 'nested-vectors', 'copied-board']);
  });

  it('keeps the order of the table, whatever is chosen last', () => {
    const { chosen } = after(
      initialRace,
      { type: 'toggle', strategy: 'exact-cover' },
      {
        type: 'toggle',
        strategy: 'used-flags',
      },
    );
    expect(chosen).toEqual(racers.filter((name) => chosen.includes(name)));
    expect(chosen).toHaveLength(5);
  });

  it('takes a strategy back', () => {
    const { chosen } = after(initialRace, { type: 'toggle', strategy: 'nested-vectors' });
    expect(chosen).toEqual(['scan-blanks', 'copied-board']);
  });

  it('offers every strategy with steps, and fast not', () => {
    expect(after(initialRace, { type: 'preset', preset: 'all' }).chosen).toEqual(racers);
    expect(racers).not.toContain('fast');
    expect(racers).toHaveLength(strategies.length - 1);
  });

  it('has those of the write-ups', () => {
    const { chosen } = after(initialRace, { type: 'preset', preset: 'write-ups' });
    expect(chosen).toContain('scan-blanks');
    expect(chosen).toContain('greedy');
    expect(chosen).toEqual(racers.slice(0, racers.indexOf('house-masks')));
  });
});

describe('a race', () => {
  it('gives every chosen strategy a lane', () => {
    expect(started.run?.lanes.map(({ entry }) => entry)).toEqual(
      initialRace.chosen.map((strategy) => ({ strategy, state: 'waiting' })),
    );
    expect(isRunning(started)).toBe(true);
  });

  it('is drawn once all are finished, stopped or failed, and then done', () => {
    const two = after(
      started,
      { type: 'entry', entry: finished('scan-blanks', [1]) },
      { type: 'entry', entry: { strategy: 'nested-vectors', state: 'stopped' } },
    );
    expect(phaseOf(two)).toBe('timing');
    const all = after(two, {
      type: 'entry',
      entry: { strategy: 'copied-board', state: 'failed', message: 'x' },
    });
    expect(phaseOf(all)).toBe('drawing');
    expect(phaseOf(after(all, { type: 'ended' }))).toBe('done');
  });

  it('keeps the settings of its start', () => {
    const changed = after(
      started,
      { type: 'repeats', repeats: 25 },
      {
        type: 'order',
        order: 'side-by-side',
      },
    );
    expect(changed.run).toMatchObject({ repeats: 5, order: 'one-after-another' });
  });

  it('is gone with its puzzle', () => {
    expect(after(started, { type: 'clear' }).run).toBeUndefined();
  });
});

describe('samples of the depth', () => {
  const tell = (state: RaceState, steps: number) =>
    after(state, { type: 'entry', entry: running('scan-blanks', steps, steps % 60) });

  it('grow with the steps', () => {
    expect(samplesIn(tell(tell(started, 10), 25))).toEqual([
      { steps: 10, depth: 10 },
      { steps: 25, depth: 25 },
    ]);
  });

  it('stay when a repeated run begins again', () => {
    const once = tell(tell(started, 10), 25);
    expect(samplesIn(tell(once, 5))).toEqual(samplesIn(once));
  });

  it('stay bounded in number and in order however long it runs', () => {
    let state = started;
    for (let steps = 1; steps <= 2000; steps++) state = tell(state, steps);
    const samples = samplesIn(state) ?? [];
    expect(samples.length).toBeLessThanOrEqual(160);
    expect(samples.map(({ steps }) => steps)).toEqual(
      samples.map(({ steps }) => steps).toSorted((a, b) => a - b),
    );
    expect(samples.at(-1)?.steps).toBe(2000);
  });
});

describe('the puzzle of a race', () => {
  it.each([
    ['a hard one in place of the sample of the page', puzzle, false, hardPuzzle],
    ['the sample where the person wants it', puzzle, true, puzzle],
    ['the board where the page has no sample on it', undefined, false, puzzle],
  ])('is %s', (_, sample, wants, expected) => {
    const state = wants ? after(initialRace, { type: 'take-board' }) : initialRace;
    expect(racedOn(puzzle, sample, state)).toBe(expected);
  });
});
