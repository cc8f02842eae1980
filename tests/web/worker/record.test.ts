// A search is written as a recording, which the core's reader reads again.
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { gridOf, type Grid } from '../../../web/core/grid';
import { steppedStrategies, type SteppedStrategyName } from '../../../web/core/strategy';
import { Refused } from '../../../web/worker/serve/task';
import { record } from '../../../web/worker/recorder/record';
import { readState } from '../../../web/worker/watch/watch-state';
import { loadSearches, puzzleLine } from '../../wasm/core';
import { type SearchCore } from '../../../web/worker/searches/searches-table';
import { problem, type RecordingCore } from '../../../web/worker/recordings/recordings-table';
import { read } from '../../../web/worker/core/read-layout';

const classic = trusted(
  '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79',
);
const inkala = trusted(
  '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..',
);
/** A grid in which no digit fits r1c9. */
const unsolvable = trusted(`12345678.........9${'.'.repeat(63)}`);

function trusted(line: string): Grid {
  const grid = gridOf(line);
  if (!grid) throw new Error(`not a grid: ${line}`);
  return grid;
}

describe('a search that is recorded', () => {
  let core: SearchCore & RecordingCore;
  beforeAll(async () => {
    core = await loadSearches();
  });

  /** The recording's text, and the number of slices in which it was written. */
  async function recorded(puzzle: Grid, strategy: SteppedStrategyName, budget = 20_000) {
    const task = record(core, { puzzle, strategy });
    let slices = 1;
    while (!task.run(budget)) slices++;
    const text = await task.answer().text();
    task.free();
    return { text, slices };
  }

  function openAgain(text: string) {
    const recording = core.startRecording();
    const bytes = new TextEncoder().encode(text);
    for (let at = 0; at < bytes.length; at += 50_000)
      recording.read(bytes.subarray(at, at + 50_000));
    const watch = recording.watch();
    if (!watch) throw new Error(JSON.stringify(read(problem, recording.problem())));
    return watch;
  }

  /** Position, board, last steps and status at a position of the watched search. */
  function stateAt(watch: ReturnType<typeof openAgain>, position: number) {
    watch.aim(position);
    while (!watch.move(20_000)) continue;
    watch.explore(1);
    const explored = { explored: watch.explored(), finished: watch.finished() };
    const { grid, status, step, trail, position: at } = readState(watch.state(), explored);
    const taken = trail.map(({ kind, cell, digit, depth, reason }) => [
      kind,
      cell,
      digit,
      depth,
      reason.refused,
    ]);
    return {
      grid,
      status: status === 'stopped' ? 'searching' : status,
      at,
      step: step?.kind,
      taken,
    };
  }

  it.each(steppedStrategies)(
    'is watched again, step for step and reason for reason: %s',
    async (strategy) => {
      const { text } = await recorded(classic, strategy);
      const again = openAgain(text);
      const search = core.startWatch(classic, strategy, false);
      if (!search) throw new Error('nothing to watch');
      while (!search.explore(20_000)) continue;
      while (!again.explore(20_000)) continue;
      expect(again.explored()).toBe(search.explored());
      for (const share of [0, 0.1, 0.5, 0.9, 1]) {
        const position = Math.floor(search.explored() * share);
        expect(stateAt(again, position)).toEqual(stateAt(search, position));
      }
    },
  );

  it('equals the output of the command with --reasons', async () => {
    const file = new URL('../../puzzles/reasons.trace', import.meta.url);
    const text = readFileSync(file, 'utf8');
    const puzzle = trusted(/^puzzle (.{81})$/m.exec(text)?.[1] ?? '');
    expect((await recorded(puzzle, 'used-flags')).text).toBe(text);
  });

  it('says how it ended', async () => {
    expect((await recorded(classic, 'used-flags')).text).toMatch(/\nend solution steps \d+ /);
    expect((await recorded(unsolvable, 'fewest-candidates')).text).toMatch(/\nend none steps /);
    expect((await recorded(inkala, 'greedy')).text).toMatch(/\nend dead-end r\dc\d steps /);
  });

  it('is the same text whatever the slices', async () => {
    const whole = await recorded(inkala, 'propagation');
    const sliced = await recorded(inkala, 'propagation', 500);
    expect(sliced.slices).toBeGreaterThan(whole.slices);
    expect(sliced.text).toBe(whole.text);
  });

  it('gives up reasons in a long search, and no step', async () => {
    const long = trusted(puzzleLine('pathological.txt'));
    const task = record(core, { puzzle: long, strategy: 'used-flags' });
    while ((task.progress()?.steps ?? 0) < 200_000) expect(task.run(400_000)).toBe(false);
    expect(task.progress()?.steps).toBeLessThan(230_000);
    const text = await task.answer().text();
    task.free();
    expect(text.match(/^refused /gm)?.length).toBeLessThan(300_010);
    expect(text.slice(-200)).not.toContain('refused');
  });

  it('is refused where there is nothing to record', () => {
    const contradiction = trusted(`11${'.'.repeat(79)}`);
    expect(() => record(core, { puzzle: contradiction, strategy: 'used-flags' })).toThrow(Refused);
  });
});
