// Reads the doubles that the core has written, by their layout; every one of them must be read.
import type { Kind, LaidOut, Shape } from './kinds';

export function read<T>(layout: Kind<T>, doubles: LaidOut<T>): T {
  const from = new Doubles(doubles);
  const value = takeOf(layout)(from);
  from.end();
  return value as T;
}

/** The name that an index stands for. */
export function named<T>({ names }: { readonly names: readonly T[] }, index: number): T {
  const found = names[index];
  if (found === undefined) throw new Error('the core wrote a number without a name');
  return found;
}

/** A byte order mark at the beginning belongs to the text. */
const utf8 = new TextDecoder('utf-8', { ignoreBOM: true });

/** Takes one value out of the doubles. */
type Take = (from: Doubles) => unknown;

/** Each reader is made once: looking at the shape again for every value would take half of the time. */
const takes = new WeakMap<Shape, Take>();

function takeOf(shape: Shape): Take {
  const known = takes.get(shape);
  if (known) return known;
  const take = madeFor(shape);
  takes.set(shape, take);
  return take;
}

function madeFor(shape: Shape): Take {
  switch (shape.is) {
    case 'flag':
      return (from) => from.next() !== 0;
    case 'int':
    case 'count':
    case 'number':
      return (from) => from.next();
    case 'text':
      return (from) => utf8.decode(Uint8Array.from(from.some(from.next())));
    case 'board':
      return (from) => lineOf(from.some(81));
    case 'name':
      return (from) => named(shape, from.next());
    case 'list':
      return listOf(takeOf(shape.of));
    case 'maybe': {
      const take = takeOf(shape.of);
      return (from) => (from.next() === 0 ? undefined : take(from));
    }
    case 'record':
      return recordOf(shape.fields.map(([name, kind]) => [name, takeOf(kind)]));
    case 'cases': {
      const each = shape.cases.map(([name, kind]) => ({ name, take: takeOf(kind) }));
      return (from) => {
        const { name, take } = named({ names: each }, from.next());
        return { [shape.by]: name, ...(take(from) as object) };
      };
    }
    case 'seen': {
      const take = takeOf(shape.of);
      return (from) => shape.see(take(from) as never);
    }
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

const listOf =
  (take: Take): Take =>
  (from) => {
    const list: unknown[] = [];
    for (let left = from.next(); left > 0; left--) list.push(take(from));
    return list;
  };

const recordOf =
  (fields: readonly (readonly [string, Take])[]): Take =>
  (from) => {
    const record: Record<string, unknown> = {};
    for (const [name, take] of fields) record[name] = take(from);
    return record;
  };

function lineOf(digits: Float64Array): string {
  let line = '';
  for (const digit of digits) line += '.123456789'.charAt(digit);
  return line;
}

class Doubles {
  readonly #doubles: Float64Array;
  #at = 0;

  constructor(doubles: Float64Array) {
    this.#doubles = doubles;
  }

  end(): void {
    if (this.#at !== this.#doubles.length) throw new Error('the core wrote more than is laid out');
  }

  next(): number {
    const double = this.#doubles[this.#at++];
    if (double === undefined) throw new Error(tooFew);
    return double;
  }

  some(length: number): Float64Array {
    const some = this.#doubles.subarray(this.#at, (this.#at += length));
    if (some.length < length) throw new Error(tooFew);
    return some;
  }
}

const tooFew = 'the core wrote less than is laid out';
