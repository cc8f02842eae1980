// Notices that a worker which owes an answer has fallen silent.

export class Watchdog {
  readonly #patienceMs: () => number | undefined;
  readonly #bark: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `patienceMs`: the longest silence now; undefined where nothing is owed. */
  constructor(patienceMs: () => number | undefined, bark: () => void) {
    this.#patienceMs = patienceMs;
    this.#bark = bark;
  }

  /** Gives the worker its full time again; also called when its debts have changed. */
  restart(): void {
    this.stop();
    const patienceMs = this.#patienceMs();
    if (patienceMs === undefined) return;
    this.#timer = setTimeout(() => {
      // After the machine slept the timer fires before the waiting messages are heard: half of the time is left for them.
      this.#timer = setTimeout(this.#bark, patienceMs / 2);
    }, patienceMs / 2);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}
