// The arguments and locals of a call in a program that keeps its variables in memory.
import type { FrameValue } from '../../../../core/code/frames';
import { codeStartOf } from '../rewrite/line-table';
import { attributes, numberIn, tags, valueIn, type Entries, type Entry } from './entries';
import { firstStoresIn } from './first-stores';
import { frameLocalOf, offsetInFrame, placeOf, type Held } from './variable-places';
import { isIn } from './ranges';
import type { Scope, Scopes } from './scopes';
import { shown } from './shown-value';

/** A call where it stands. */
export interface Standing extends Held {
  scope: Scope;
  /** The address of the instruction at work; undefined where the call is known alone. */
  address: number | undefined;
  line: number | undefined;
}

export class Variables {
  readonly #module: Uint8Array;
  readonly #codeStart: number;
  readonly #scopes: Scopes;
  readonly #entries: Entries['at'];
  readonly #stores = new Map<Entry, ReadonlyMap<number, number>>();

  constructor(module: Uint8Array, scopes: Scopes) {
    this.#module = module;
    this.#codeStart = codeStartOf(module);
    this.#scopes = scopes;
    this.#entries = scopes.entries.at;
  }

  /** With the values that they have now. */
  argumentsOf(call: Standing): FrameValue[] {
    return call.scope.entry.children
      .filter(({ tag }) => tag === tags.formalParameter)
      .flatMap((each) => this.#valueOf(each, call));
  }

  /** The variables that are declared around the call's place and hold something there; an inner one hides an outer one of its name. */
  localsOf(call: Standing): FrameValue[] {
    const values = new Map<string, FrameValue>();
    for (const entry of this.#around(call.scope.entry, call)) {
      if (!this.#holds(entry, call)) continue;
      for (const each of this.#valueOf(entry, call)) {
        values.delete(each.name);
        values.set(each.name, each);
      }
    }
    return [...values.values()].filter(({ value }) => value !== undefined);
  }

  #around(entry: Entry, call: Standing): Entry[] {
    const { address } = call;
    return entry.children.flatMap((each) => {
      if (each.tag === tags.variable) return [each];
      if (each.tag !== tags.lexicalBlock || address === undefined) return [];
      return isIn(this.#scopes.rangesOf(each), address) ? this.#around(each, call) : [];
    });
  }

  /** Whether something has been put into a variable: its first store comes before, or else its line. */
  #holds(entry: Entry, { scope, address, line }: Standing): boolean {
    if (address === undefined) return false;
    const offset = offsetInFrame(entry, this.#entries);
    const store = offset === undefined ? undefined : this.#storesIn(scope).get(offset);
    if (store !== undefined) return store < address;
    const declared = valueIn(entry, attributes.declaredOn, this.#entries);
    return typeof declared === 'number' && line !== undefined && declared < line;
  }

  #storesIn({ entry, ranges: [range] }: Scope): ReadonlyMap<number, number> {
    const frame = frameLocalOf(entry);
    const known =
      this.#stores.get(entry) ??
      (range && frame !== undefined
        ? firstStoresIn(this.#module, this.#codeStart, range, frame)
        : new Map<number, number>());
    this.#stores.set(entry, known);
    return known;
  }

  #valueOf(entry: Entry, held: Held): FrameValue[] {
    const name = valueIn(entry, attributes.name, this.#entries);
    const isMade = valueIn(entry, attributes.artificial, this.#entries) === true;
    if (typeof name !== 'string' || name === '' || isMade) return [];
    const type = typeOf(entry, this.#entries);
    const constant = numberIn(entry, attributes.constant);
    if (constant !== undefined) return [{ name, value: String(constant) }];
    const place = placeOf(entry, held, this.#entries);
    const value = place === undefined ? undefined : shown(type, place, held.memory, this.#entries);
    return [value === undefined ? { name } : { name, value }];
  }
}

const typeOf = (entry: Entry, at: Entries['at']): Entry | undefined => {
  const type = valueIn(entry, attributes.type, at);
  return typeof type === 'number' ? at.get(type) : undefined;
};
