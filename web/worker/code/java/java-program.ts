// One run of a program in Java, in an instance of its module: input, output, film and limits.
import { framesIn, type Frame } from '../../../core/code/frames';
import type { Ending, Fault, RunRequest } from '../../../core/code/run';
import type { InterpretedEnding, RunListener } from '../filmed-run';
import { Reports, reportWords, type Answer } from '../finder/container-reports';
import { instanceOf, NotHere } from './instance';
import { hasRoom, isStackFull } from './java-stack';

/** Ends the program by an exception through it, since it catches only Java's exceptions. */
class Stop extends Error {
  readonly ending: Ending;
  constructor(ending: Ending) {
    super(ending.kind);
    this.ending = ending;
  }
}

const tooLarge: Ending = { kind: 'memory-limit' };
/** The engine's own words where an array is larger than any may be. */
const arrayTooLarge = /array (?:is )?too large|too many array elements/;
const stackOverflow = 'java.lang.StackOverflowError';
/** The value by which a program learns that its run is not filmed. */
const noSigns = -2;
const endOfList = -1;
/** The room for a report, more than any report of a container needs. */
const room = 256;

/**
 * The limit of memory times these may be made in all, as nothing tells when an array is free again: in arrays of 4 KB and more, and in
 * those of 128 bytes and more. Less than the 4 GB at which Chromium ends the tab; 340 bytes at each of ten million calls are within it.
 */
const mostLargeTimes = 4;
const mostMiddleTimes = 13;
/** The same for objects that can be linked to one another: fifty million nodes are within it, and what is kept of them. */
const mostLinkedTimes = 5;

export function runProgram(
  module: WebAssembly.Module,
  { input, limits, film, framesAt }: RunRequest,
  told: RunListener,
): InterpretedEnding {
  const reports = film !== undefined && told.film ? new Reports(film, told.film) : undefined;
  const streams = new Streams(input, limits.outputBytes, told);
  const isStopped = () => framesAt !== undefined && told.film?.isFull === true;
  const finder = new Finder(reports, told.lines, framesAt === undefined ? undefined : isStopped);
  const failure = new Failure();
  let [large, middle, linked] = [0, 0, 0];
  const calls = {
    ...streams.calls,
    ...finder.calls,
    ...failure.calls,
    exit: (code: number) => {
      throw new Stop({ kind: 'finished', exitCode: code });
    },
    makes: (bytes: number) => {
      large += bytes;
      const { memoryBytes } = limits;
      if (bytes > memoryBytes || large > mostLargeTimes * memoryBytes) throw new Stop(tooLarge);
    },
    made: (bytes: number) => {
      middle += bytes;
      if (middle > mostMiddleTimes * limits.memoryBytes) throw new Stop(tooLarge);
    },
    linked: (bytes: number) => {
      linked += bytes;
      if (linked > mostLinkedTimes * limits.memoryBytes) throw new Stop(tooLarge);
    },
    holds: (bytes: number) => {
      if (bytes > limits.memoryBytes) throw new Stop(tooLarge);
    },
  };
  const { exports } = instanceOf(module, calls);
  told.begin();
  const begun = performance.now();
  const ending = endingOf(exports, failure);
  const milliseconds = performance.now() - begun;
  const frames = isStopped() ? framesOf(exports, failure) : undefined;
  streams.end();
  finder.end();
  told.film?.handOver();
  const faults = failure.faults.concat(reports?.faults ?? []);
  return { ending, milliseconds, faults, ...(frames && { frames }) };
}

/** The open calls of a program that was stopped and stands where it was. */
function framesOf({ calls }: WebAssembly.Exports, failure: Failure): Frame[] | undefined {
  failure.takeText();
  (calls as () => void)();
  const told = failure.takeText();
  return told === '' ? undefined : framesIn(JSON.parse(told));
}

function endingOf(exports: WebAssembly.Exports, failure: Failure): Ending {
  try {
    (exports.run as () => void)();
    return failure.ending ?? { kind: 'finished', exitCode: 0 };
  } catch (error) {
    if (error instanceof Stop) return error.ending;
    const line = lineOf(exports);
    if (isStackFull(error)) {
      return { kind: 'runtime-error', text: stackOverflow, ...line };
    }
    if (error instanceof WebAssembly.RuntimeError && arrayTooLarge.test(error.message)) {
      return tooLarge;
    }
    const text = error instanceof NotHere ? error.message : String(error);
    return { kind: 'runtime-error', text, ...line };
  }
}

function lineOf({ line }: WebAssembly.Exports): { line?: number } {
  const at = typeof line === 'function' ? Number((line as () => unknown)()) : 0;
  return at > 0 ? { line: at } : {};
}

/** The most faults that are reported of one run. */
const mostFaults = 16;
const outside = /^java\.lang\.(?:Array|String)?IndexOutOfBoundsException(?:: )?/;

/** The program's own report on its failure, and on faults with which it went on. */
class Failure {
  readonly #faults: Fault[] = [];
  #text = '';
  ending: Ending | undefined;

  takeText(): string {
    const text = this.#text;
    this.#text = '';
    return text;
  }

