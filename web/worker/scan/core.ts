// The core that reads photos: what cpp/wasm/scan/scan_binding.cpp exports, given its types.
import { boxOf, cells } from '../../core/cell';
import type {
  Corner,
  DigitKind,
  Outline,
  Pixels,
  ScanAnswer,
  ScanTrouble,
} from '../../core/scan/photo-result';
import { trusted } from '../core/shared-kinds';
import { plainExports, type Address } from '../core/plain-core';
import { Refused } from '../serve/task';

interface Exports {
  pixels(width: number, height: number): Address;
  start(grid: number): void;
  run(): number;
  answer(whole: number): Address;
  free(): void;
  flat(): Address;
  flatCell(): number;
}

/** Reads a picture in pieces of some hundredths of a second; a new picture replaces the one before. */
export interface ScanCore {
  /** `grid`: the number of a grid in the picture; 0 for the clearest and largest. */
  begin(pixels: Pixels, grid: number): void;
  run(): Progress;
  /** The corners of the grid, once it is found; null where there is none. */
  outline(): Outline | null;
  /** The digits, once they are read. */
  answer(): ScanAnswer;
  /** Lets go of the picture. */
  end(): void;
}

const steps = ['looking', 'found', 'read'] as const;
export type Progress = (typeof steps)[number];

/** The reasons in the order of `Trouble` in cpp/scan/scan.hpp, from 1. */
const troubles = [
  'no-contrast',
  'no-grid',
  'other-size',
  'no-digits',
  'cut-off',
  'diagonal',
  'killer',
  'jigsaw',
  'no-such-grid',
] as const;

/** The kinds in the order of `kind_of` in cpp/wasm/scan/scan_binding.cpp. */
const kinds = ['given', 'entry', 'wrong-entry'] as const satisfies readonly DigitKind[];

/** Rejects where the module is not that of this core. */
export async function createScanCore(module: WebAssembly.Module): Promise<ScanCore> {
  const core = await plainExports<Exports>(module);
  const flatCell = core.flatCell();
  /** A copy, which outlives the next picture. */
  const flat = () => new Uint8Array(core.memory.buffer, core.flat(), (9 * flatCell) ** 2).slice();
  const numbers = (isWhole: boolean): Next => {
    const out = core.answer(isWhole ? 1 : 0);
    const [start, length] = new Uint32Array(core.memory.buffer, out, 2);
    return nextOf(new Float64Array(core.memory.buffer, start, length));
  };
  return {
    begin({ data, width, height }, grid) {
      if (data.length !== 4 * width * height) {
        throw new Refused('the pixels are not as many as the picture has');
      }
      const room = core.pixels(width, height);
      if (room === 0) throw new Refused('no picture has this size');
      new Uint8Array(core.memory.buffer, room, data.length).set(data);
      core.start(grid);
    },
    run() {
      const step = steps[core.run()];
      if (step === undefined) throw new Error('the core told of an unknown step');
      return step;
    },
    outline: () => outlineIn(numbers(false)),
    answer: () => answerIn(numbers(true), flatCell, flat),
    end() {
      core.free();
    },
  };
}

/** The numbers that the core has written one after another. */
type Next = () => number;

function nextOf(numbers: Float64Array): Next {
  let at = 0;
  return () => {
    const number = numbers[at++];
    if (number === undefined) throw new Error('the core broke off in a picture');
    return number;
  };
}

const cornersIn = (next: Next): Outline =>
  [0, 1, 2, 3].map((): Corner => ({ x: next(), y: next() }));

function outlineIn(next: Next): Outline | null {
  const trouble = next();
  next();
  return trouble === 0 ? cornersIn(next) : null;
}

function answerIn(next: Next, flatCell: number, flat: () => Uint8Array): ScanAnswer {
  const trouble = next();
  const size = next();
  if (trouble !== 0) return { kind: 'trouble', trouble: troubleOf(trouble, size, next) };
  const corners = cornersIn(next);
  const grids = next();
  const chosen = next();
  const unique = next() === 1;
  const changed = next() === 1;
  const read = cells.map(() => ({
    given: next(),
    doubtful: next() === 1,
    kind: kindOf(next()),
    notes: next(),
    digit: next(),
    confidence: next(),
    runnerUp: next(),
  }));
  const grid = trusted(read.map(({ given }) => (given === 0 ? '.' : String(given))).join(''));
  const own = read.map(({ digit, confidence, runnerUp, doubtful, kind, notes }) => ({
    digit,
    confidence,
    runnerUp,
    doubtful,
    kind,
    notes,
  }));
  return {
    kind: 'scan',
    scan: { grid, unique, changed, grids, chosen, corners, cells: own, flat: flat(), flatCell },
  };
}

function kindOf(number: number): DigitKind {
  const kind = kinds[number];
  if (kind === undefined) throw new Error(`the core told of kind ${String(number)} of a digit`);
  return kind;
}

function troubleOf(number: number, size: number, next: Next): ScanTrouble {
  const kind = troubles[number - 1];
  if (kind === undefined) throw new Error(`the core told of trouble ${String(number)}`);
  if (kind === 'other-size') return { kind, size };
  return kind === 'diagonal' || kind === 'jigsaw' ? { kind, text: textOf(kind, next) } : { kind };
}

/** With the usual boxes where the core tells of no regions. */
function textOf(kind: 'diagonal' | 'jigsaw', next: Next): string {
  const digits = cells.map(() => next());
  const regions = cells.map((cell) => (kind === 'jigsaw' ? next() : boxOf(cell)));
  const all = digits.map((value, cell) => ({
    region: regions[cell],
    ...(value === 0 ? {} : { value, given: true }),
  }));
  return JSON.stringify({
    size: 9,
    grid: cells.filter((cell) => cell % 9 === 0).map((cell) => all.slice(cell, cell + 9)),
    ...(kind === 'diagonal' ? { 'diagonal+': true, 'diagonal-': true } : {}),
  });
}
