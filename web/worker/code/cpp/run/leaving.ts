// Leaves a program before its end: an exception from outside passes the program's destructors, and nothing that they do
// then has an effect.

type Calls<Result> = Record<string, (...values: number[]) => Result>;

export class Leaving {
  readonly #onLeft: () => void;
  #reason: { error: unknown } | undefined;

  constructor(onLeft: () => void) {
    this.#onLeft = onLeft;
  }

  /** The reason for leaving, or `error` where the program was not left. */
  reasonOr(error: unknown): unknown {
    return this.#reason ? this.#reason.error : error;
  }

  /** The same calls, except that the first one that throws leaves the program and no later one is answered. */
  through<Result>(calls: Readonly<Calls<Result>>): Calls<Result> {
    const through =
      (call: Calls<Result>[string]) =>
      (...values: number[]) => {
        if (this.#reason) throw this.#reason.error;
        try {
          return call(...values);
        } catch (error) {
          this.#reason = { error };
          this.#onLeft();
          throw error;
        }
      };
    return Object.fromEntries(
      Object.entries(calls).map(([name, call]) => [name, through(call)] as const),
    );
  }
}
