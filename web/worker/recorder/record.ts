// A strategy's search as a recording: its steps as text, in a blob that grows piece by piece.
import type { RecorderCalls } from '../../core/calls';
import {
  openingOf,
  reasonLines,
  stepLine,
  StepCounts,
  type RecordingEnd,
} from '../../core/recording-text';
import { accepted, gridIn, strategyIn } from '../serve/checks';
import type { Task, Tasks } from '../serve/task';
import { read } from '../core/read-layout';
import { readState } from '../watch/watch-state';
import { trail, type CoreWatch, type WatchCore } from '../watch/watch-table';

/** The number of steps whose reasons the core has ready; see cpp/sudoku/watch/cursor.hpp. */
const trailLength = 32;

/** A step with its reasons takes as long as so many steps of a search. */
const stepsEach = 20;

/** The most steps of a recording that is written; readers have room for more. */
const mostReasons = 300_000;

/** The number of characters after which text goes to a blob, which the browser keeps outside of this memory. */
const pieceLength = 1_000_000;

type Calls = RecorderCalls['record'];

export function record(core: WatchCore, ask: Calls['ask']): Task<Calls['progress'], Blob> {
  const puzzle = gridIn(ask.puzzle);
  const search = core.startWatch(puzzle, strategyIn(ask.strategy), false);
  const watch = accepted(search, 'nothing to record: no steps, or no puzzle');
  const counts = new StepCounts();
  let blob = new Blob([], { type: 'text/plain' });
  let text = openingOf(puzzle);
  let reasons = 0;

  const put = (lines: string) => {
    text += lines;
    if (text.length < pieceLength) return;
    blob = new Blob([blob, text], { type: blob.type });
    text = '';
  };
  /** Writes some steps; true at the last one. */
  const writeSome = (): boolean => {
    const before = watch.position();
    watch.aim(before + trailLength);
    while (!watch.move(trailLength)) continue;
    const taken = watch.position() - before;
    if (taken > 0) {
      for (const [index, step] of read(trail, watch.trail()).slice(-taken).entries()) {
        const why = reasons < mostReasons ? reasonLines(step) : [];
        reasons += why.length;
        counts.add(step);
        put(why.join('') + stepLine(before + index + 1, step));
      }
    }
    return taken < trailLength;
  };
  return {
    run: (budget) => {
      for (let left = budget / stepsEach; left > 0; left -= trailLength) {
        if (!writeSome()) continue;
        put(counts.endLine(endOf(watch)));
        return true;
      }
      return false;
    },
    progress: () => ({ steps: watch.position() }),
    answer: () => new Blob([blob, text], { type: blob.type }),
    free: () => {
      watch.delete();
    },
  };
}

/** The ending of the search, valid once it is at its last step. */
function endOf(watch: CoreWatch): RecordingEnd {
  const { status, goal } = readState(watch.state(), { explored: watch.explored(), finished: true });
  if (status === 'solution') return { kind: 'solution' };
  return status === 'dead-end' && goal?.kind === 'cell'
    ? { kind: 'dead-end', cell: goal.cell }
    : { kind: 'none' };
}

/** The requests that a worker for writing recordings takes. */
export const recorderTasks: Tasks<WatchCore, RecorderCalls> = { record };
