// Recordings through both bindings: read in pieces, watched, and refused as the command refuses them.
import { readFileSync } from 'node:fs';
import type { CoreRecording, RecordingCore } from '@core/retrace-searches.mjs';
import { beforeAll, describe, expect, it } from 'vitest';
import { readProblem, readState } from '../../web/worker/watch-numbers';
import { damagedRecordings } from '../support/recordings';
import { readers } from './core';

const inkala = '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..';

function readIn(core: RecordingCore, text: string, piece = 50_000): CoreRecording {
  const recording = core.startRecording();
  const bytes = new TextEncoder().encode(text);
  for (let at = 0; at < bytes.length; at += piece) {
    if (!recording.read(bytes.subarray(at, at + piece))) break;
  }
  return recording;
}

describe.each(readers)('a recording $name', ({ load }) => {
  let core: RecordingCore;
  beforeAll(async () => {
    core = await load();
  });

  it('is watched with its lines, calls and notes', () => {
    const recording = readIn(
      core,
      `retrace-trace 1\npuzzle ${inkala}\nplacement r1c2 1 line 58 call 2\n` +
        'refused r1c3 1 r1c2\nremoved r9c9 4\nplacement r1c3 2 line 58 call 3\nend\n',
      7,
    );
    const watch = recording.watch();
    if (!watch) throw new Error('the recording was refused');
    expect(recording.puzzle()).toBe(inkala);
    expect(recording.steps()).toBe(2);
    watch.aim(2);
    while (!watch.move(100));
    expect(watch.explore(1)).toBe(true); // there is no further step
    const { step, status, grid } = readState(watch.state(), { explored: 2, finished: true });
    expect(status).toBe('stopped');
    expect(grid.slice(0, 4)).toBe('812.');
    expect(step).toMatchObject({ cell: 2, digit: 2, line: 58, call: 3 });
    expect(step?.reason.refused).toEqual([{ digit: 1, peer: 1, house: { kind: 'row', index: 0 } }]);
    expect(step?.reason.removed).toEqual([{ cell: 80, digit: 4 }]);
    watch.delete();
    recording.delete();
  });

  it.each(damagedRecordings(readFileSync('tests/puzzles/recordings.txt', 'utf8')))(
    'with $name is refused unless it can be shown',
    ({ text, code, line, isWatched }) => {
      const recording = readIn(core, text);
      const watch = recording.watch();
      expect(watch !== null).toBe(isWatched);
      if (!watch) {
        const problem = readProblem(recording.problem(), recording.found());
        expect(problem).toMatchObject({ fault: code, line });
      }
      watch?.delete();
      recording.delete();
    },
  );

  it('of which the first is taken may be followed by anything', () => {
    const recording = readIn(
      core,
      `retrace-trace 1\npuzzle ${inkala}\nplacement r1c2 1\nend\n\npuzzle ?\n`,
    );
    expect(recording.watch()?.explored()).toBe(1);
    recording.delete();
  });
});
