// The lesson of a course that is open, shared by the course's mode and the page's address.

export class OpenLesson<Name extends string> extends EventTarget {
  readonly #named: (name: string) => Name | undefined;
  #lesson: Name | undefined;

  /** `named`: the lesson of that name, which comes from a link; undefined where there is none. */
  constructor(named: (name: string) => Name | undefined) {
    super();
    this.#named = named;
  }

  get lesson(): Name | undefined {
    return this.#lesson;
  }

  /** Returns whether there is such a lesson. */
  open(name: string): boolean {
    const lesson = this.#named(name);
    if (lesson === undefined) return false;
    this.#show(lesson);
    return true;
  }

  close(): void {
    if (this.#lesson !== undefined) this.#show(undefined);
  }

  #show(lesson: Name | undefined): void {
    this.#lesson = lesson;
    this.dispatchEvent(new Event('change'));
  }
}
