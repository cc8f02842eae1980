// One function's code, rewritten so that its stores, its copies and its calls are reported.
import { ByteReader, ByteWriter } from '../wasm/bytes';
import {
  bulkOpcodes,
  noResult,
  opcodes,
  skipImmediates,
  storeOf,
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
  /**
   * Functions that are told each call: (function, line of the caller, calls, frame of the caller), and then (address) of each argument
   * that stands outside its frame. A global: the frame of the code at work.
   */
  frames?: { entered: number; given: number; frame: number };
}

export interface Body extends BodyRange {
  type: FunctionType;
  origin: Origin;
  /** Whether the function may have handlers of exceptions. */
  catches: boolean;
  /** The locals with the addresses of the function's frame, which has its variables, and of arguments that stand elsewhere. */
  frame: { local: number | undefined; given: readonly number[] } | undefined;
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
  #frame: Body['frame'];

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
  rewrite({ start, end, type, origin, catches, frame }: Body, moved: Moved): Uint8Array {
    const reader = new ByteReader(this.#module, start, end);
    const out = this.#out;
    out.clear();
    this.#line = 0;
    this.#origin = origin;
    this.#frame = frame;
    const locals = declareLocals(this.#module, reader, out, spareTypes);
    this.#spare = spareFrom(type.parameters.length + locals);
    // A function with several results does not count as a call, since the block around it would need a type.
    const counts = origin === 'program' && type.results.length <= 1;
    if (counts) this.#count(1);
    if (counts) this.#tellCall(start - this.#codeStart);
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
    this.#rememberFrame();
    if (this.#origin === 'program' && this.#line > 0) this.#constant(this.#line);
    else this.#global(opcodes.globalGet, this.#watch.line);
    this.#global(opcodes.globalGet, this.#watch.calls);
  }

  /** Remembers the line: a library's writes while it is called from here count as this line's. */
  #rememberLine(): void {
    if (this.#origin !== 'program' || this.#line === 0) return;
    this.#constant(this.#line);
    this.#global(opcodes.globalSet, this.#watch.line);
    this.#rememberFrame();
  }

  #rememberFrame(): void {
    const { frames } = this.#watch;
    if (!frames || this.#origin !== 'program') return;
    if (this.#frame?.local === undefined) this.#constant(0);
    else this.#local(opcodes.localGet, this.#frame.local);
    this.#global(opcodes.globalSet, frames.frame);
  }

  #count(change: 1 | -1): void {
    this.#global(opcodes.globalGet, this.#watch.calls);
    this.#constant(change);
    this.#out.u8(opcodes.i32Add);
    this.#global(opcodes.globalSet, this.#watch.calls);
  }

  /** Tells which function begins, and from where, if that is wanted. */
  #tellCall(start: number): void {
    const { frames, line, calls } = this.#watch;
    if (!frames) return;
    this.#constant(start);
    for (const global of [line, calls, frames.frame]) this.#global(opcodes.globalGet, global);
    this.#call(frames.entered);
    for (const local of this.#frame?.given ?? []) {
      this.#local(opcodes.localGet, local);
      this.#call(frames.given);
    }
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
