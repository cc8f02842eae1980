// Reads what the core has laid out in doubles, as its layout says, to the last of them.
import type { Kind, LaidOut, Shape } from './kinds';

export function read<T>(layout: Kind<T>, doubles: LaidOut<T>): T {
  const reader = new Reader(doubles);
  const value = reader.value(layout);
  reader.end();
  return value as T;
}

/** The name that an index stands for. */
export function named<T>({ names }: { readonly names: readonly T[] }, index: number): T {
  const found = names[index];
  if (found === undefined) throw new Error('the core wrote a number without a name');
  return found;
}

/** A mark at its begin is a part of a text. */
const utf8 = new TextDecoder('utf-8', { ignoreBOM: true });

class Reader {
  readonly #doubles: Float64Array;
  #at = 0;

  constructor(doubles: Float64Array) {
    this.#doubles = doubles;
  }

  value(shape: Shape): unknown {
    switch (shape.is) {
      case 'flag':
        return this.#next() !== 0;
      case 'int':
      case 'count':
      case 'number':
        return this.#next();
      case 'text':
        return utf8.decode(Uint8Array.from(this.#some(this.#next())));
      case 'board':
        return this.#some(81).join('').replaceAll('0', '.');
      case 'name':
        return named(shape, this.#next());
      case 'list':
        return Array.from({ length: this.#next() }, () => this.value(shape.of));
      case 'maybe':
        return this.#next() === 0 ? undefined : this.value(shape.of);
      case 'record': {
        const record: Record<string, unknown> = {};
        for (const [name, kind] of shape.fields) record[name] = this.value(kind);
        return record;
      }
      case 'cases': {
        const [name, kind] = named({ names: shape.cases }, this.#next());
        return { [shape.by]: name, ...(this.value(kind) as object) };
      }
      case 'seen':
        return shape.see(this.value(shape.of) as never);
      case 'none':
      case 'bytes':
      case 'words':
      case 'doubles':
      case 'laid-out':
      case 'laid-in':
      case 'object':
        throw new Error(`no ${shape.is} can be laid out in doubles`);
    }
  }

  end(): void {
    if (this.#at !== this.#doubles.length) throw new Error('the core wrote more than is laid out');
  }

  #next(): number {
    const double = this.#doubles[this.#at++];
    if (double === undefined) throw new Error(tooFew);
    return double;
  }

  #some(length: number): Float64Array {
    const some = this.#doubles.subarray(this.#at, (this.#at += length));
    if (some.length < length) throw new Error(tooFew);
    return some;
  }
}

const tooFew = 'the core wrote less than is laid out';
