// Times the engine over lines; shared by tests, Node and the browser's worker.
import type { Of } from '../web/worker/core/kinds';
import { read } from '../web/worker/core/read-layout';
import { indexOf } from '../web/worker/core/write-layout';
import { lineCounts, linesTask, type LinesCore } from '../web/worker/solver/lines-table';

export type LinesTask = (typeof linesTask.names)[number];

const shortestMs = 100;

/** Calls the core for lines, and lets the caller look at the answers. */
export function answerLines<Seen>(
  core: LinesCore,
  lines: Uint8Array,
  task: LinesTask,
  see: (counts: Of<typeof lineCounts>, answers: () => Uint8Array) => Seen,
): Seen {
  const call = core.startLines(lines.length, indexOf(linesTask.names, task));
  call.room().set(lines);
  while (!call.run(Infinity));
  const seen = see(read(lineCounts, call.counts()), () => call.answers());
  call.delete();
  return seen;
}

/** Answers all lines again and again, for at least a tenth of a second. */
export function timeLines(core: LinesCore, text: string, task: LinesTask) {
  const bytes = new TextEncoder().encode(text);
  let lines = 0;
  const began = performance.now();
  for (;;) {
    const counts = answerLines(core, bytes, task, (each) => each);
    lines += counts.lines;
    const ms = performance.now() - began;
    if (ms < shortestMs) continue;
    const { solved, several } = counts;
    return { puzzlesPerSecond: (lines / ms) * 1000, solved, several };
  }
}
