// Follows links and entries of the history strictly one after another.

type Way = () => void | Promise<void>;

export class Turns {
  readonly #address: () => string;
  readonly #arrived: () => void;
  #last: Promise<unknown> = Promise.resolve();
  #isUnderWay = false;

  /** `arrived`: called after each turn, unless the address has changed meanwhile, which is followed next. */
  constructor(address: () => string, arrived: () => void) {
    this.#address = address;
    this.#arrived = arrived;
  }

  /** Whether a link or an entry is being followed, which takes several steps. */
  get isUnderWay(): boolean {
    return this.#isUnderWay;
  }

  follow(way: Way): Promise<void> {
    const followed = this.#last.then(() => this.#alone(way));
    this.#last = followed.catch(() => undefined);
    return followed;
  }

  async #alone(way: Way): Promise<void> {
    const address = this.#address();
    this.#isUnderWay = true;
    try {
      await way();
    } finally {
      this.#isUnderWay = false;
    }
    if (this.#address() === address) this.#arrived();
  }
}
