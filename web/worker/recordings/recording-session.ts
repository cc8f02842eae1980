// A recording that is watched: it is read in pieces, and from then on it is a watch like any other.
import type { WatchReply, WatchRequest } from '../../core/watch-messages';
import { nextTurn } from '../../core/next-turn';
import { read } from '../core/read-layout';
import { trusted } from '../core/shared-kinds';
import type { Session, Teller } from '../serve/task';
import { sliceMs } from '../serve/slices';
import { WatchRun } from '../watch/watch-run';
import type { CoreWatch } from '../watch/watch-table';
import { pieceBytes, problem, type CoreRecording, type RecordingCore } from './recordings-table';

/** The bytes of the file that are fetched at a time. */
const partBytes = 1 << 22;
const tellEveryMs = 100;

export class RecordingSession implements Session<WatchRequest> {
  readonly #teller: Teller<WatchReply>;
  /** Requests that came before the recording was read. */
  #early: WatchRequest[] = [];
  #run: WatchRun | undefined;
  #closed = false;

  constructor(core: RecordingCore, source: Blob, teller: Teller<WatchReply>) {
    this.#teller = teller;
    const recording = core.startRecording();
    this.#read(recording, source)
      .catch((error: unknown) => {
        if (!this.#closed) teller.fail(error);
      })
      .finally(() => {
        recording.delete();
      });
  }

  hear(sent: WatchRequest): void {
    if (this.#run) this.#run.hear(sent);
    else this.#early.push(sent);
  }

  close(): void {
    this.#closed = true;
    this.#run?.close();
  }

  async #read(recording: CoreRecording, source: Blob): Promise<void> {
    let toldAt = performance.now();
    for (let at = 0, more = true; more && at < source.size; at += partBytes) {
      const part = new Uint8Array(await source.slice(at, at + partBytes).arrayBuffer());
      for (let piece = 0; more && piece < part.length;) {
        const end = performance.now() + sliceMs;
        while (more && piece < part.length && performance.now() < end) {
          more = recording.read(part.subarray(piece, piece + pieceBytes));
          piece += pieceBytes;
        }
        await nextTurn();
        if (this.#closed) return;
        if (performance.now() - toldAt < tellEveryMs) continue;
        toldAt = performance.now();
        const bytes = Math.min(at + piece, source.size);
        const steps = recording.steps();
        this.#teller.progress({ type: 'watch-reading', bytes, size: source.size, steps });
      }
    }
    this.#begin(recording, recording.watch());
  }

  #begin(recording: CoreRecording, watch: CoreWatch | null): void {
    if (!watch) {
      const wrong = read(problem, recording.problem());
      if (!wrong) throw new Error('the core refused a recording without a problem');
      this.#teller.progress({ type: 'watch-unreadable', problem: wrong });
      return;
    }
    this.#run = new WatchRun(watch, this.#teller);
    const puzzle = trusted(recording.puzzle());
    this.#teller.progress({ type: 'watch-opened', puzzle, steps: recording.steps() });
    for (const sent of this.#early) this.#run.hear(sent);
    this.#early = [];
  }
}
