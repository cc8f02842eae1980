// The built module reads pictures, asked as the worker asks it.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Pixels, Scan, ScanAnswer } from '../../../web/core/scan/photo-result';
import { createScanCore } from '../../../web/worker/scan/core';
import { scanTasks } from '../../../web/worker/scan/scan-tasks';
import { drawnGrid, quarterTurned } from '../../support/drawn-grid';

const path = new URL('../../../build/wasm/retrace-scan.wasm', import.meta.url);
const core = await createScanCore(await WebAssembly.compile(readFileSync(path)));
const teller = { progress: () => undefined, alive: () => undefined, fail: () => undefined };

async function answered(picture: Pixels): Promise<ScanAnswer> {
  const task = await scanTasks.scan(core, { picture }, teller);
  if (!('run' in task)) throw new Error('reading a picture is no session');
  while (!task.run(1));
  return task.answer();
}

async function scanned(picture: Pixels): Promise<Scan> {
  const answer = await answered(picture);
  if (answer.kind === 'trouble') throw new Error(answer.trouble.kind);
  return answer.scan;
}

const puzzle =
  '1..2..4..' +
  '.7..4..1.' +
  '..2..7..4' +
  '2..1..7..' +
  '.4..7..2.' +
  '..1..4...' +
  '4..7..1..' +
  '.2.....7.' +
  '..7..2...';

describe('a picture of a grid', () => {
  it('is read digit by digit', async () => {
    const { grid, cells } = await scanned(drawnGrid(puzzle));
    expect(grid).toBe(puzzle);
    expect(cells[0]).toMatchObject({ digit: 1 });
    expect(cells[0]?.confidence).toBeGreaterThan(0.5);
    expect(cells[0]?.runnerUp).not.toBe(1);
  });

  it('has many solutions where its digits leave many', async () => {
    expect((await scanned(drawnGrid(puzzle))).unique).toBe(false);
  });

  it('is found by its corners, clockwise from the top left', async () => {
    const { corners } = await scanned(drawnGrid(puzzle));
    const [near, far] = [30 / 420, 390 / 420];
    const expected = [near, near, far, near, far, far, near, far];
    const places = corners.flatMap(({ x, y }) => [x, y]);
    places.forEach((place, index) => {
      expect(Math.abs(place - (expected[index] ?? NaN))).toBeLessThan(0.01);
    });
  });

  it('is read upright when it lies on its side, and its corners are named from the board', async () => {
    const { grid, corners } = await scanned(quarterTurned(drawnGrid(puzzle)));
    expect(grid).toBe(puzzle);
    // The board's top left corner is at the picture's top right.
    expect(corners[0]?.x).toBeGreaterThan(0.9);
    expect(corners[0]?.y).toBeLessThan(0.1);
  });

  it.each([0, 1, 2, 3])('lies flat and upright after %i turns', async (turns) => {
    let picture = drawnGrid(puzzle);
    for (let i = 0; i < turns; i++) picture = quarterTurned(picture);
    const { flat, flatCell } = await scanned(picture);
    const inkIn = (cell: number): number => {
      const [row, column] = [Math.floor(cell / 9), cell % 9];
      let dark = 0;
      for (let y = 8; y < flatCell - 8; y++) {
        for (let x = 8; x < flatCell - 8; x++) {
          const at = (row * flatCell + y) * 9 * flatCell + column * flatCell + x;
          if ((flat[at] ?? 255) < 128) dark++;
        }
      }
      return dark;
    };
    const seen = Array.from(puzzle, (_, cell) => inkIn(cell) > 20);
    expect(seen).toEqual(Array.from(puzzle, (digit) => digit !== '.'));
  });
});

describe('a look at what a camera shows', () => {
  const outlineOf = async (picture: Pixels) => {
    const task = await scanTasks.find(core, { picture }, teller);
    if (!('run' in task)) throw new Error('looking is no session');
    while (!task.run(1));
    const outline = task.answer();
    task.free();
    return outline;
  };

  it('finds the corners that a reading has', async () => {
    const { corners } = await scanned(drawnGrid(puzzle));
    expect(await outlineOf(drawnGrid(puzzle))).toEqual(corners);
  });

  it('finds nothing where there is no grid', async () => {
    const data = new Uint8ClampedArray(4 * 400 * 300).fill(255).fill(30, 0, 2 * 400 * 300);
    expect(await outlineOf({ data, width: 400, height: 300 })).toBeNull();
  });
});

describe('a reading', () => {
  it('runs in pieces, so that a cancel arrives, and the next one starts anew', async () => {
    const task = await scanTasks.scan(core, { picture: drawnGrid(puzzle) }, teller);
    if (!('run' in task)) throw new Error('reading a picture is no session');
    let pieces = 1;
    while (!task.run(1)) pieces++;
    expect(pieces).toBeGreaterThanOrEqual(5);
    const givenUp = await scanTasks.scan(core, { picture: drawnGrid('') }, teller);
    if (!('run' in givenUp)) throw new Error('reading a picture is no session');
    givenUp.run(1);
    givenUp.run(1);
    givenUp.free();
    expect((await scanned(drawnGrid(puzzle))).grid).toBe(puzzle);
  });
});

describe('any other picture', () => {
  const plain = (width: number, height: number): Pixels => ({
    data: new Uint8ClampedArray(4 * width * height).fill(255),
    width,
    height,
  });

  const halfDark = plain(400, 300);
  halfDark.data.fill(30, 0, halfDark.data.length / 2);

  it.each([
    ['of another size is told by its size', drawnGrid('', 16), { kind: 'other-size', size: 16 }],
    ['without digits is no puzzle', drawnGrid(''), { kind: 'no-digits' }],
    ['of one shade has no contrast', plain(400, 300), { kind: 'no-contrast' }],
    ['without lines has no grid', halfDark, { kind: 'no-grid' }],
  ])('%s', async (_, picture, trouble) => {
    expect(await answered(picture)).toEqual({ kind: 'trouble', trouble });
  });

  it('leaves nothing behind for the next one', async () => {
    await answered(plain(400, 300));
    expect((await scanned(drawnGrid(puzzle))).grid).toBe(puzzle);
  });

  it('with fewer pixels than its size has is refused', async () => {
    await expect(answered({ ...plain(4, 4), height: 5 })).rejects.toThrow('not as many');
  });
});
