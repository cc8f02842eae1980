// The place of a variable as .debug_info has it, evaluated where the variable is a number that a call was given, or a constant.
import { ByteReader } from '../wasm/bytes';
import { sectionNamed, type Section } from '../wasm/sections';
import { attributes, valueIn, type Entries, type Entry } from './entries';
import { baseOf, pairsAt } from './ranges';

const operations = {
  constU8: 0x08,
  constS8: 0x09,
  constU16: 0x0a,
  constS16: 0x0b,
  constU32: 0x0c,
  constS32: 0x0d,
  constUnsigned: 0x10,
  constSigned: 0x11,
  and: 0x1a,
  plus: 0x22,
  plusConstant: 0x23,
  literal0: 0x30,
  literal31: 0x4f,
  stackValue: 0x9f,
  entryValue: 0xa3,
  entryValueOfGnu: 0xf3,
  wasmLocation: 0xed,
} as const;

/** The numbers that a function was given, by its parameters in WebAssembly; those of floating point are their bits. */
export type Given = readonly (bigint | undefined)[];

export class Places {
  readonly #module: Uint8Array;
  readonly #lists: Section | undefined;
  readonly #entries: Entries['at'];

  constructor(module: Uint8Array, sections: readonly Section[], entries: Entries) {
    this.#module = module;
    this.#lists = sectionNamed(sections, '.debug_loc');
    this.#entries = entries.at;
  }

  /** The bits of a variable at an address, for what its call was given; undefined where they are not known. */
  bitsAt(entry: Entry, address: number, given: Given): bigint | undefined {
    const constant = valueIn(entry, attributes.constant, this.#entries);
    if (typeof constant === 'number') return BigInt(constant);
    const place = valueIn(entry, attributes.location, this.#entries);
    if (place instanceof Uint8Array) return evaluated(place, given);
    if (typeof place !== 'number' || !this.#lists) return undefined;
    const reader = new ByteReader(this.#module, this.#lists.start + place, this.#lists.end);
    const list = pairsAt(reader, baseOf(entry), (each) => each.bytes(each.u16()));
    const here = list.find(({ range: [start, end] }) => start <= address && address < end);
    return here && evaluated(here.rest, given);
  }
}

/** Undefined where the expression needs more than numbers that were given. */
function evaluated(expression: Uint8Array, given: Given): bigint | undefined {
  const reader = new ByteReader(expression);
  const stack: bigint[] = [];
  while (!reader.isAtEnd) {
    const operation = reader.u8();
    if (operation === operations.stackValue) break;
    const value =
      operation === operations.wasmLocation
        ? localIn(reader, given)
        : operation === operations.entryValue || operation === operations.entryValueOfGnu
          ? evaluated(reader.bytes(reader.unsigned()), given)
          : (constantIn(operation, reader) ?? combined(operation, reader, stack));
    if (value === undefined) return undefined;
    stack.push(value);
  }
  return stack.at(-1);
}

/** Only a local: a global or a place on the stack of operands is not what was given. */
const localIn = (reader: ByteReader, given: Given): bigint | undefined =>
  reader.u8() === 0 ? given[reader.unsigned()] : undefined;

function constantIn(operation: number, reader: ByteReader): bigint | undefined {
  if (operation >= operations.literal0 && operation <= operations.literal31) {
    return BigInt(operation - operations.literal0);
  }
  switch (operation) {
    case operations.constU8:
      return BigInt(reader.u8());
    case operations.constS8:
      return BigInt.asIntN(8, BigInt(reader.u8()));
    case operations.constU16:
      return BigInt(reader.u16());
    case operations.constS16:
      return BigInt.asIntN(16, BigInt(reader.u16()));
    case operations.constU32:
      return BigInt(reader.u32());
    case operations.constS32:
      return BigInt.asIntN(32, BigInt(reader.u32()));
    case operations.constUnsigned:
      return BigInt(reader.unsigned());
    case operations.constSigned:
      return BigInt(reader.signed());
    default:
      return undefined;
  }
}

function combined(operation: number, reader: ByteReader, stack: bigint[]): bigint | undefined {
  const [last, before] = [stack.pop(), stack.at(-1)];
  if (last === undefined) return undefined;
  if (operation === operations.plusConstant) return last + BigInt(reader.unsigned());
  if (before === undefined) return undefined;
  stack.pop();
  if (operation === operations.and) return before & last;
  return operation === operations.plus ? before + last : undefined;
}
