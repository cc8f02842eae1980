// The bodies of a module's functions, rewritten one after another, and where each instruction stood before.
import type { ByteReader, ByteWriter } from '../wasm/bytes';

/** The offset of an instruction in the module that was read, and its offset in the new code. */
export type Shift = [before: number, after: number];

/** Called wherever code was inserted, with the offset of the following code before and after. */
export type Moved = (before: number, after: number) => void;

export interface Rewritten {
  bytes: Uint8Array<ArrayBuffer>;
  /** The offset that an instruction of the new module had in the module that was rewritten. */
  offsetBefore: (offset: number) => number;
}

/** The offset of a function's declarations of locals in the module, and the end of the function's code. */
export interface BodyRange {
  start: number;
  end: number;
}

/** Copies a code section with each body as `rewrite` makes it; `index` counts the functions that the module defines. */
export function rewriteBodies(
  section: ByteReader,
  out: ByteWriter,
  rewrite: (body: BodyRange, index: number, moved: Moved) => Uint8Array,
): Shift[] {
  const shifts: Shift[] = [];
  const count = section.unsigned();
  out.unsigned(count);
  for (let index = 0; index < count; index++) {
    const end = section.unsigned() + section.at;
    const inside: Shift[] = [];
    const body = rewrite({ start: section.at, end }, index, (before, after) => {
      inside.push([before, after]);
    });
    out.unsigned(body.length);
    for (const [before, after] of inside) shifts.push([before, out.length + after]);
    out.bytes(body);
    section.at = end;
  }
  return shifts;
}

/** Finds the offset in the old module for an offset in the new one. */
export class Moves {
  #shifts: Shift[] = [];

  add(shifts: readonly Shift[], sectionStart: number): void {
    this.#shifts = shifts.map(([before, after]) => [before, after + sectionStart]);
  }

  before(offset: number): number {
    let low = 0;
    let high = this.#shifts.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#shifts[middle]?.[1] ?? 0) <= offset) low = middle + 1;
      else high = middle;
    }
    const [before, after] = this.#shifts[low - 1] ?? [offset, offset];
    // Inserted code belongs to the instruction after it.
    const [most = Infinity] = this.#shifts[low] ?? [];
    return Math.min(before + (offset - after), most);
  }
}
