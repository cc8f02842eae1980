// The calls of a running program that have not returned, as a module that was rewritten for them reports them.
import type { Frame, FrameValue } from '../../../../core/code/frames';
import { attributes, referredBy, tags, valueIn, type Entry } from '../dwarf/entries';
import type { Given } from '../dwarf/expressions';
import { shown } from '../dwarf/shown';
import type { ProgramCalls } from '../program-calls';
import type { HookCalls } from './hooks';
import { ProgramExit } from './wasi';

/** A call as it was reported; the one at each depth is used again. */
interface Entered {
  /** The address of the function's code. */
  function: number;
  /** The address of the instruction that called it. */
  from: number;
  words: number[];
}

type Stopping = 'wrote' | 'copied' | 'entered' | 'given';

export class OpenCalls {
  readonly #calls: ProgramCalls;
  readonly #view: () => DataView;
  /** By depth, from 1. */
  readonly #entered: Entered[] = [];
  #last: Entered = { function: 0, from: 0, words: [] };
  #frames: readonly Frame[] | undefined;

  constructor(calls: ProgramCalls, view: () => DataView) {
    this.#calls = calls;
    this.#view = view;
  }

  /** The calls at the end of a run that was stopped. */
  get frames(): readonly Frame[] | undefined {
    return this.#frames;
  }

  readonly #hooks = {
    entered: (address = 0, from = 0, depth = 0) => {
      const call = (this.#entered[depth] ??= { function: 0, from: 0, words: [] });
      call.function = address;
      call.from = from;
      call.words.length = 0;
      this.#last = call;
    },
    given: (low = 0, high = 0) => {
      this.#last.words.push(low, high);
    },
  };

  /** The hooks of a run that ends with its first write or copy for which the film has no more room. */
  stopAt(told: HookCalls, isFull: () => boolean): Pick<HookCalls, Stopping> {
    const stop = (address: number, depth: number) => {
      if (!isFull()) return;
      this.#frames ??= this.#framesAt(address, depth);
      throw new ProgramExit(0);
    };
    const wrote: HookCalls['wrote'] = (...values) => {
      told.wrote(...values);
      stop(values[3] ?? 0, values[4] ?? 0);
    };
    const copied: HookCalls['copied'] = (...values) => {
      told.copied(...values);
      stop(values[3] ?? 0, values[4] ?? 0);
    };
    return { ...this.#hooks, wrote, copied };
  }

  /** The open calls, the outermost first, where the innermost one stands at an address. */
  #framesAt(address: number, depth: number): Frame[] {
    const frames: Frame[] = [];
    for (let at = 1; at <= depth; at++) {
      const call = this.#entered[at];
      const inner = at < depth ? this.#entered[at + 1]?.from : address;
      if (call) frames.push(...this.#framesOf(call, inner ?? 0));
    }
    return frames;
  }

  /** A call, and those that are inlined in it where it stands. */
  #framesOf({ function: start, words }: Entered, address: number): Frame[] {
    const { scopes, lineAt } = this.#calls;
    const given = Array.from({ length: words.length / 2 }, (_, at) => bitsOf(words, at));
    const [own] = scopes.chainAt(start);
    const chain = scopes.chainAt(address);
    const isThere = own !== undefined && chain[0] === own;
    const here = isThere ? chain : own ? [own] : [];
    return here.flatMap((scope, at) => {
      // A library's function may have no more than a lambda of the program in it.
      if (!scopes.isProgram(scope)) return [];
      const next = here[at + 1];
      const line = !isThere ? undefined : next ? next.calledOn : lineAt(address);
      const where = at === 0 ? start : address;
      const frame = {
        name: this.#nameOf(scope.entry),
        arguments: this.#argumentsOf(scope.entry, where, at === 0 ? given : []),
        locals: [],
      };
      return [line === undefined ? frame : { ...frame, line }];
    });
  }

  #nameOf(entry: Entry): string {
    const { at } = this.#calls.scopes.entries;
    const name = valueIn(entry, attributes.name, at);
    return typeof name !== 'string' ? '(…)' : name === 'operator()' ? this.#lambdaOr(entry) : name;
  }

  /** A lambda is a class without a name, and a call of it runs its operator. */
  #lambdaOr(entry: Entry): string {
    const { at } = this.#calls.scopes.entries;
    const declared =
      referredBy(entry, attributes.specification, at) ??
      referredBy(
        referredBy(entry, attributes.abstractOrigin, at) ?? entry,
        attributes.specification,
        at,
      );
    const holder = declared?.parent?.values.get(attributes.name);
    return typeof holder === 'string' ? `${holder}::operator()` : 'lambda';
  }

  #argumentsOf(entry: Entry, address: number, given: Given): FrameValue[] {
    const { scopes, places } = this.#calls;
    const { at } = scopes.entries;
    return entry.children.flatMap((each) => {
      if (each.tag !== tags.formalParameter) return [];
      const name = valueIn(each, attributes.name, at);
      if (typeof name !== 'string' || valueIn(each, attributes.artificial, at) === true) return [];
      const bits = places.bitsAt(each, address, given) ?? this.#byOrder(entry, each, given);
      const type = typeOf(each, at);
      const value = bits === undefined ? undefined : shown(type, bits, this.#view(), at);
      return [value === undefined ? { name } : { name, value }];
    });
  }

  /**
   * A function that other files may call is given its arguments in order, each as one number. Debug information has no place for an
   * argument that the function keeps in memory.
   */
  #byOrder(entry: Entry, parameter: Entry, given: Given): bigint | undefined {
    const { at } = this.#calls.scopes.entries;
    if (valueIn(entry, attributes.isExternal, at) !== true) return undefined;
    const parameters = entry.children.filter(({ tag }) => tag === tags.formalParameter);
    return parameters.length === given.length ? given[parameters.indexOf(parameter)] : undefined;
  }
}

const typeOf = (entry: Entry, at: ReadonlyMap<number, Entry>): Entry | undefined => {
  const type = valueIn(entry, attributes.type, at);
  return typeof type === 'number' ? at.get(type) : undefined;
};

const bitsOf = (words: readonly number[], at: number): bigint =>
  BigInt.asUintN(32, BigInt(words[2 * at] ?? 0)) | (BigInt(words[2 * at + 1] ?? 0) << 32n);
