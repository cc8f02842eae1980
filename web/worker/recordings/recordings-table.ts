// The calls of the core that reads recordings.
import { recordingFaults } from '../../core/recording-faults';
import { bytes, count, flag, int, laidOut, maybe, name, record, text } from '../core/kinds';
import { call, made, object, started, table, type CoreOf, type ObjectOf } from '../core/table';
import { watch } from '../watch/watch-table';

export const problem = maybe(
  record('problem', {
    fault: [name('trace::ErrorCode', recordingFaults), 'code'],
    line: count,
    found: text,
    expected: count,
    cell: [int, 'choice.cell'],
    digit: [int, 'choice.digit'],
    there: int,
    peer: int,
  }),
);

/** The most bytes that `read` takes at a time: some ten thousand steps, a millisecond or two. */
export const pieceBytes = 1 << 16;

/** A recording that is read piece by piece, see docs/trace-format.md, or a film, see packed-film.ts. */
const recording = object('Recording', 'RecordingText', {
  /** Reads at most `pieceBytes` more; false when the recording is read to its end or has an error. */
  read: call(flag, ['piece', bytes]),
  /** Ends the reading: gives the watch, once only, or null where the recording has an error. */
  watch: call(started(watch)),
  /** The number of steps read. */
  steps: call(count),
  /** The puzzle, 81 characters; valid once there is something to watch. */
  puzzle: call(text),
  /** The error that ended the reading. */
  problem: call(laidOut(problem)),
});

export const recordingsTable = table(
  ['wasm/recording.hpp'],
  { startRecording: call(made(recording)) },
  pieceBytes,
);

export type RecordingCore = CoreOf<typeof recordingsTable>;
export type CoreRecording = ObjectOf<typeof recording>;
