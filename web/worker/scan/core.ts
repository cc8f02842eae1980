// The core that reads photos: what cpp/wasm/scan/scan_binding.cpp exports, given its types.
import { cells } from '../../core/cell';
import type { Corner, Pixels, ScanAnswer, ScanTrouble } from '../../core/scan/scan';
import { trusted } from '../from-core';
import { plainExports, type Address } from '../plain-objects';
import { Refused } from '../task';

interface Exports {
  pixels(width: number, height: number): Address;
  scan(): Address;
  flat(): Address;
  flatCell(): number;
}

export interface ScanCore {
  /** Takes about a tenth of a second. */
  scan(pixels: Pixels): ScanAnswer;
}

/** In the order of `Trouble` in cpp/scan/scan.hpp, from 1. */
const troubles = ['no-contrast', 'no-grid', 'other-size', 'no-digits'] as const;

/** Rejects where the module is another one. */
export async function createScanCore(module: WebAssembly.Module): Promise<ScanCore> {
  const core = await plainExports<Exports>(module);
  const flatCell = core.flatCell();
  /** A copy, which outlives the next picture. */
  const flat = () => new Uint8Array(core.memory.buffer, core.flat(), (9 * flatCell) ** 2).slice();
  return {
    scan({ data, width, height }) {
      if (data.length !== 4 * width * height) {
        throw new Refused('the pixels are not as many as the picture has');
      }
      const room = core.pixels(width, height);
      if (room === 0) throw new Refused('no picture has this size');
      new Uint8Array(core.memory.buffer, room, data.length).set(data);
      const out = core.scan();
      const [start, length] = new Uint32Array(core.memory.buffer, out, 2);
      return answerIn(new Float64Array(core.memory.buffer, start, length), flatCell, flat);
    },
  };
}

function answerIn(numbers: Float64Array, flatCell: number, flat: () => Uint8Array): ScanAnswer {
  let at = 0;
  const next = (): number => {
    const number = numbers[at++];
    if (number === undefined) throw new Error('the core broke off in a picture');
    return number;
  };
  const trouble = next();
  const size = next();
  if (trouble !== 0) return { kind: 'trouble', trouble: troubleOf(trouble, size) };
  const unique = next() === 1;
  const changed = next() === 1;
  const corners = [0, 1, 2, 3].map((): Corner => ({ x: next(), y: next() }));
  // As they are written, so they are read.
  const read = cells.map(() => ({
    given: next(),
    doubtful: next() === 1,
    digit: next(),
    confidence: next(),
    runnerUp: next(),
  }));
  const grid = trusted(read.map(({ given }) => (given === 0 ? '.' : String(given))).join(''));
  const own = read.map(({ digit, confidence, runnerUp, doubtful }) => ({
    digit,
    confidence,
    runnerUp,
    doubtful,
  }));
  return {
    kind: 'scan',
    scan: { grid, unique, changed, corners, cells: own, flat: flat(), flatCell },
  };
}

function troubleOf(number: number, size: number): ScanTrouble {
  const kind = troubles[number - 1];
  if (kind === undefined) throw new Error(`the core told of trouble ${String(number)}`);
  return kind === 'other-size' ? { kind, size } : { kind };
}
