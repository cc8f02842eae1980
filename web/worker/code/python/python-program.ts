// Runs programs in Python, one after another, in an interpreter that is loaded: input, output, film and limits.
import { framesIn } from '../../../core/code/frames';
import { mostErrors, type Diagnostic, type Ending, type RunRequest } from '../../../core/code/run';
import type { InterpretedEnding, RunListener } from '../filmed-run';
import { Reports, type Answer } from '../finder/container-reports';
import { holdMemory, memoryWasFull, uncounted } from '../memory-cap';
import { boundFiles } from './python-files';
import type { Pyodide, PythonNames } from './pyodide';
import type { WaysOut } from './ways-out';
import containersSource from './vm/containers.py?raw';
import reportSource from './vm/report.py?raw';
import rewriteSource from './vm/rewrite.py?raw';
import runSource from './vm/run.py?raw';

const reportsDevice = 77;
const interrupt = 2;
/** The pause between interrupts of a program that is late, which may catch each interrupt. */
const interruptMs = 50;
/** The beginning of Python's dump of its calls when it breaks. */
const dump = 'Stack (most recent call first)';
/** The answer to a program that has reported nothing yet. */
const notAsked: Answer = { mode: 1, isBoard: false, oldest: 0 };
/** No text of more bytes is kept of standard error, whose characters have up to four. */
const mostErrorBytes = 4 * mostErrors;
const stackOverflow = 'RecursionError: the stack is full';

export class PythonRuns {
  readonly #pyodide: Pyodide;
  readonly #calls: Record<'diagnose' | 'run', (...values: string[]) => string>;
  /** The reports of the present run, if the run is filmed. */
  #reports: Reports | undefined;
  /** The number of steps left before the run is to stop. */
  #left: (() => number) | undefined;
  /** The answer to the last report. */
  #answer: Answer = notAsked;

  /** `ways`: those of this Python to JavaScript, which no program needs; what remains of them finds nothing, see bare.ts. */
  constructor(pyodide: Pyodide, ways: WaysOut) {
    this.#pyodide = pyodide;
    for (const name of ['js', 'pyodide_js']) pyodide.unregisterJsModule(name);
    const names = pyodide.globals.get('dict')?.();
    if (!names) throw new Error('Python has no dict');
    for (const source of [containersSource, reportSource, rewriteSource, runSource]) {
      pyodide.runPython(source, { globals: names });
    }
    this.#calls = { diagnose: callOf(names, 'diagnose'), run: callOf(names, 'run') };
    this.#offerReports();
    boundFiles(pyodide.FS);
    ways.close();
  }

  diagnose(source: string): Diagnostic[] {
    return JSON.parse(this.#calls.diagnose(source)) as Diagnostic[];
  }

  run(source: string, request: RunRequest, told: RunListener): InterpretedEnding {
    const { input, limits, film, framesAt } = request;
    const stop: { ending?: Ending } = {};
    const errors = this.#stream(input, limits.outputBytes, told, stop);
    this.#reports =
      film === undefined || !told.film ? undefined : new Reports(film, told.film, true);
    this.#answer = notAsked;
    const { film: taker } = told;
    this.#left = framesAt === undefined ? undefined : () => taker?.left ?? 0;
    holdMemory(limits.memoryBytes);
    told.begin();
    const begun = performance.now();
    this.#interruptAt(begun + limits.milliseconds, stop);
    const stopsAt = framesAt ?? 0;
    const { ending, frames, isSpent } = this.#outcome(source, { ...told, stopsAt }, errors);
    const milliseconds = performance.now() - begun;
    holdMemory(Infinity);
    if (!isSpent) this.#pyodide.setInterruptBuffer([0]);
    told.film?.handOver();
    const faults = this.#reports?.faults ?? [];
    const open = framesIn(frames);
    return {
      ending: stop.ending ?? ending,
      milliseconds,
      faults,
      isSpent,
      ...(open && { frames: open }),
    };
  }

  #outcome(
    source: string,
    { lines, stopsAt }: Pick<RunListener, 'lines'> & { stopsAt: number },
    errors: () => string,
  ): { ending: Ending; frames?: unknown; isSpent: boolean } {
    const signs = this.#reports?.signs;
    try {
      const asked = signs ? JSON.stringify({ signs, lines, stops_at: stopsAt }) : '';
      const { frames, ...ending } = JSON.parse(this.#calls.run(source, asked)) as Ending & {
        frames?: unknown;
      };
      return { ending, frames, isSpent: false };
    } catch (error) {
      return { ending: brokenEnding(error, errors()), isSpent: true };
    }
  }

