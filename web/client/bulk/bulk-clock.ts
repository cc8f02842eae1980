// The running time of a run, without its pauses, and the time that is left of it.

/** In the first second a few puzzles tell too little of the rest. */
const shortestMs = 1000;

/** The time that the rest of the work takes at its pace so far; undefined while nobody can tell. */
export function leftMs(elapsedMs: number, done: number, wanted: number): number | undefined {
  if (done <= 0 || elapsedMs < shortestMs) return undefined;
  return ((wanted - done) / done) * elapsedMs;
}

export class BulkClock {
  #before = 0;
  #since: number | undefined = performance.now();

  get elapsedMs(): number {
    return this.#before + (this.#since === undefined ? 0 : performance.now() - this.#since);
  }

  start(): void {
    this.#since ??= performance.now();
  }

  stop(): void {
    this.#before = this.elapsedMs;
    this.#since = undefined;
  }
}
