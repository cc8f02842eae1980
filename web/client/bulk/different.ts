// A list without the puzzles that are an earlier one, in any form: read by a pool of workers, compared in their order, and
// written as a file, so that a list of any size is never in memory as a text.
import type { Grid } from '../../core/grid';
import { nextTurn } from '../../core/next-turn';
import type { WorkerPort } from '../worker-port';
import { BulkDetails } from './bulk-details';
import { BulkRepeats } from './bulk-repeats';
import { countIn, page, puzzlesIn } from './bulk-rows';
import { BulkRun, coresOf } from './bulk-run';

/** `share`: of the reading or of the comparison, from 0 to 1. */
export type DifferentProgress =
  { phase: 'reading'; share: number } | { phase: 'comparing'; share: number; found: number };

export interface DifferentOptions {
  /** So many puzzles are told beside the file. */
  shown: number;
  signal: AbortSignal;
  onProgress: (progress: DifferentProgress) => void;
  workers?: number;
  createWorker?: () => WorkerPort;
}

export interface Different {
  /** The puzzles that were read, and those of them that are no earlier one. */
  count: number;
  different: number;
  /** Places that could not be read, and the line of the first one. */
  leftOut: number;
  firstLeftOut: number;
  /** The first of the different puzzles. */
  shown: readonly Grid[];
  /** All of them, a line of 81 each. */
  file: Blob;
}

type Options = Required<Pick<DifferentOptions, 'workers'>> & Omit<DifferentOptions, 'workers'>;

/** Rejects where a worker fails, the source is gone, or the signal is given. */
export async function differentIn(
  source: Blob,
  { workers = coresOf(), ...options }: DifferentOptions,
): Promise<Different> {
  const run = await answered(source, { workers, ...options });
  const repeats = await compared(run, { workers, ...options });
  const { unreadable } = run.totals.kinds;
  const [first] = page(run.chunks, 'unreadable', 0, 1);
  return {
    count: repeats.compared,
    different: repeats.counts.different,
    leftOut: unreadable,
    firstLeftOut: first?.line ?? 0,
    ...(await written(run, options)),
  };
}

function answered(source: Blob, options: Options): Promise<BulkRun> {
  const { signal, onProgress, workers, createWorker } = options;
  return new Promise((resolve, reject) => {
    const look = (run: BulkRun | undefined): void => {
      if (run?.phase === 'done') resolve(run);
      else if (run?.phase === 'running')
        onProgress({ phase: 'reading', share: run.bytesAnswered / source.size });
      else if (run) reject(new Error(run.failure));
    };
    // The run may have ended, or changed, before it is known here.
    let begun: BulkRun | undefined = undefined;
    const run = new BulkRun({
      source,
      limit: 2,
      workers,
      createWorker,
      onChange: () => {
        look(begun);
      },
    });
    begun = run;
    signal.addEventListener('abort', () => {
      run.cancel();
    });
    look(run);
  });
}

async function compared(run: BulkRun, options: Options): Promise<BulkRepeats> {
  const { signal, onProgress, workers, createWorker } = options;
  signal.throwIfAborted();
  let begun: BulkRepeats | undefined = undefined;
  const tell = (repeats: BulkRepeats | undefined): void => {
    if (repeats?.phase !== 'comparing') return;
    const share = repeats.compared / Math.max(1, repeats.wanted);
    onProgress({ phase: 'comparing', share, found: repeats.counts.different });
  };
  const repeats = new BulkRepeats({
    source: run.source,
    chunks: run.chunks,
    workers,
    createWorker,
    onChange: () => {
      tell(begun);
    },
  });
  begun = repeats;
  signal.addEventListener('abort', () => {
    repeats.cancel();
  });
  tell(repeats);
  await repeats.done;
  signal.throwIfAborted();
  if (repeats.phase !== 'compared') throw new Error('the puzzles could not be compared');
  return repeats;
}

async function written(
  { source, chunks }: BulkRun,
  { shown: most, signal, createWorker }: Omit<Options, 'workers'>,
): Promise<Pick<Different, 'shown' | 'file'>> {
  const details = new BulkDetails(source, createWorker);
  const shown: Grid[] = [];
  const parts: Blob[] = [];
  try {
    for (const chunk of chunks) {
      if (countIn(chunk, 'different') === 0) continue;
      const read = await puzzlesIn(source, chunk, 'different', details);
      signal.throwIfAborted();
      const puzzles = read.filter((puzzle) => puzzle !== undefined);
      shown.push(...puzzles.slice(0, most - shown.length));
      parts.push(new Blob([puzzles.map((puzzle) => `${puzzle}\n`).join('')]));
      // A chunk takes the page some hundredths of a second: keys and clicks are heard between two of them.
      await nextTurn();
    }
  } finally {
    details.close();
  }
  return { shown, file: new Blob(parts, { type: 'text/plain' }) };
}
