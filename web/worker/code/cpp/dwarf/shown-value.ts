// A variable's value in memory as C++ writes it, by its type in .debug_info; undefined where the type has more than a few numbers.
import { attributes, numberIn, referredBy, tags, type Entries, type Entry } from './entries';

/** The encodings of basic types by their numbers in DWARF. */
const encodings = { boolean: 2, float: 4, signed: 5, signedCharacter: 6, unsigned: 7 } as const;

/** Names for a type that stand for it without change. */
const passing: ReadonlySet<number> = new Set([tags.typedef, tags.constType, tags.volatileType]);
const referring: ReadonlySet<number> = new Set([tags.referenceType, tags.rvalueReferenceType]);

/** As many elements of an array, or members of an object, are shown. */
const most = 10;

export function shown(
  type: Entry | undefined,
  place: number,
  memory: DataView,
  at: Entries['at'],
): string | undefined {
  const bare = typeOf(type, at);
  if (!bare) return undefined;
  if (referring.has(bare.tag)) {
    const target = bitsIn(memory, place, pointerSize);
    return target === undefined
      ? undefined
      : shown(referredBy(bare, attributes.type, at), Number(target), memory, at);
  }
  if (bare.tag === tags.arrayType) return elements(bare, place, memory, at);
  if (bare.tag === tags.structureType || bare.tag === tags.classType)
    return members(bare, place, memory, at);
  const size = sizeOf(bare, at);
  const bits = bitsIn(memory, place, size);
  if (bits === undefined) return undefined;
  switch (bare.tag) {
    case tags.pointerType:
      return bits === 0n ? 'nullptr' : undefined;
    case tags.enumerationType:
      return enumerator(bare, BigInt.asIntN(8 * size, bits));
    case tags.baseType:
      return basic(bare, bits, size);
    default:
      return undefined;
  }
}

const isSimple = (type: Entry | undefined): type is Entry =>
  type?.tag === tags.baseType || type?.tag === tags.enumerationType;

/** A short array of numbers; one of arrays is a board, which is seen elsewhere. */
function elements(
  type: Entry,
  place: number,
  memory: DataView,
  at: Entries['at'],
): string | undefined {
  const [range, ...more] = type.children.filter(({ tag }) => tag === tags.subrange);
  const element = typeOf(referredBy(type, attributes.type, at), at);
  const count = range && numberIn(range, attributes.count);
  if (!isSimple(element) || more.length > 0 || count === undefined || count > most)
    return undefined;
  const size = sizeOf(element, at);
  return listed(
    Array.from({ length: count }, (_, index) => shown(element, place + index * size, memory, at)),
  );
}

/** An object of a few numbers, such as a cell's row and column. */
function members(
  type: Entry,
  place: number,
  memory: DataView,
  at: Entries['at'],
): string | undefined {
  const parts = type.children.filter(({ tag }) => tag === tags.member);
  const isPlain =
    parts.length > 0 &&
    parts.length <= most &&
    parts.every((each) => isSimple(typeOf(referredBy(each, attributes.type, at), at))) &&
    type.children.every((each) => each.tag !== tags.inheritance || isEmpty(each, at));
  if (!isPlain) return undefined;
  return listed(
    parts.flatMap((each) => {
      const offset = numberIn(each, attributes.memberAt);
      const name = each.values.get(attributes.name);
      if (offset === undefined || typeof name !== 'string') return [];
      const value = shown(referredBy(each, attributes.type, at), place + offset, memory, at);
      return [value && `${name}=${value}`];
    }),
  );
}

const isEmpty = (inheritance: Entry, at: Entries['at']): boolean =>
  referredBy(inheritance, attributes.type, at)?.children.every(({ tag }) => tag !== tags.member) ===
  true;

const listed = (values: readonly (string | undefined)[]): string | undefined =>
  values.every((each) => each !== undefined) ? `{${values.join(', ')}}` : undefined;

function typeOf(type: Entry | undefined, at: Entries['at']): Entry | undefined {
  let bare = type;
  while (bare && passing.has(bare.tag)) bare = referredBy(bare, attributes.type, at);
  return bare;
}

const pointerSize = 4;

function sizeOf(type: Entry, at: Entries['at']): number {
  if (type.tag === tags.pointerType) return pointerSize;
  const own = numberIn(type, attributes.byteSize);
  if (own !== undefined) return own;
  const target = referredBy(type, attributes.type, at);
  return target ? sizeOf(target, at) : 0;
}

function bitsIn(memory: DataView, address: number, size: number): bigint | undefined {
  if (address === 0 || address + size > memory.byteLength) return undefined;
  switch (size) {
    case 1:
      return BigInt(memory.getUint8(address));
    case 2:
      return BigInt(memory.getUint16(address, true));
    case 4:
      return BigInt(memory.getUint32(address, true));
    case 8:
      return memory.getBigUint64(address, true);
    default:
      return undefined;
  }
}

function basic(type: Entry, bits: bigint, size: number): string | undefined {
  if (size > 8) return undefined;
  const encoding = numberIn(type, attributes.encoding) ?? encodings.unsigned;
  switch (encoding) {
    case encodings.boolean:
      return String((bits & 0xffn) !== 0n);
    case encodings.float:
      return floating(bits, size);
    case encodings.signedCharacter: {
      const code = Number(BigInt.asIntN(8, bits));
      return type.values.get(attributes.name) === 'char' ? character(code) : String(code);
    }
    case encodings.signed:
      return String(BigInt.asIntN(8 * size, bits));
    default:
      return String(BigInt.asUintN(8 * size, bits));
  }
}

/** Quoted where it can be printed, else its number. */
const character = (code: number): string =>
  code >= 32 && code < 127 ? `'${String.fromCharCode(code)}'` : String(code);

function floating(bits: bigint, size: number): string {
  const view = new DataView(new ArrayBuffer(8));
  view.setBigUint64(0, BigInt.asUintN(64, bits), true);
  return String(size === 4 ? view.getFloat32(0, true) : view.getFloat64(0, true));
}

function enumerator(type: Entry, value: bigint): string {
  const named = type.children.find(
    (each) => each.tag === tags.enumerator && numberIn(each, attributes.constant) === Number(value),
  );
  const name = named?.values.get(attributes.name);
  return typeof name === 'string' ? name : String(value);
}
