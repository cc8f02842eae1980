// One run of a program in JavaScript, in an engine of its own; the program can reach only what this file and vm/ offer.
import type { QuickJSContext, QuickJSHandle, QuickJSWASMModule } from 'quickjs-emscripten-core';
import { framesIn, type Frame } from '../../../core/code/frames';
import type { Ending, RunRequest } from '../../../core/code/run';
import type { InterpretedEnding, RunListener } from '../filmed-run';
import { Reports, reportWords, type Answer } from '../finder/container-reports';
import { capMemory, holdMemory, memoryWasFull } from '../memory-cap';
import { filmed, hooksFor, judged } from './rewrite';
import nodeSource from './vm/node.js?raw';
import reportSource from './vm/report.js?raw';

const programName = 'program.js';
/** The stack for a program, below the engine's own stack, whose size its build has fixed. */
const stackBytes = 640 * 1024;
/** The number of words before the reports in their memory; see vm/report.js. */
const reportHead = 1;

const stackOverflow = 'RangeError: Maximum call stack size exceeded';

type Listener = Omit<RunListener, 'begin'>;

/** `engine`: a fresh engine, which is thrown away after the run with all that the program has left in it. */
export function runProgram(
  engine: QuickJSWASMModule,
  source: string,
  request: RunRequest,
  told: Listener,
): InterpretedEnding {
  // The engine's own limit counts no sizes: in WebAssembly it does not know them.
  capMemory();
  holdMemory(request.limits.memoryBytes);
  try {
    return new Run(engine, request, told).end(source);
  } finally {
    holdMemory(Infinity);
  }
}

/** The reason to end a run early, for which the engine is interrupted. */
type Stop = { kind: 'exit'; code: number } | { kind: 'time-limit' } | { kind: 'output-limit' };

/** An exception of the engine, with what vm/node.js tells of it; without that the memory is full. */
class Thrown extends Error {
  readonly told: string | undefined;
  constructor(told: string | undefined) {
    super('thrown in the program');
    this.told = told;
  }
}

class Run {
  readonly #vm: QuickJSContext;
  readonly #request: RunRequest;
  readonly #told: Listener;
  readonly #reports: Reports | undefined;
  /** When the program itself began. */
  #begun = performance.now();
  /** The engine's function that tells an exception in short. */
  #tell: QuickJSHandle | undefined;
  #words: QuickJSHandle | undefined;
  #length = 0;
  #stop: Stop | undefined;
  #isBroken = false;
  /** The engine's function that tells the open calls. */
  #open: QuickJSHandle | undefined;
  #frames: readonly Frame[] | undefined;
  /** The rejection of a promise that nothing handles; jobs that are due by then still run. */
  #rejected: Thrown | undefined;

