// One run of a compiled program in a memory of its own: how it ended, what was noticed, and its film.
import { FilmWriter, type FilmPiece } from '../../../../core/code/film';
import type { Frame } from '../../../../core/code/frames';
import { Pieces } from '../../../../core/code/said-pieces';
import type { Ending, Fault, Film, RunLimits } from '../../../../core/code/run';
import { systemCalls, systemModule } from '../allowed-imports';
import { importsOf } from '../../imports';
import { BoardFinder } from '../../finder/board-finder';
import type { Layout } from '../memory/memory-layout';
import { nothing, type Range } from '../memory/range';
import { MemoryWatch, type BoardSought } from '../memory/memory-watch';
import { hooksModule } from '../rewrite/hook-number';
import { errorsTo } from '../../standard-error';
import type { ProgramCalls } from '../compiled-calls';
import { endingOf } from './ending';
import { hooks, type HookCalls } from './hooks';
import { Input, Output } from './streams';
import { Leaving } from './leaving';
import { OpenCalls } from './running-calls';
import { refused, wasiCalls } from './wasi';

/** A module and the facts that its run needs. */
export interface Runnable {
  module: WebAssembly.Module;
  /** The pages of memory with which the module starts. */
  leastPages: number;
  /** The program's line of an offset in the module, if it has one. */
  lineAt: (offset: number) => number | undefined;
  /** Where the module tells its open calls: what is known about them. */
  calls?: ProgramCalls;
}

export interface RunOptions {
  input: string;
  limits: RunLimits;
  /** The puzzle whose board is filmed; then the module must be a watched one. */
  film?: string | undefined;
  /** How many digits of the input there are up to the board's last one, where these are not the board's 81. */
  digits?: number | undefined;
  /** The step of the film before which the run ends and tells its open calls. */
  framesAt?: number | undefined;
  /** Called when the program begins. */
  started: () => void;
  printed: (text: string) => void;
  /** Receives standard error. */
  complained: (text: string) => void;
  noticed: (fault: Fault) => void;
  filmed: (piece: FilmPiece) => void;
}

export interface RunResult {
  ending: Ending;
  milliseconds: number;
  /** Undefined where no film was wanted or no board was found. */
  film?: Pick<Film, 'isCut' | 'overGiven'>;
  frames?: readonly Frame[];
}

const pageBytes = 65_536;
/** The most pages that a module may have, as the linker was told. */
const mostPages = 65_536;

/** Runs a program; `sought` has what is known about its board, and what to find out. */
export function runProgram(
  program: Runnable,
  options: RunOptions,
  sought: BoardSought = {},
): RunResult {
  const pages = Math.min(Math.floor(options.limits.memoryBytes / pageBytes), mostPages);
  if (pages < program.leastPages) {
    return { ending: { kind: 'memory-limit' }, milliseconds: 0 };
  }
  const memory = new WebAssembly.Memory({ initial: program.leastPages, maximum: pages });
  const view = viewOf(memory);
  // The exports of the instance replace these functions.
  let limit: (range: Range) => void = () => undefined;
  let lowest = () => 0;
  let frame = () => 0;
  const filming = filmingOf(options, {
    view,
    limit: (range) => {
      limit(range);
    },
    lowest: () => lowest(),
    sought,
  });
  const { noticed } = options;
  const told = hooks({ view, lineAt: program.lineAt, noticed, watch: filming?.watch });
  const printed = new Pieces(options.printed);
  const output = new Output(options.limits.outputBytes, (text) => {
    printed.add(text);
  });
  const input = new Input(options.input, filming?.watch, options.digits);
  const leaving = new Leaving(() => {
    limit(nothing);
  });
  const stopping = filming && program.calls && new OpenCalls(program.calls, view, () => frame());
  const calls = stopping
    ? { ...told.calls, ...leaving.through(stopping.stopAt(told.calls, () => filming.film.isFull)) }
    : told.calls;
  const imports = importsFor(program.module, memory, calls, leaving, {
    memory: view,
    read: (most: number) => input.read(most),
    print: (bytes: Uint8Array) => {
      filming?.watch.paused();
      output.print(bytes);
    },
    complain: complaining(options.complained),
  });
  const { exports } = new WebAssembly.Instance(program.module, imports);
  limit = rangeSetter(exports);
  lowest = globalReader(exports, '__stack_pointer');
  frame = globalReader(exports, 'retrace_frame');
  options.started();
  const { ending, milliseconds } = timed(exports, (error) => {
    const isUncaught = error instanceof WebAssembly.Exception;
    return endingOf(leaving.reasonOr(isUncaught ? told.uncaught() : error), program.lineAt);
  });
  printed.handOver();
  filming?.film.handOver();
  const film = filming?.watch.hasBoard ? { film: cutOf(filming.film) } : {};
  const frames = stopping?.frames;
  return { ending, milliseconds, ...film, ...(frames && { frames }) };
}

