// Where the code of a rewritten module stood before.

/** A place in the module, and where that stands among the new code. */
export type Shift = [before: number, after: number];

export interface Rewritten {
  bytes: Uint8Array<ArrayBuffer>;
  /** Where an instruction of it stood in the module that was rewritten. */
  placeBefore: (place: number) => number;
}

/** Which place of the old module a place of the new one was. */
export class Moves {
  #shifts: Shift[] = [];

  add(shifts: readonly Shift[], sectionStart: number): void {
    this.#shifts = shifts.map(([before, after]) => [before, after + sectionStart]);
  }

  before(place: number): number {
    let low = 0;
    let high = this.#shifts.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#shifts[middle]?.[1] ?? 0) <= place) low = middle + 1;
      else high = middle;
    }
    const [before, after] = this.#shifts[low - 1] ?? [place, place];
    // Code that was put in belongs to what follows it.
    const [most = Infinity] = this.#shifts[low] ?? [];
    return Math.min(before + (place - after), most);
  }
}
