// The origin of each function of a linked module: the program as typed, code that was compiled with it, or a library.
import { ByteReader } from '../wasm/bytes';
import { sectionNamed, type Section } from '../wasm/sections';
import type { LineRow } from './line-table';

/** The file name under which the program is compiled. */
export const programFile = 'main.cpp';

export type Origin =
  /** Written by the program's author, though parts of libraries may be inlined in it. */
  | 'program'
  /** A library's template, compiled with the program. */
  | 'template'
  /** A function such as memcpy, which moves memory on behalf of its caller. */
  | 'mover'
  | 'library';

const movers = new Set(['memcpy', 'memmove', 'memset']);

/** Tells the origins of functions, which must be asked for in the order of addresses. */
export class CodeOrigins {
  readonly #rows: readonly LineRow[];
  readonly #names: ReadonlyMap<number, string>;

  constructor(rows: readonly LineRow[], names: ReadonlyMap<number, string>) {
    this.#rows = rows;
    this.#names = names;
  }

  /** The origin of the function with this number, whose code is from `start` to `end`. */
  of(index: number, start: number, end: number): Origin {
    if (movers.has(this.#names.get(index) ?? '')) return 'mover';
    let origin: Origin = 'library';
    for (let at = this.firstRow(start); at < this.#rows.length; at++) {
      const row = this.#rows[at];
      if (!row || row.address >= end) break;
      // A function begins with its own code; inlined code follows.
      if (row.file === undefined) continue;
      if (row.file === programFile) return 'program';
      origin = 'template';
    }
    return origin;
  }

  /** The first row at or after an address. */
  firstRow(address: number): number {
    let low = 0;
    let high = this.#rows.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#rows[middle]?.address ?? 0) < address) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** The functions' names by their numbers; empty where the module has none. */
export function functionNamesOf(
  module: Uint8Array,
  sections: readonly Section[],
): Map<number, string> {
  const names = new Map<number, string>();
  const section = sectionNamed(sections, 'name');
  if (!section) return names;
  const reader = new ByteReader(module, section.start, section.end);
  while (!reader.isAtEnd) {
    const kind = reader.u8();
    const end = reader.unsigned() + reader.at;
    if (kind === 1) {
      for (let left = reader.unsigned(); left > 0; left--)
        names.set(reader.unsigned(), reader.name());
    }
    reader.at = end;
  }
  return names;
}
