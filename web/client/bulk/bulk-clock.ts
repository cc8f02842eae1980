// The running time of a run, without its pauses.

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
