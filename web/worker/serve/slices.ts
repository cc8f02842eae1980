// Runs a long task in short slices, so that messages are heard between them.
import { nextTurn } from '../../core/next-turn';

/** A task that is run piece by piece until it is done. */
export interface Sliceable {
  /** Takes at most `steps` steps; true when the task is done. */
  run(steps: number): boolean;
  /** Called with the running time so far, at most once every `reportEveryMs`. */
  report(elapsedMs: number): void;
}

export const sliceMs = 8;

/** Longer than a frame: a screen could show no more. */
export const reportEveryMs = 50;

/**
 * Steps between two looks at the clock: 10 ms of the slowest strategy, 0.2 ms of the quickest, so
 * no strategy overruns its slice by much.
 */
export const stepsAtATime = 20_000;

/**
 * The run of one task. Pausing and stopping take effect at the end of a slice: within `sliceMs`
 * plus the time that the event loop needs.
 */
export class SlicedRun {
  #paused: Promise<void> | undefined;
  #unpause: (() => void) | undefined;
  #stopped = false;

  pause(): void {
    this.#paused ??= new Promise((resolve) => {
      this.#unpause = resolve;
    });
  }

  resume(): void {
    this.#unpause?.();
    this.#paused = undefined;
    this.#unpause = undefined;
  }

  stop(): void {
    this.#stopped = true;
    this.resume();
  }

  get isStopped(): boolean {
    return this.#stopped;
  }

  /** Runs to the end (true) or until stopped (false). */
  async run(task: Sliceable): Promise<boolean> {
    let elapsedMs = 0;
    let reportedAt = performance.now();
    for (;;) {
      if (this.#paused) {
        // The state before the pause is reported, since it stays on the screen.
        task.report(elapsedMs);
        await this.#paused;
      }
      if (this.#stopped) return false;
      const began = performance.now();
      let done: boolean;
      let now: number;
      do {
        done = task.run(stepsAtATime);
        now = performance.now();
      } while (!done && now - began < sliceMs);
      elapsedMs += now - began;
      if (done) return true;
      if (now - reportedAt >= reportEveryMs) {
        reportedAt = now;
        task.report(elapsedMs);
      }
      await nextTurn();
    }
  }
}
