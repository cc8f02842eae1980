// One function's code, rewritten so that its stores, its copies and its calls are reported.
import { ByteReader, ByteWriter } from '../wasm/bytes';
import {
  bulkOpcodes,
  noResult,
  opcodes,
  skipImmediates,
  storeOf,
  valueTypes,
  type Store,
  type ValueType,
} from '../wasm/instructions';
import type { FunctionType } from '../wasm/sections';
import type { Origin } from './code-origins';
import { declareLocals } from './locals';
import type { BodyRange, Moved } from './moves';

/** The functions and globals that the rewritten code uses, by their numbers in the module. */
export interface Watch {
  /** A function (address, size, is reported for the program, line, calls): something was written. */
  wrote: number;
  /** A function (to, from, size, line, calls): memory was copied by the program. */
  copied: number;
  /** Globals: the lowest watched address, the number of watched bytes, the depth of calls, the line of the caller. */
  from: number;
  span: number;
  calls: number;
  line: number;
  /** Functions that are told each call: (function, line of the caller, calls), and then each argument (low word, high word). */
  frames?: { entered: number; given: number };
}

export interface Body extends BodyRange {
  type: FunctionType;
  origin: Origin;
  /** Whether the function may have handlers of exceptions. */
  catches: boolean;
}

/** The locals that are put behind those the function has. */
interface Spare {
  address: number;
  source: number;
  size: number;
  value: Readonly<Record<ValueType, number>>;
  /** The depth of calls in this function. */
  calls: number;
}

const spareTypes: readonly ValueType[] = ['i32', 'i32', 'i32', 'i64', 'f32', 'f64', 'i32'];

const opensBlock: ReadonlySet<number> = new Set([
  opcodes.block,
  opcodes.loop,
  opcodes.if,
  opcodes.try,
]);
const isHandler = (opcode: number) => opcode === opcodes.catch || opcode === opcodes.catchAll;

export class BodyRewriter {
  readonly #module: Uint8Array;
  readonly #watch: Watch;
  readonly #lineAt: (address: number) => number | undefined;
  readonly #codeStart: number;
  readonly #out = new ByteWriter();
  #spare: Spare = spareFrom(0);
  #line = 0;
  #origin: Origin = 'library';

  /** `lineAt`: the program's own line of an instruction, by its offset in the module; asked in ascending order. `codeStart`: the offset from which addresses count. */
  constructor(
    module: Uint8Array,
    watch: Watch,
    lineAt: (at: number) => number | undefined,
    codeStart: number,
  ) {
    this.#module = module;
    this.#watch = watch;
    this.#lineAt = lineAt;
    this.#codeStart = codeStart;
  }

  /** The new body, valid until the next one; `moved` is told offsets in it. */
  rewrite({ start, end, type, origin, catches }: Body, moved: Moved): Uint8Array {
    const reader = new ByteReader(this.#module, start, end);
    const out = this.#out;
    out.clear();
    this.#line = 0;
    this.#origin = origin;
    const locals = declareLocals(this.#module, reader, out, spareTypes);
    this.#spare = spareFrom(type.parameters.length + locals);
    // A function with several results does not count as a call, since the block around it would need a type.
    const counts = origin === 'program' && type.results.length <= 1;
    if (counts) this.#count(1);
    if (counts) this.#tellCall(start - this.#codeStart, type.parameters);
    if (catches) {
      this.#global(opcodes.globalGet, this.#watch.calls);
      this.#local(opcodes.localSet, this.#spare.calls);
    }
    if (counts) out.u8(opcodes.block, type.results[0] ?? noResult);
    moved(reader.at, out.length);
    let depth = 0;
    while (!reader.isAtEnd) {
      const at = reader.at;
      const opcode = reader.u8();
      skipImmediates(reader, opcode);
      this.#line = this.#lineAt(at) ?? this.#line;
      if (opensBlock.has(opcode)) depth++;
      if (opcode === opcodes.delegate) depth--;
      if (opcode === opcodes.end && depth-- === 0) break;
      const before = out.length;
      const instruction = this.#module.subarray(at, reader.at);
      if (counts && opcode === opcodes.return) {
        out.u8(opcodes.br);
        out.unsigned(depth);
      } else {
        this.#write(opcode, instruction);
      }
      // An exception has left calls without counting their end, so the depth is restored.
      if (catches && isHandler(opcode)) {
        this.#local(opcodes.localGet, this.#spare.calls);
        this.#global(opcodes.globalSet, this.#watch.calls);
      }
      if (out.length - before !== instruction.length) moved(reader.at, out.length);
    }
    if (counts) out.u8(opcodes.end);
    if (counts) this.#count(-1);
    out.u8(opcodes.end);
    return out.written();
  }

  #write(opcode: number, instruction: Uint8Array): void {
    const store = storeOf(opcode);
    if (store) {
      this.#store(store, instruction);
      return;
    }
    const bulk = opcode === opcodes.bulk ? instruction[1] : undefined;
    if (bulk === bulkOpcodes.memoryCopy) this.#copy(instruction);
    else if (bulk === bulkOpcodes.memoryFill) this.#fill(instruction);
    else {
      const isCall = opcode === opcodes.call || opcode === opcodes.callIndirect;
      if (isCall) this.#rememberLine();
      this.#out.bytes(instruction);
    }
  }

  /** [address, value] → []: stores as before, and reports the write where the address is watched. */
  #store({ type, size }: Store, instruction: Uint8Array): void {
    const { address, value } = this.#spare;
    const out = this.#out;
    const immediates = new ByteReader(instruction, 1);
    immediates.skipNumber();
    const offset = immediates.unsigned();
    this.#local(opcodes.localSet, value[type]);
    this.#local(opcodes.localTee, address);
    this.#local(opcodes.localGet, value[type]);
    out.bytes(instruction);
    this.#local(opcodes.localGet, address);
    if (offset !== 0) this.#constant(offset);
    if (offset !== 0) out.u8(opcodes.i32Add);
    this.#local(opcodes.localTee, address);
    this.#global(opcodes.globalGet, this.#watch.from);
    out.u8(opcodes.i32Sub);
    this.#global(opcodes.globalGet, this.#watch.span);
    out.u8(opcodes.i32LessUnsigned, opcodes.if, noResult);
    this.#local(opcodes.localGet, address);
    this.#constant(size);
    this.#tell();
    out.u8(opcodes.end);
  }

