// The hooks by which a running program reports its faults, its end and, where it was rewritten, its writes.
import type { Crash, Fault } from '../../../../core/code/run';
import type { MemoryWatch } from '../memory/memory-watch';
import { lineOfStack } from './error-stack';

/** The end of a program by an uncaught exception, or by an action that is not allowed. */
export class ProgramCrash extends Error {
  override readonly name = 'ProgramCrash';

  constructor(
    readonly crash: Crash,
    readonly text: string,
    /** The line of the program where it happened, if it is known. */
    readonly line: number | undefined,
  ) {
    super(`${crash} ${text}`);
  }
}

/** The program asked for more memory than its limit. */
export class MemoryFull extends Error {
  override readonly name = 'MemoryFull';
}

/** The hooks as the module imports them; see scripts/compiler/runtime.cpp and checks.cpp. */
export type HookCalls = Record<string, (...values: number[]) => void> &
  Record<'wrote' | 'copied' | 'entered' | 'given', (...values: number[]) => void>;

interface Hooked {
  view: () => DataView;
  lineAt: (place: number) => number | undefined;
  /** Called once for each fault. */
  noticed: (fault: Fault) => void;
  watch: MemoryWatch | undefined;
}

/** The kinds of faults by their numbers in checks.cpp. */
const faultKinds: readonly Fault['kind'][] = [
  'out-of-bounds',
  'overflow',
  'shift',
  'conversion',
  'invalid-value',
  'length',
  'builtin',
];
/** The kinds of crashes by their numbers in runtime.cpp, checks.cpp and rewrite/guarded-body.ts. */
const crashes: readonly Crash[] = [
  'aborted',
  'assertion',
  'division',
  'null-pointer',
  'no-return',
  'unreachable',
];
const mostFaults = 20;

export interface Hooks {
  calls: HookCalls;
  /** The last exception, which has ended the program where it came out of it. */
  uncaught: () => ProgramCrash;
}

export function hooks({ view, lineAt, noticed, watch }: Hooked): Hooks {
  const faults: Fault[] = [];
  const note = (kind: Fault['kind'], line: number | undefined, text: string) => {
    if (faults.length >= mostFaults) return;
    if (faults.some((each) => each.kind === kind && each.line === line)) return;
    const fault = line === undefined ? { kind, text } : { kind, line, text };
    faults.push(fault);
    noticed(fault);
  };
  const threw = (address: number, from: Error) =>
    new ProgramCrash('threw', thrownText(textAt(view(), address)), lineOfStack(from, lineAt));
  /** The program's line: inlined code has other line numbers, and a header's lines are not the program's. */
  const lineHere = (line: number) => (line > 0 ? line : lineOfStack(new Error(), lineAt));
  let last: { address: number; from: Error } | undefined;
  const calls: HookCalls = {
    wrote: (address = 0, size = 0, isTold = 0, line = 0, calls = 0) => {
      watch?.wrote(address >>> 0, size, isTold !== 0, line, calls);
    },
    copied: (to = 0, from = 0, size = 0, line = 0, calls = 0) => {
      watch?.copied(to >>> 0, from >>> 0, size >>> 0, line, calls);
    },
    // A module calls these only where it was rewritten to tell its calls; see running-calls.ts.
    entered: () => {
      watch?.entered();
    },
    given: () => undefined,
    fault: (kind = 0, line = 0, address = 0) => {
      if (faults.length >= mostFaults) return;
      const text = assertionText(textAt(view(), address));
      note(faultKinds[kind] ?? 'overflow', lineHere(line), text);
    },
    crashed: (why = 0, line = 0, address = 0) => {
      throw new ProgramCrash(crashes[why] ?? 'aborted', textAt(view(), address), lineHere(line));
    },
    no_file: (address = 0) => {
      note('no-file', lineHere(0), textAt(view(), address));
    },
    threw: (address = 0) => {
      throw threw(address, new Error());
    },
    throws: (address = 0) => {
      // The stack is read only if nothing catches the exception.
      last = { address, from: new Error() };
    },
    out_of_memory: () => {
      throw new MemoryFull();
    },
  };
  const uncaught = () => threw(last?.address ?? 0, last?.from ?? new Error());
  return { calls, uncaught };
}

/** A text that ends with a zero byte. */
function textAt({ buffer }: DataView, address: number): string {
  const bytes = new Uint8Array(buffer, address);
  const end = bytes.indexOf(0);
  return new TextDecoder().decode(bytes.slice(0, end < 0 ? 0 : end));
}

/** The last part of `FILE:LINE: libc++ Hardening assertion … failed: vector[] index out of bounds`. */
function assertionText(text: string): string {
  const [, said = ''] = /assertion (.*)/.exec(text) ?? [];
  const at = said.lastIndexOf(failed);
  return at < 0 ? text : said.slice(at + failed.length).trim();
}
const failed = ' failed: ';

/** A type as compilers write it, or the words of libc++. */
function thrownText(text: string): string {
  const [, library] = /^(\w+) was thrown in -fno-exceptions mode/.exec(text) ?? [];
  if (library !== undefined) return `std::${library}`;
  const simple: Readonly<Record<string, string>> = {
    i: 'int',
    j: 'unsigned int',
    l: 'long',
    x: 'long long',
    c: 'char',
    b: 'bool',
    d: 'double',
    f: 'float',
    PKc: 'const char*',
    NSt3__212basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEEE: 'std::string',
  };
  const [, isStandard, name] = /^(St)?\d+([A-Za-z_]\w*)$/.exec(text) ?? [];
  if (name !== undefined) return isStandard === undefined ? name : `std::${name}`;
  return simple[text] ?? text;
}
