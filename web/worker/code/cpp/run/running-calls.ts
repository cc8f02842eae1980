// The calls of a running program that have not returned, as a module that was rewritten for them reports them.
import type { Frame } from '../../../../core/code/frames';
import { attributes, referredBy, valueIn, type Entry } from '../dwarf/entries';
import { givenLocalsOf } from '../dwarf/variable-places';
import type { ProgramCalls } from '../compiled-calls';
import type { HookCalls } from './hooks';
import { ProgramExit } from './wasi';

/** A call as it was reported; the one at each depth is used again. */
interface Entered {
  /** The address of the function's code. */
  function: number;
  /** The address of the instruction that called it. */
  from: number;
  /** The frame of the caller, which has its variables. */
  frame: number;
  /** The addresses of arguments that stand outside the function's own frame. */
  given: number[];
}

type Stopping = 'wrote' | 'copied' | 'entered' | 'given';

export class OpenCalls {
  readonly #calls: ProgramCalls;
  readonly #view: () => DataView;
  readonly #frame: () => number;
  /** By depth, from 1. */
  readonly #entered: Entered[] = [];
  #last: Entered | undefined;
  #frames: readonly Frame[] | undefined;

  /** `frame`: that of the code at work. */
  constructor(calls: ProgramCalls, view: () => DataView, frame: () => number) {
    this.#calls = calls;
    this.#view = view;
    this.#frame = frame;
  }

  /** The calls at the end of a run that was stopped. */
  get frames(): readonly Frame[] | undefined {
    return this.#frames;
  }

  readonly #noteCall = (address = 0, from = 0, depth = 0, frame = 0) => {
    const call = (this.#entered[depth] ??= { function: 0, from: 0, frame: 0, given: [] });
    call.function = address;
    call.from = from;
    call.frame = frame >>> 0;
    call.given.length = 0;
    this.#last = call;
  };

  readonly #noteArgument = (place = 0) => {
    this.#last?.given.push(place >>> 0);
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
    const entered: HookCalls['entered'] = (...values) => {
      told.entered(...values);
      this.#noteCall(...values);
    };
    return { entered, given: this.#noteArgument, wrote, copied };
  }

  /** The open calls, the outermost first, where the innermost one stands at an address. */
  #framesAt(address: number, depth: number): Frame[] {
    const frames: Frame[] = [];
    for (let at = 1; at <= depth; at++) {
      const call = this.#entered[at];
      const inner = at < depth ? this.#entered[at + 1] : { from: address, frame: this.#frame() };
      if (call && inner) frames.push(...this.#framesOf(call, inner));
    }
    return frames;
  }

  /** A call, and those that are inlined in it where it stands. */
  #framesOf({ function: start, given }: Entered, inner: Pick<Entered, 'from' | 'frame'>): Frame[] {
    const { scopes, variables, lineAt } = this.#calls;
    const [own] = scopes.chainAt(start);
    const chain = scopes.chainAt(inner.from);
    const isThere = own !== undefined && chain[0] === own;
    const here = isThere ? chain : own ? [own] : [];
    return here.flatMap((scope, at) => {
      // A library's function may have no more than a lambda of the program in it.
      if (!scopes.isProgram(scope)) return [];
      const next = here[at + 1];
      const line = !isThere ? undefined : next ? next.calledOn : lineAt(inner.from);
      const call = {
        scope,
        address: isThere ? inner.from : undefined,
        line,
        frame: isThere ? inner.frame : 0,
        given: new Map(
          givenLocalsOf(scope.entry).map((local, order) => [local, given[order] ?? 0]),
        ),
        memory: this.#view(),
      };
      const frame = {
        name: this.#nameOf(scope.entry),
        arguments: variables.argumentsOf(call),
        locals: variables.localsOf(call),
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
}
