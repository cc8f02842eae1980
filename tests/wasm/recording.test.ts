// Recordings through both bindings are read in pieces, watched, and refused as the command refuses them.
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { FilmPieces, FilmWriter } from '../../web/core/code/film';
import { recordingOf } from '../../web/core/code/packed-film';
import { targetBy } from '../../web/worker/watch/watch-table';
import { readState } from '../../web/worker/watch/watch-state';
import { damagedRecordings } from '../support/recordings';
import { readers } from './core';
import {
  problem,
  type CoreRecording,
  type RecordingCore,
} from '../../web/worker/recordings/recordings-table';
import { read } from '../../web/worker/core/read-layout';

const inkala = '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..';

const readIn = (core: RecordingCore, text: string, piece?: number): CoreRecording =>
  readBytes(core, new TextEncoder().encode(text), piece);

function readBytes(core: RecordingCore, bytes: Uint8Array, piece = 50_000): CoreRecording {
  const recording = core.startRecording();
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
        'refused r1c3 1 r1c2\nremoved r9c9 4\nplacement r1c3 2 line 58 call 3\n' +
        'backtrack r1c3 line 58 call 3 over 4\nend\n',
      7,
    );
    const watch = recording.watch();
    if (!watch) throw new Error('the recording was refused');
    expect(recording.puzzle()).toBe(inkala);
    expect(recording.steps()).toBe(3);
    watch.aim(2);
    while (!watch.move(100));
    const { step, grid } = readState(watch.state(), { explored: 2, finished: false });
    expect(grid.slice(0, 4)).toBe('812.');
    expect(step).toMatchObject({ cell: 2, digit: 2, line: 58, call: 3 });
    expect(step?.reason.refused).toEqual([{ digit: 1, peer: 1, house: { kind: 'row', index: 0 } }]);
    expect(step?.reason.removed).toEqual([{ cell: 80, digit: 4 }]);
    expect(step?.overwrittenBy).toBeUndefined();
    watch.aim(3);
    while (!watch.move(100));
    expect(watch.explore(1)).toBe(true); // true, since there is no further step
    const last = readState(watch.state(), { explored: 3, finished: true });
    expect(last.status).toBe('stopped');
    expect(last.step).toMatchObject({ cell: 2, digit: 2, line: 58, call: 3, overwrittenBy: 4 });
    watch.delete();
    recording.delete();
  });

  it('is looked through for the steps of a line', () => {
    const recording = readIn(
      core,
      `retrace-trace 1\npuzzle ${inkala}\nplacement r1c2 1 line 58\nplacement r1c3 2 line 60\n` +
        'backtrack r1c3 2 line 61\nplacement r1c3 4 line 60\nend\n',
    );
    const watch = recording.watch();
    if (!watch) throw new Error('the recording was refused');
    const found = (line: number, isNext: boolean) => {
      watch.lookFor(targetBy.names.indexOf('line'), line, 0, isNext);
      let step = -1;
      while (step < 0) step = watch.look(100);
      return step;
    };
    expect([found(60, true), found(61, true), found(59, true)]).toEqual([2, 3, 0]);
    watch.aim(4);
    while (!watch.move(100));
    expect([found(60, false), found(58, false), found(60, true)]).toEqual([2, 1, 0]);
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
        const wrong = read(problem, recording.problem());
        expect(wrong).toMatchObject({ fault: code, line });
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

  describe('that is a film of a program', () => {
    const filmed = () => {
      const film = new FilmPieces();
      const writer = new FilmWriter(inkala, 10_000, (piece) => {
        film.add(piece);
      });
      // The program writes the same digits again and again, some of which contradict each other, and writes over digits.
      for (let write = 0; write < 400; write++) {
        writer.write(write % 7, (write * 5) % 10, (write % 9) + 1, (write % 80) + 1);
      }
      writer.handOver();
      return film.film({ isCut: true }).packed;
    };
    const all = (recording: CoreRecording) => {
      const watch = recording.watch();
      if (!watch) throw new Error('the recording was refused');
      const states = [];
      const steps = recording.steps();
      for (let position = 0; position <= steps; position++) {
        watch.aim(position);
        while (!watch.move(1000));
        states.push(readState(watch.state(), { explored: steps, finished: true }));
      }
      watch.delete();
      return states;
    };

    it.each([1, 13, 50_000])('is watched as its text is, in pieces of %i bytes', async (piece) => {
      const film = filmed();
      const packed = readBytes(core, new Uint8Array(await film.arrayBuffer()), piece);
      const text = readIn(core, await (await recordingOf(film)).text());
      expect(packed.steps()).toBeGreaterThan(300);
      expect(packed.puzzle()).toBe(inkala);
      expect(all(packed)).toEqual(all(text));
    });

    it('is refused where it is cut off, or no film at all', async () => {
      const film = new Uint8Array(await filmed().arrayBuffer());
      for (const [bytes, fault] of [
        [film.subarray(0, 87), 'not-a-recording'],
        [film.subarray(0, film.length - 8), 'cut-off'],
        [film.subarray(0, film.length - 3), 'cut-off'],
        [film.map((byte, at) => (at === 3 ? 0 : byte)), 'not-a-recording'],
        [film.map((byte, at) => (at === 20 ? 0 : byte)), 'bad-puzzle'],
        [film.map((byte, at) => (at === 88 ? byte | 127 : byte)), 'nothing'],
        [film.map((byte, at) => (at === 88 ? 100 : byte)), 'bad-cell'],
      ] as const) {
        const recording = readBytes(core, bytes);
        const watch = recording.watch();
        const wrong = read(problem, recording.problem());
        // A recording that ends at once is valid.
        if (fault === 'nothing') expect(watch?.explored()).toBe(0);
        else expect(wrong?.fault).toBe(fault);
        watch?.delete();
        recording.delete();
      }
    });
  });
});
