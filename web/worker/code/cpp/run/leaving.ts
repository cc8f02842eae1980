// How a program is left before its end: what is thrown from outside passes its destructors, and nothing that they do then
// counts any more.

type Calls<Result> = Record<string, (...values: number[]) => Result>;

export class Leaving {
  readonly #onLeft: () => void;
  #reason: { error: unknown } | undefined;

  constructor(onLeft: () => void) {
    this.#onLeft = onLeft;
  }

  /** The reason for leaving; the error that came out instead where the program did not leave. */
  reasonOr(error: unknown): unknown {
    return this.#reason ? this.#reason.error : error;
  }

  /** The same calls: the first of them that throws leaves the program, and none is answered afterwards. */
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
