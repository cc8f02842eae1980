// One function's code, rewritten so that each address is checked before memory is read or written there.
import { ByteReader, ByteWriter } from '../wasm/bytes';
import {
  bulkOpcodes,
  isLoad,
  noResult,
  opcodes,
  skipImmediates,
  storeOf,
  type ValueType,
} from '../wasm/instructions';
import { declareLocals } from './locals';
import type { BodyRange, Moved } from './moves';

/** The lowest address of a program: the linker puts nothing below it. */
export const lowestAddress = 1024;
/** The number of this crash in hooks.ts. */
const nullPointer = 3;

const spareTypes: readonly ValueType[] = ['i32', 'i32', 'i32', 'i64', 'f32', 'f64'];

interface Body extends BodyRange {
  parameters: number;
}

export class GuardedBody {
  readonly #module: Uint8Array;
  readonly #crashed: number;
  readonly #out = new ByteWriter();
  /** The number of the first additional local, after the function's own. */
  #spare = 0;

  /** `crashed`: the number of the function that ends a program. */
  constructor(module: Uint8Array, crashed: number) {
    this.#module = module;
    this.#crashed = crashed;
  }

  /** The new body, valid until the next one; `moved` is told offsets in it. */
  rewrite({ start, end, parameters }: Body, moved: Moved): Uint8Array {
    const reader = new ByteReader(this.#module, start, end);
    const out = this.#out;
    out.clear();
    this.#spare = parameters + declareLocals(this.#module, reader, out, spareTypes);
    moved(reader.at, out.length);
    while (!reader.isAtEnd) {
      const at = reader.at;
      const opcode = reader.u8();
      skipImmediates(reader, opcode);
      const instruction = this.#module.subarray(at, reader.at);
      const before = out.length;
      this.#look(opcode, instruction);
      if (out.length > before) moved(at, out.length);
      out.bytes(instruction);
    }
    return out.written();
  }

  #look(opcode: number, instruction: Uint8Array): void {
    const store = storeOf(opcode);
    if (store || isLoad(opcode)) {
      // No address is below such an offset, as globals have it.
      if (offsetOf(instruction) >= lowestAddress) return;
      const value = store && this.#valueOf(store.type);
      if (value !== undefined) this.#local(opcodes.localSet, value);
      this.#address(this.#spare);
      if (value !== undefined) this.#local(opcodes.localGet, value);
    } else if (opcode === opcodes.bulk) {
      this.#bulk(instruction[1]);
    }
  }

  /** [address] → [address]. */
  #address(local: number): void {
    this.#local(opcodes.localTee, local);
    this.#endIfLow();
    this.#local(opcodes.localGet, local);
  }

  /** [to, from or value, size] → the same; nothing is read or written where the size is 0. */
  #bulk(kind: number | undefined): void {
    if (kind !== bulkOpcodes.memoryCopy && kind !== bulkOpcodes.memoryFill) return;
    const [to, source, size] = [this.#spare, this.#spare + 1, this.#spare + 2];
    this.#local(opcodes.localSet, size);
    this.#local(opcodes.localSet, source);
    this.#local(opcodes.localSet, to);
    this.#local(opcodes.localGet, size);
    this.#out.u8(opcodes.if, noResult);
    for (const local of kind === bulkOpcodes.memoryCopy ? [to, source] : [to]) {
      this.#local(opcodes.localGet, local);
      this.#endIfLow();
    }
    this.#out.u8(opcodes.end);
    for (const local of [to, source, size]) this.#local(opcodes.localGet, local);
  }

  /** [address] → []. */
  #endIfLow(): void {
    this.#constant(lowestAddress);
    this.#out.u8(opcodes.i32LessUnsigned, opcodes.if, noResult);
    for (const value of [nullPointer, 0, 0]) this.#constant(value);
    this.#out.u8(opcodes.call);
    this.#out.unsigned(this.#crashed);
    this.#out.u8(opcodes.end);
  }

  #valueOf(type: ValueType): number {
    return this.#spare + spareTypes.lastIndexOf(type);
  }

  #local(opcode: number, index: number): void {
    this.#out.u8(opcode);
    this.#out.unsigned(index);
  }

  #constant(value: number): void {
    this.#out.u8(opcodes.i32Const);
    this.#out.signed(value);
  }
}

function offsetOf(instruction: Uint8Array): number {
  const immediates = new ByteReader(instruction, 1);
  immediates.skipNumber();
  return immediates.unsigned();
}
