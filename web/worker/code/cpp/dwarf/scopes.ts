// The functions in a linked module and the calls that clang has inlined in them, as .debug_info has them.
import { programFile } from '../rewrite/code-origins';
import { fileTableAt } from '../rewrite/line-table';
import { sectionNamed, sectionsOf, type Section } from '../wasm/sections';
import {
  attributes,
  entriesOf,
  numberIn,
  tags,
  unitOf,
  valueIn,
  type Entries,
  type Entry,
} from './entries';
import { isIn, rangesOf, type AddressRange } from './ranges';

/** A function's code, or a call that is inlined in it. */
export interface Scope {
  entry: Entry;
  ranges: readonly AddressRange[];
  /** The file and the line of an inlined call. */
  calledIn: string | undefined;
  calledOn: number;
  inlined: readonly Scope[];
}

/** A call that is inlined has its name from elsewhere; both have it from their declarations. */
export class Scopes {
  readonly entries: Entries;
  readonly #module: Uint8Array;
  readonly #sections: readonly Section[];
  readonly #functions: readonly Scope[];
  readonly #files = new Map<number, readonly string[]>();

  constructor(module: Uint8Array) {
    this.#module = module;
    this.#sections = sectionsOf(module);
    this.entries = entriesOf(module, this.#sections);
    this.#functions = this.entries.units
      .flatMap((unit) => this.#functionsIn(unit))
      .sort((a, b) => startOf(a) - startOf(b));
  }

  /** The function at an address and the inlined calls there, the outermost first. */
  chainAt(address: number): Scope[] {
    const chain: Scope[] = [];
    let scope = this.#functionAt(address);
    while (scope) {
      chain.push(scope);
      scope = scope.inlined.find(({ ranges }) => isIn(ranges, address));
    }
    return chain;
  }

  /** The program's line on which the innermost call that is inlined here, and that the program itself makes, was made. */
  lineOfCall(address: number): number | undefined {
    const calls = this.chainAt(address).filter(
      ({ calledIn, calledOn }) => calledIn === programFile && calledOn > 0,
    );
    return calls.at(-1)?.calledOn;
  }

  /** Whether the program's author wrote the function. */
  isProgram({ entry }: Scope): boolean {
    const file = valueIn(entry, attributes.declaredIn, this.entries.at);
    return typeof file === 'number' && this.#fileOf(entry, file) === programFile;
  }

  #functionAt(address: number): Scope | undefined {
    let low = 0;
    let high = this.#functions.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      const scope = this.#functions[middle];
      if (scope && startOf(scope) <= address) low = middle + 1;
      else high = middle;
    }
    const scope = this.#functions[low - 1];
    return scope && isIn(scope.ranges, address) ? scope : undefined;
  }

  #functionsIn(entry: Entry): Scope[] {
    return entry.children.flatMap((each) => {
      if (each.tag !== tags.subprogram) return this.#functionsIn(each);
      const scope = this.#scopeOf(each);
      // Functions that the linker has left out have no code: they are at address 0 or at the highest.
      return startOf(scope) > 0 && startOf(scope) < 0xfffffffe ? [scope] : [];
    });
  }

  /** The code of an entry. */
  rangesOf(entry: Entry): AddressRange[] {
    return rangesOf(entry, this.#module, sectionNamed(this.#sections, '.debug_ranges'));
  }

  #scopeOf(entry: Entry): Scope {
    const file = numberIn(entry, attributes.calledIn);
    return {
      entry,
      ranges: this.rangesOf(entry),
      calledIn: file === undefined ? undefined : this.#fileOf(entry, file),
      calledOn: numberIn(entry, attributes.calledOn) ?? 0,
      inlined: this.#inlinedIn(entry),
    };
  }

  #inlinedIn(entry: Entry): Scope[] {
    return entry.children.flatMap((each) => {
      if (each.tag === tags.inlinedSubroutine) return [this.#scopeOf(each)];
      return each.tag === tags.lexicalBlock ? this.#inlinedIn(each) : [];
    });
  }

  /** The name of a file by its number in the table of the entry's unit. */
  #fileOf(entry: Entry, file: number): string | undefined {
    const table = numberIn(unitOf(entry), attributes.statements);
    if (table === undefined) return undefined;
    const known = this.#files.get(table) ?? fileTableAt(this.#module, this.#sections, table);
    this.#files.set(table, known);
    return known[file];
  }
}

const startOf = ({ ranges }: Scope): number => ranges[0]?.[0] ?? 0;