const cutOf = ({ isFull, overGiven }: FilmWriter) => ({
  isCut: isFull,
  ...(overGiven && { overGiven }),
});

/** The bytes are in the program's memory, so a copy is decoded. */
function complaining(tell: (text: string) => void): (bytes: Uint8Array) => void {
  const decoder = new TextDecoder();
  const errors = errorsTo(tell);
  return (bytes) => {
    errors(decoder.decode(bytes.slice(), { stream: true }));
  };
}

function timed(
  exports: WebAssembly.Exports,
  endedBy: (error: unknown) => Ending,
): { ending: Ending; milliseconds: number } {
  const start = exports._start as () => void;
  const startedAt = performance.now();
  let ending: Ending = { kind: 'finished', exitCode: 0 };
  try {
    start();
  } catch (error) {
    ending = endedBy(error);
  }
  return { ending, milliseconds: performance.now() - startedAt };
}

interface Looking {
  view: () => DataView;
  limit: (range: Range) => void;
  lowest: () => number;
  sought: BoardSought;
}

function filmingOf(
  { film: puzzle, framesAt, limits, filmed }: RunOptions,
  { view, limit, lowest, sought }: Looking,
): { film: FilmWriter; watch: MemoryWatch } | undefined {
  if (puzzle === undefined) return undefined;
  const mostSteps = framesAt === undefined ? limits.steps : framesAt - 1;
  const film = new FilmWriter(puzzle, mostSteps, filmed);
  const finder = new BoardFinder<Layout>(puzzle, film);
  return { film, watch: new MemoryWatch(finder, view, limit, lowest, sought) };
}

/** When memory grows, its old buffer becomes empty, which is quicker to see than whether its buffer is another one. */
function viewOf(memory: WebAssembly.Memory): () => DataView {
  let view = new DataView(memory.buffer);
  let bytes = new Uint8Array(memory.buffer);
  return () => {
    if (bytes.length === 0) {
      view = new DataView(memory.buffer);
      bytes = new Uint8Array(memory.buffer);
    }
    return view;
  };
}

function importsFor(
  module: WebAssembly.Module,
  memory: WebAssembly.Memory,
  told: HookCalls,
  leaving: Leaving,
  streams: Parameters<typeof wasiCalls>[0],
): WebAssembly.Imports {
  const calls = leaving.through(wasiCalls(streams));
  // Writes and calls are reported too often for a wrapper around these hooks.
  const { wrote, copied, entered, given, ...seldom } = told;
  const hooked = { wrote, copied, entered, given, ...leaving.through(seldom) };
  const system = Object.fromEntries(systemCalls.map((name) => [name, calls[name] ?? refused]));
  return importsOf(module, { env: { memory }, [hooksModule]: hooked, [systemModule]: system });
}

/** Sets the watched range; a module that was not rewritten has none. */
function rangeSetter({ retrace_from, retrace_span }: WebAssembly.Exports): (range: Range) => void {
  if (!(retrace_from instanceof WebAssembly.Global)) return () => undefined;
  if (!(retrace_span instanceof WebAssembly.Global)) return () => undefined;
  return ({ from, bytes }) => {
    retrace_from.value = from;
    retrace_span.value = bytes;
  };
}

/** A place in the stack, which grows downwards; memory below its present end is not in use. */
function globalReader(
  exports: WebAssembly.Exports,
  name: '__stack_pointer' | 'retrace_frame',
): () => number {
  const place = exports[name];
  if (!(place instanceof WebAssembly.Global)) return () => 0;
  return () => Number(place.value) >>> 0;
}