  get faults(): Fault[] {
    const { ending } = this;
    const uncaught = ending?.kind === 'runtime-error' ? ending.line : undefined;
    return this.#faults.filter(({ kind, line }) => kind === 'overflow' || line !== uncaught);
  }

  readonly calls = {
    said: (character: number) => {
      this.#text += String.fromCharCode(character);
    },
    failed: (line: number) => {
      this.ending = { kind: 'runtime-error', text: this.#text, ...(line > 0 && { line }) };
    },
    caught: (line: number) => {
      const text = this.takeText();
      if (outside.test(text)) this.#note('out-of-bounds', line, text.replace(outside, ''));
      else this.#note('caught', line, text);
    },
    overflows: (line: number) => {
      this.#note('overflow', line, this.takeText());
    },
    room: () => (hasRoom() ? 1 : 0),
  };

  /** Each kind of fault is told once for a line. */
  #note(kind: Fault['kind'], line: number, text: string): void {
    const isKnown = this.#faults.some((each) => each.kind === kind && each.line === line);
    if (!isKnown && this.#faults.length < mostFaults) this.#faults.push({ kind, text, line });
  }
}

/** Bytes that are decoded to text and handed over in pieces. */
class Octets {
  readonly #told: (text: string) => void;
  readonly #decoder = new TextDecoder();
  readonly #buffer = new Uint8Array(4096);
  #length = 0;

  constructor(told: (text: string) => void) {
    this.#told = told;
  }

  add(octet: number): void {
    this.#buffer[this.#length++] = octet;
    if (this.#length === this.#buffer.length) this.handOver();
  }

  handOver(): void {
    const text = this.#decoder.decode(this.#buffer.slice(0, this.#length), { stream: true });
    if (text !== '') this.#told(text);
    this.#length = 0;
  }
}

const lineFeed = 10;
/** The lines of output that are handed over one by one: a program that falls silent early loses no line. */
const eagerLines = 500;
/** The lines that are handed over together after those, as each piece takes time. */
const linesPerPiece = 32;

class Streams {
  readonly #input: Uint8Array;
  readonly #most: number;
  readonly #output: Octets;
  readonly #errors: Octets;
  #at = 0;
  #printed = 0;
  #lines = 0;

  constructor(input: string, most: number, { output, errors }: RunListener) {
    this.#input = new TextEncoder().encode(input);
    this.#most = most;
    this.#output = new Octets(output);
    this.#errors = new Octets(errors);
  }

  readonly calls = {
    read: () => this.#input[this.#at++] ?? -1,
    print: (octet: number) => {
      if (this.#printed++ === this.#most) throw new Stop({ kind: 'output-limit' });
      this.#output.add(octet);
      if (octet === lineFeed) this.#endLine();
    },
    /** Hands over each line at once, so that a program that is stopped loses no line. */
    printError: (octet: number) => {
      this.#errors.add(octet);
      if (octet === lineFeed) this.#errors.handOver();
    },
  };

  #endLine(): void {
    this.#lines++;
    if (this.#lines <= eagerLines || this.#lines % linesPerPiece === 0) this.#output.handOver();
  }

  end(): void {
    this.#output.handOver();
    this.#errors.handOver();
  }
}

/** Receives the reports of retrace.Report about containers and writes. */
class Finder {
  readonly #reports: Reports | undefined;
  readonly #isStopped: (() => boolean) | undefined;
  readonly #asked: number[];
  readonly #words = new Int32Array(reportWords);
  #length = 0;
  #answer: Answer = { mode: 1, isBoard: false, oldest: 0 };

  /** `isStopped`: whether the program is to be ended at the write that was heard last, each of which is then heard at once. */
  constructor(
    reports: Reports | undefined,
    lines: readonly number[],
    isStopped: (() => boolean) | undefined,
  ) {
    this.#reports = reports;
    this.#isStopped = isStopped;
    this.#asked = reports
      ? [...reports.signs.flat(), endOfList, ...lines, endOfList].reverse()
      : [noSigns];
  }

  readonly calls = {
    sign: () => this.#asked.pop() ?? endOfList,
    word: (word: number) => {
      this.#words[this.#length++] = word;
    },
    told: () => {
      this.#hear();
      return this.#packed;
    },
    wrote: (what: number, path: number, line: number, depth: number) => {
      const [words, at] = [this.#words, this.#length];
      words[at] = what;
      words[at + 1] = path;
      words[at + 2] = line;
      words[at + 3] = depth;
      this.#length += 4;
      if (this.#isStopped || this.#length + room > words.length) this.#hear();
      return this.#packed;
    },
  };

  #hear(): void {
    this.end();
    if (this.#isStopped?.() === true) throw new Stop({ kind: 'finished', exitCode: 0 });
  }

  end(): void {
    if (!this.#reports) return;
    this.#answer = this.#reports.hear(this.#words.subarray(0, this.#length));
    this.#length = 0;
  }

  get #packed(): number {
    const { mode, isBoard, oldest } = this.#answer;
    return oldest * 8 + (isBoard ? 4 : 0) + mode;
  }
}