  /** Connects input and output; gives the function for the dump of a program that has broken Python. */
  #stream(
    input: string,
    mostBytes: number,
    told: RunListener,
    stop: { ending?: Ending },
  ): () => string {
    const bytes = new TextEncoder().encode(input);
    let at = 0;
    this.#pyodide.setStdin({
      read: (buffer) => {
        const part = bytes.subarray(at, at + buffer.length);
        buffer.set(part);
        at += part.length;
        return part.length;
      },
    });
    const Halt = this.#pyodide._api.NoGilError;
    const printed = new TextDecoder();
    let room = mostBytes;
    let errors = '';
    let isBroken = false;
    this.#pyodide.setStdout({
      write: (buffer) => {
        const text = printed.decode(buffer.subarray(0, Math.max(0, room)), { stream: true });
        isBroken ||= text.startsWith(dump);
        if (isBroken) errors += text;
        else told.output(text);
        room -= buffer.length;
        if (room >= 0) return buffer.length;
        stop.ending ??= { kind: 'output-limit' };
        // This error passes through Python, whatever the program catches; `errno` makes it the error of a system call.
        throw Object.assign(new Halt('too much output'), { errno: 0 });
      },
    });
    const complained = new TextDecoder();
    let errorRoom = mostErrorBytes;
    this.#pyodide.setStderr({
      write: (buffer) => {
        const part = buffer.subarray(0, errorRoom);
        errorRoom -= part.length;
        told.errors(complained.decode(part, { stream: true }));
        return buffer.length;
      },
    });
    return () => errors;
  }

  #interruptAt(time: number, stop: { ending?: Ending }): void {
    let next = time;
    this.#pyodide.setInterruptBuffer({
      get 0() {
        const now = performance.now();
        if (now < next) return 0;
        stop.ending ??= { kind: 'time-limit' };
        next = now + interruptMs;
        return interrupt;
      },
      set 0(_seen: number) {
        // Python resets the number once it has read it; the getter alone decides about the next interrupt.
      },
    });
  }

  /** Offers the device to which vm/report.py writes its reports, and from which it reads the answer. */
  #offerReports(): void {
    const { FS } = this.#pyodide;
    const device = FS.makedev(reportsDevice, 0);
    FS.registerDevice(device, {
      open: () => undefined,
      close: () => undefined,
      write: (_stream, memory, offset, length) => {
        const words = new Int32Array(memory.buffer, memory.byteOffset + offset, length >> 2);
        const reports = this.#reports;
        if (reports) this.#answer = uncounted(() => reports.hear(words));
        if (this.#answer.mode === 0) return 0;
        // The number of words whose writes surely come before the step at which the program is to stop.
        return this.#left === undefined ? length : Math.min(length, 16 * Math.max(1, this.#left()));
      },
      read: (_stream, memory, offset, length) => {
        const { mode, isBoard, oldest } = this.#answer;
        const bytes = new Int8Array(Int32Array.of(mode, Number(isBoard), oldest).buffer);
        memory.set(bytes.subarray(0, length), offset);
        return Math.min(length, bytes.length);
      },
    });
    FS.mkdev('/dev/retrace', device);
  }
}

function callOf(names: PythonNames, name: string): (...values: string[]) => string {
  const call = names.get(name);
  if (!call) throw new Error(`run.py has no ${name}`);
  return call;
}

/** The ending of a program that has broken Python itself. */
function brokenEnding(error: unknown, errors: string): Ending {
  if (typeof error === 'object' && error !== null && 'status' in error) {
    return { kind: 'finished', exitCode: Number(error.status) };
  }
  if (memoryWasFull()) return { kind: 'memory-limit' };
  const line = /File "program\.py", line (\d+)/.exec(errors)?.[1];
  const isStack =
    error instanceof RangeError ||
    (error instanceof Error && /recursion|call stack/i.test(error.message));
  const text = isStack ? stackOverflow : error instanceof Error ? error.message : String(error);
  return { kind: 'runtime-error', text, ...(line !== undefined && { line: Number(line) }) };
}
