// How many steps are due as time passes, at a speed in steps a second.

/** From this speed on a frame takes several steps. */
const framesASecond = 60;

export class Pace {
  readonly #speed: number;
  #last: number;
  /** Steps that time has brought and that are not taken yet, mostly a part of one. */
  #due = 0;

  constructor(speed: number, now: number) {
    this.#speed = speed;
    this.#last = now;
  }

  /** Milliseconds until the next step is due; undefined where each frame has steps to take. */
  get rest(): number | undefined {
    return this.#speed < framesASecond ? (1 - this.#due) * (1000 / this.#speed) : undefined;
  }

  /** The steps to take now, and never more than `most`. */
  take(now: number, most: number): number {
    // After the page was hidden, playing goes on from where it was.
    const passed = Math.min(now - this.#last, 1000 / Math.min(this.#speed, 4));
    this.#last = now;
    this.#due += (passed / 1000) * this.#speed;
    const count = Math.min(Math.floor(this.#due + 1e-6), most);
    this.#due = Math.max(0, this.#due - count);
    return count;
  }
}