  /** [to, from or value, size] → []: as before, the operands kept in spare locals. */
  #keepOperands(instruction: Uint8Array): void {
    const { address, source, size } = this.#spare;
    this.#local(opcodes.localSet, size);
    this.#local(opcodes.localSet, source);
    this.#local(opcodes.localTee, address);
    this.#local(opcodes.localGet, source);
    this.#local(opcodes.localGet, size);
    this.#out.bytes(instruction);
  }

  /** [to, from, size] → []. */
  #copy(instruction: Uint8Array): void {
    const { address, source, size } = this.#spare;
    this.#keepOperands(instruction);
    this.#whileWatched(() => {
      for (const local of [address, source, size]) this.#local(opcodes.localGet, local);
      this.#sayWhere();
      this.#call(this.#watch.copied);
    });
  }

  /** [to, value, size] → []. */
  #fill(instruction: Uint8Array): void {
    const { address, size } = this.#spare;
    this.#keepOperands(instruction);
    this.#whileWatched(() => {
      this.#local(opcodes.localGet, address);
      this.#local(opcodes.localGet, size);
      this.#tell();
    });
  }

  #whileWatched(then: () => void): void {
    this.#global(opcodes.globalGet, this.#watch.span);
    this.#out.u8(opcodes.if, noResult);
    then();
    this.#out.u8(opcodes.end);
  }

  /** [address, size] → []. */
  #tell(): void {
    this.#constant(this.#origin === 'library' ? 0 : 1);
    this.#sayWhere();
    this.#call(this.#watch.wrote);
  }

  /** [] → [line, calls]. */
  #sayWhere(): void {
    if (this.#origin === 'program' && this.#line > 0) this.#constant(this.#line);
    else this.#global(opcodes.globalGet, this.#watch.line);
    this.#global(opcodes.globalGet, this.#watch.calls);
  }

  /** Remembers the line: a library's writes while it is called from here count as this line's. */
  #rememberLine(): void {
    if (this.#origin !== 'program' || this.#line === 0) return;
    this.#constant(this.#line);
    this.#global(opcodes.globalSet, this.#watch.line);
  }

  #count(change: 1 | -1): void {
    this.#global(opcodes.globalGet, this.#watch.calls);
    this.#constant(change);
    this.#out.u8(opcodes.i32Add);
    this.#global(opcodes.globalSet, this.#watch.calls);
  }

  /** Tells which function begins, from where and with which arguments, if that is wanted. */
  #tellCall(start: number, parameters: readonly number[]): void {
    const { frames, line, calls } = this.#watch;
    if (!frames) return;
    this.#constant(start);
    this.#global(opcodes.globalGet, line);
    this.#global(opcodes.globalGet, calls);
    this.#call(frames.entered);
    for (const [index, type] of parameters.entries()) {
      this.#word(index, type, false);
      this.#word(index, type, true);
      this.#call(frames.given);
    }
  }

  /** One of the two words of an argument; those of four bytes have 0 as their high one. */
  #word(index: number, type: number, isHigh: boolean): void {
    const isLong = type === valueTypes.i64 || type === valueTypes.f64;
    if (isHigh && !isLong) {
      this.#constant(0);
      return;
    }
    const out = this.#out;
    this.#local(opcodes.localGet, index);
    if (type === valueTypes.f32) out.u8(opcodes.i32ReinterpretF32);
    if (type === valueTypes.f64) out.u8(opcodes.i64ReinterpretF64);
    if (!isLong) return;
    if (isHigh) out.u8(opcodes.i64Const, 32, opcodes.i64ShiftRightUnsigned);
    out.u8(opcodes.i32WrapI64);
  }

  #local(opcode: number, index: number): void {
    this.#out.u8(opcode);
    this.#out.unsigned(index);
  }

  #global(opcode: number, index: number): void {
    this.#out.u8(opcode);
    this.#out.unsigned(index);
  }

  #constant(value: number): void {
    this.#out.u8(opcodes.i32Const);
    this.#out.signed(value);
  }

  #call(index: number): void {
    this.#out.u8(opcodes.call);
    this.#out.unsigned(index);
  }
}

function spareFrom(first: number): Spare {
  const [address, source, size] = [first, first + 1, first + 2];
  return {
    address,
    source,
    size,
    value: { i32: source, i64: first + 3, f32: first + 4, f64: first + 5 },
    calls: first + 6,
  };
}
