// Notices that a worker which owes something has fallen silent.

export class Watchdog {
  readonly #patienceMs: () => number | undefined;
  readonly #bark: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `patienceMs`: how long silence is borne now; undefined where nothing is owed. */
  constructor(patienceMs: () => number | undefined, bark: () => void) {
    this.#patienceMs = patienceMs;
    this.#bark = bark;
  }

  /** Gives the worker its full time again; to be called when what it owes has changed, too. */
  restart(): void {
    this.stop();
    const patienceMs = this.#patienceMs();
    if (patienceMs === undefined) return;
    this.#timer = setTimeout(() => {
      // After the machine slept the timer comes before the messages that waited: hear those first.
      this.#timer = setTimeout(this.#bark, patienceMs / 2);
    }, patienceMs / 2);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}
