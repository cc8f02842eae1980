// The instructions of WebAssembly as far as a rewriter has to know them: how long each is, and what stores do.
import type { ByteReader } from './bytes';

export const opcodes = {
  unreachable: 0x00,
  block: 0x02,
  loop: 0x03,
  if: 0x04,
  try: 0x06,
  catch: 0x07,
  end: 0x0b,
  br: 0x0c,
  return: 0x0f,
  call: 0x10,
  callIndirect: 0x11,
  delegate: 0x18,
  catchAll: 0x19,
  localGet: 0x20,
  localSet: 0x21,
  localTee: 0x22,
  globalGet: 0x23,
  globalSet: 0x24,
  i32Const: 0x41,
  i32Add: 0x6a,
  i32Sub: 0x6b,
  i32LessUnsigned: 0x49,
  bulk: 0xfc,
} as const;

/** The opcodes that follow the prefix `bulk`. */
export const bulkOpcodes = { memoryCopy: 10, memoryFill: 11 } as const;

export const valueTypes = { i32: 0x7f, i64: 0x7e, f32: 0x7d, f64: 0x7c } as const;
export type ValueType = keyof typeof valueTypes;

/** A block without a result. */
export const noResult = 0x40;

export interface Store {
  type: ValueType;
  /** The number of bytes that it writes. */
  size: number;
}

const stores: ReadonlyMap<number, Store> = new Map([
  [0x36, { type: 'i32', size: 4 }],
  [0x37, { type: 'i64', size: 8 }],
  [0x38, { type: 'f32', size: 4 }],
  [0x39, { type: 'f64', size: 8 }],
  [0x3a, { type: 'i32', size: 1 }],
  [0x3b, { type: 'i32', size: 2 }],
  [0x3c, { type: 'i64', size: 1 }],
  [0x3d, { type: 'i64', size: 2 }],
  [0x3e, { type: 'i64', size: 4 }],
]);

export const isLoad = (opcode: number): boolean => opcode >= 0x28 && opcode <= 0x35;

export const storeOf = (opcode: number): Store | undefined => stores.get(opcode);

/** Passes over the operands of an opcode; throws at an instruction that clang does not use for programs here. */
export function skipImmediates(reader: ByteReader, opcode: number): void {
  if (opcode >= 0x45 && opcode <= 0xc4) return; // arithmetic
  if (opcode >= 0x28 && opcode <= 0x3e) {
    reader.skipNumber(); // alignment
    reader.skipNumber(); // offset
    return;
  }
  if (opcode >= 0x20 && opcode <= 0x26) {
    reader.skipNumber(); // a local, a global, a table
    return;
  }
  switch (opcode) {
    case 0x00: // unreachable
    case 0x01: // nop
    case 0x05: // else
    case 0x0b: // end
    case 0x0f: // return
    case 0x19: // catch_all
    case 0x1a: // drop
    case 0x1b: // select
    case 0xd1: // ref.is_null
      return;
    case 0x02: // block
    case 0x03: // loop
    case 0x04: // if
    case 0x06: // try
    case 0x07: // catch
    case 0x08: // throw
    case 0x09: // rethrow
    case 0x0c: // br
    case 0x0d: // br_if
    case 0x10: // call
    case 0x18: // delegate
    case 0x3f: // memory.size
    case 0x40: // memory.grow
    case 0x41: // i32.const
    case 0x42: // i64.const
    case 0xd0: // ref.null
    case 0xd2: // ref.func
      reader.skipNumber();
      return;
    case 0x0e: // br_table
      for (let left = reader.unsigned(); left >= 0; left--) reader.skipNumber();
      return;
    case 0x11: // call_indirect
      reader.skipNumber();
      reader.skipNumber();
      return;
    case 0x1c: // select with its types
      reader.bytes(reader.unsigned());
      return;
    case 0x43: // f32.const
      reader.bytes(4);
      return;
    case 0x44: // f64.const
      reader.bytes(8);
      return;
    case 0xfc:
      skipBulk(reader, reader.unsigned());
      return;
    default:
      throw new Error(`an instruction that is not known: 0x${opcode.toString(16)}`);
  }
}

function skipBulk(reader: ByteReader, opcode: number): void {
  if (opcode < 8) return; // conversions that saturate
  const numbers = opcode === 9 || opcode === 11 || opcode === 13 || opcode >= 15 ? 1 : 2;
  for (let left = numbers; left > 0; left--) reader.skipNumber();
}
