// The types by which page, workers and runners speak of a person's own program and its runs.
import type { Frame } from './frames';

/** The caps of one run; each has its own ending. A film that reaches `steps` is cut, and the run goes on. */
export interface RunLimits {
  milliseconds: number;
  memoryBytes: number;
  outputBytes: number;
  steps: number;
}

/** The caps in Code. The time is generous: what interprets takes many times as long as the judge's own machine. */
export const limits: RunLimits = {
  milliseconds: 15_000,
  memoryBytes: 256 * 2 ** 20,
  outputBytes: 2 ** 20,
  steps: 3_000_000,
};

/** The characters of standard error that are kept; a judge reads none of it. */
export const mostErrors = 2 ** 16;

export interface RunRequest {
  /** Standard input, whole. */
  input: string;
  limits: RunLimits;
  /** The 81 givens in `input` whose board is to be filmed; undefined: judged only. */
  film?: string | undefined;
  /** How many digits of `input` there are up to the board's last one, where these are not the board's 81. */
  digits?: number | undefined;
  /** The run stops before this step of its film, from 1, and tells the calls that are open there. */
  framesAt?: number;
  /** At full speed, for its time alone: what only tells faults, such as null pointers, is left out where that is possible. */
  isTimed?: true;
}

/** A message of a compiler or parser about the program as typed; lines and columns from 1. */
export interface Diagnostic {
  line: number;
  column: number;
  severity: 'error' | 'warning';
  text: string;
  /** The note of the page beside it, in its own words. */
  note?: CompilerNote;
  /** The standard that the program was compiled in for this message of the usual one; `clash`: the name that stands in std, too. */
  standard?: Standard;
  clash?: string;
}

/** Those of C++ that a program may be compiled in; C++17 is the usual one. */
export type Standard = 'C++14' | 'C++17' | 'C++20';

export type CompilerNote =
  /** A header of GCC's library alone. */
  | 'gcc-only'
  /** Declared and called, and nowhere defined. */
  | 'undefined'
  | 'no-main'
  /** An import of what is not there, which the program does not need. */
  | 'left-out'
  /** Asks for a function from outside of the program. */
  | 'import'
  /** The compiler ended before its end: what is nested too deeply fills its stack or its memory. */
  | 'too-deep'
  | 'too-large';

/** A fault that the verdict never told: seen in a run, also where the answer is right. */
export interface Fault {
  kind:
    | 'out-of-bounds'
    | 'overflow'
    | 'shift'
    | 'conversion'
    | 'invalid-value'
    | 'length'
    | 'builtin'
    | 'no-file'
    /** An exception from a fault of the program, which the program caught. */
    | 'caught';
  /** From 1, where it is known. */
  line?: number;
  text: string;
}

export type Ending =
  | { kind: 'finished'; exitCode: number }
  | { kind: 'time-limit' }
  | { kind: 'memory-limit' }
  | { kind: 'output-limit' }
  | RuntimeError;

/** Why a program was ended, where it is none of its language's own errors. */
export type Crash =
  | 'stack-overflow'
  | 'threw'
  | 'aborted'
  | 'assertion'
  | 'division'
  | 'null-pointer'
  | 'no-return'
  | 'unreachable'
  | 'outside-memory';

export interface RuntimeError {
  kind: 'runtime-error';
  /** The text of the program or its language about it; with a crash it may be empty. */
  text: string;
  crash?: Crash;
  /** The index that was outside, where it is known. */
  outside?: { array: string; index: number; size: number };
  /** From 1, where it is known. */
  line?: number;
}

/** Steps, with `line` and `call` where they are known. */
export interface Film {
  /** The film that Watch opens; `recordingOf` in packed-film.ts makes a recording of it in the form of docs/trace-format.md. */
  packed: Blob;
  steps: number;
  /** Cut short by a limit. */
  isCut: boolean;
  /** The first write over a given, which the film does not show. */
  overGiven?: OverGiven;
}

/** A write over a given, which no film shows. */
export interface OverGiven {
  /** The number of steps that came before it. */
  step: number;
  cell: number;
  /** The digit that was put there, 0 for none. */
  digit: number;
  /** 0 where it is not known. */
  line: number;
}

export interface RunReport {
  ending: Ending;
  /** Standard output, as far as it went. */
  output: string;
  /** Standard error, its beginning; undefined where nothing was written to it. */
  errors?: string;
  milliseconds: number;
  faults: readonly Fault[];
  /** Undefined where none was asked for, or where no board was found. */
  film?: Film;
  /** The calls at the step that was asked for, the outermost first. */
  frames?: readonly Frame[];
}
