// The lesson of a course that is open and its page, shared by the course's mode and the page's address.

export class OpenLesson<Name extends string> extends EventTarget {
  readonly #named: (name: string) => Name | undefined;
  #lesson: Name | undefined;
  #page = 1;

  /** `named`: the lesson of that name, which comes from a link; undefined where there is none. */
  constructor(named: (name: string) => Name | undefined) {
    super();
    this.#named = named;
  }

  get lesson(): Name | undefined {
    return this.#lesson;
  }

  /** The page of the lesson, from 1. */
  get page(): number {
    return this.#page;
  }

  /** Returns whether there is such a lesson. */
  open(name: string, page = 1): boolean {
    const lesson = this.#named(name);
    if (lesson === undefined) return false;
    this.#show(lesson, page);
    return true;
  }

  /** Another page of the same lesson. */
  turn(page: number): void {
    this.#show(this.#lesson, page);
  }

  close(): void {
    if (this.#lesson !== undefined) this.#show(undefined, 1);
  }

  #show(lesson: Name | undefined, page: number): void {
    this.#lesson = lesson;
    this.#page = page;
    this.dispatchEvent(new Event('change'));
  }
}
