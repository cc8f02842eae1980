// A variable's value as C++ writes it, by its type in .debug_info; undefined where the type has more than a number.
import { attributes, numberIn, referredBy, tags, type Entries, type Entry } from './entries';

/** The encodings of basic types by their numbers in DWARF. */
const encodings = { boolean: 2, float: 4, signed: 5, signedCharacter: 6, unsigned: 7 } as const;

/** Names for a type that stand for it without change. */
const passing: ReadonlySet<number> = new Set([tags.typedef, tags.constType, tags.volatileType]);
const referring: ReadonlySet<number> = new Set([tags.referenceType, tags.rvalueReferenceType]);

export function shown(
  type: Entry | undefined,
  bits: bigint,
  memory: DataView,
  at: Entries['at'],
): string | undefined {
  const bare = typeOf(type, at);
  if (!bare) return undefined;
  if (referring.has(bare.tag)) {
    const target = typeOf(referredBy(bare, attributes.type, at), at);
    const there = target && bitsIn(memory, Number(BigInt.asUintN(32, bits)), sizeOf(target, at));
    const isPlain = target?.tag === tags.baseType || target?.tag === tags.enumerationType;
    return isPlain && there !== undefined ? shown(target, there, memory, at) : undefined;
  }
  switch (bare.tag) {
    case tags.pointerType:
      return BigInt.asUintN(32, bits) === 0n ? 'nullptr' : undefined;
    case tags.enumerationType:
      return enumerator(bare, BigInt.asIntN(8 * sizeOf(bare, at), bits));
    case tags.baseType:
      return basic(bare, bits, sizeOf(bare, at));
    default:
      return undefined;
  }
}

function typeOf(type: Entry | undefined, at: Entries['at']): Entry | undefined {
  let bare = type;
  while (bare && passing.has(bare.tag)) bare = referredBy(bare, attributes.type, at);
  return bare;
}

function sizeOf(type: Entry, at: Entries['at']): number {
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