  constructor(engine: QuickJSWASMModule, request: RunRequest, told: Listener) {
    const { milliseconds } = request.limits;
    this.#vm = engine.newContext();
    const { runtime } = this.#vm;
    runtime.setMaxStackSize(stackBytes);
    runtime.setInterruptHandler(() => {
      if (performance.now() - this.#begun > milliseconds) this.#stop ??= { kind: 'time-limit' };
      return this.#stop !== undefined;
    });
    this.#request = request;
    this.#told = told;
    const { film: puzzle } = request;
    if (puzzle !== undefined && told.film) this.#reports = new Reports(puzzle, told.film);
  }

  end(source: string): InterpretedEnding {
    const ending = this.#ending(source);
    const milliseconds = performance.now() - this.#begun;
    if (!this.#isBroken) this.#hear();
    this.#told.film?.handOver();
    const frames = this.#frames;
    return {
      ending,
      milliseconds,
      faults: this.#reports?.faults ?? [],
      ...(frames && { frames }),
      // A full memory may be collected long after the next engines have filled theirs, so it goes with its worker.
      ...(memoryWasFull() && { isSpent: true }),
    };
  }

  #ending(source: string): Ending {
    try {
      const exitCode = this.#run(source);
      return this.#stopped() ?? { kind: 'finished', exitCode };
    } catch (error) {
      // Where each call takes more of the page's own stack, that stack ends before the engine's.
      if (error instanceof RangeError) return { kind: 'runtime-error', text: stackOverflow };
      if (error instanceof WebAssembly.RuntimeError && memoryWasFull()) {
        // In a few places the engine goes on without the memory that it did not get.
        this.#isBroken = true;
        return { kind: 'memory-limit' };
      }
      if (!(error instanceof Thrown)) throw error;
      return this.#stopped() ?? endingOf(error.told);
    }
  }

  #stopped(): Ending | undefined {
    if (!this.#stop) return undefined;
    if (this.#stop.kind === 'exit') return { kind: 'finished', exitCode: this.#stop.code };
    return { kind: this.#stop.kind };
  }

  /** Runs the program and all that it has put off; returns its exit code. */
  #run(source: string): number {
    const vm = this.#vm;
    const reports = this.#reports;
    const node = this.#made(nodeSource, [this.#host()], 'node.js');
    this.#tell = vm.getProp(node, 'told');
    const hooks = hooksFor(source);
    const names = ['exports', 'require', 'module', '__filename', '__dirname', hooks.dropped];
    const module = vm.newObject();
    const exports = vm.newObject();
    vm.setProp(module, 'exports', exports);
    const name = vm.newString(programName);
    const given = [exports, vm.getProp(vm.global, 'require'), module, name, name];
    given.push(vm.getProp(node, 'dropped'));
    const isFramed = this.#request.framesAt !== undefined;
    const code = reports ? filmed(source, hooks, isFramed) : judged(source, hooks);
    let head = '';
    if (reports) {
      names.push(hooks.reporter);
      given.push(this.#reporter(reports));
      head = `let ${hooks.depth}=0;`;
    }
    // The inserted code is on the program's first line, so that the lines keep their numbers.
    const text = `(function(${names.join()}){${head}${code.replace(/^#!/, '//')}\n})`;
    const program = this.#value(vm.evalCode(text, programName));
    this.#begun = performance.now();
    this.#value(vm.callFunction(program, exports, given));
    do {
      const jobs = vm.runtime.executePendingJobs();
      if (jobs.error) throw this.#thrown(jobs.error);
      if (this.#rejected) throw this.#rejected;
    } while (!this.#stop && vm.dump(this.#value(vm.callMethod(node, 'next'))) === true);
    return Number(vm.dump(this.#value(vm.callMethod(node, 'end'))));
  }

  /** The functions that vm/node.js gets from the host. */
  #host(): QuickJSHandle {
    const vm = this.#vm;
    const host = vm.newObject();
    vm.setProp(host, 'input', vm.newString(this.#request.input));
    const { outputBytes } = this.#request.limits;
    vm.setProp(host, 'most', vm.newNumber(outputBytes + 1));
    this.#offer(host, 'write', (given) => {
      if (this.#stop) return;
      const text = vm.getString(given);
      this.#told.output(text.slice(0, outputBytes - this.#length));
      this.#length += text.length;
      if (this.#length > outputBytes) this.#halt({ kind: 'output-limit' });
    });
    this.#offer(host, 'complain', (given) => {
      if (!this.#stop) this.#told.errors(vm.getString(given));
    });
    this.#offer(host, 'exit', (code) => {
      this.#halt({ kind: 'exit', code: vm.getNumber(code) });
    });
    this.#offer(host, 'rejected', (given) => {
      this.#rejected ??= this.#thrown(given);
    });
    return host;
  }

  /** The object that vm/report.js returns. */
  #reporter({ signs }: Reports): QuickJSHandle {
    const vm = this.#vm;
    this.#words = vm.newArrayBuffer(new Int32Array(reportHead + reportWords).buffer);
    const told = vm.newFunction('told', (...given) => {
      const [text] = given;
      const answer = this.#hear(text && vm.getString(text));
      if (!answer) return vm.newNumber(-1);
      this.#stopAtStep();
      const { mode, isBoard, oldest } = answer;
      return vm.newNumber(oldest * 8 + (isBoard ? 4 : 0) + mode);
    });
    const view = this.#made('((buffer) => new Int32Array(buffer))', [this.#words]);
    const known = this.#made(`(() => ${JSON.stringify(signs.flat())})`, []);
    const lines = this.#made(`(() => [${this.#told.lines.join()}])`, []);
    const left = vm.newFunction('left', () => vm.newNumber(this.#left ?? -1));
    const reporter = this.#made(reportSource, [known, view, told, lines, left], 'report.js');
    this.#open = vm.getProp(reporter, 'frames');
    return reporter;
  }

  /** The number of steps left before the run is to stop. */
  get #left(): number | undefined {
    return this.#request.framesAt === undefined ? undefined : this.#told.film?.left;
  }

  /** If the program has come to the wanted step, asks for the open calls and ends the program. */
  #stopAtStep(): void {
    if (this.#left === undefined || this.#told.film?.isFull !== true || !this.#open) return;
    const vm = this.#vm;
    const told = vm.getString(this.#value(vm.callFunction(this.#open, vm.undefined)));
    this.#frames ??= framesIn(JSON.parse(told));
    this.#halt({ kind: 'exit', code: 0 });
  }

  /**
   * Reads all reports since the last time, and gives what is to be reported next; undefined where the container's `text` has more
   * than digits and blanks.
   */
  #hear(text?: string): Answer | undefined {
    if (!this.#reports || !this.#words) return { mode: 0, isBoard: false, oldest: 0 };
    const copy = this.#vm.getArrayBuffer(this.#words);
    const { buffer, byteOffset } = copy.value;
    const words = new Int32Array(buffer, byteOffset, reportHead + reportWords);
    const report = words.subarray(reportHead, words[0]);
    const answer =
      text === undefined ? this.#reports.hear(report) : this.#reports.hearText(report, text);
    copy.dispose();
    return answer;
  }

  /** Interrupts the program where it stands, whatever it catches. */
  #halt(stop: Stop): never {
    this.#stop ??= stop;
    throw new Error(stop.kind);
  }

  #offer(host: QuickJSHandle, name: string, does: (given: QuickJSHandle) => void): void {
    const vm = this.#vm;
    const call = vm.newFunction(name, (given = vm.undefined) => {
      does(given);
    });
    vm.setProp(host, name, call);
  }

  /** The value that a function of this project makes in the engine. */
  #made(source: string, given: readonly QuickJSHandle[], name = 'retrace.js'): QuickJSHandle {
    const vm = this.#vm;
    return this.#value(
      vm.callFunction(this.#value(vm.evalCode(source, name)), vm.undefined, [...given]),
    );
  }

  #value(result: ReturnType<QuickJSContext['evalCode']>): QuickJSHandle {
    if (result.error) throw this.#thrown(result.error);
    return result.value;
  }

  /** Texts that leave the engine take memory beside its own, so an exception is told in short. */
  #thrown(error: QuickJSHandle): Thrown {
    if (this.#stop || !this.#tell) return new Thrown(undefined);
    const told = this.#vm.callFunction(this.#tell, this.#vm.undefined, error);
    return new Thrown(told.error ? undefined : this.#vm.getString(told.value));
  }
}

function endingOf(told: string | undefined): Ending {
  if (told === undefined) return { kind: 'memory-limit' };
  const { message, name, stack, text } = JSON.parse(told) as Record<string, string | undefined>;
  if (message === undefined) return { kind: 'runtime-error', text: text ?? '' };
  if (message === 'out of memory') return { kind: 'memory-limit' };
  const line = /program\.js:(\d+)/.exec(stack ?? '')?.[1];
  return {
    kind: 'runtime-error',
    text: message === 'stack overflow' ? stackOverflow : `${name ?? 'Error'}: ${message}`,
    ...(line !== undefined && { line: Number(line) }),
  };
}
