// Watch mode shows the same state at a step as a plain run of the core, even after 10^8 steps.
import { randomNumbers } from '../support/random';
import { antiBruteForce, antiBruteForceSolved, inkala } from './support/puzzles';
import { Replay } from './support/replay';
import { expect, test } from './support/test';
import {
  expectAt,
  expectExplored,
  figureOf,
  onElement,
  openWatch,
  positionOf,
  watchedBoard,
} from './support/watching';
import { megabytes, WorkerMemory } from './support/worker-memory';

const wholeSteps = 138_350_568;

test('stepping back from a step gives exactly the state before it, up to 10^8 @whole', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const steps = [...randomNumbers(9, 1e8, 20_580), 100_000_000].sort((a, b) => a - b);
  const replay = await Replay.of(antiBruteForce, 'used-flags');
  await openWatch(page, { puzzle: antiBruteForce });
  for (const step of steps) {
    await onElement(page, (sudoku, at) => sudoku.seek(at), step);
    await expectAt(page, step);
    await page.getByRole('button', { name: 'One step back' }).click();
    await expectAt(page, step - 1);

    replay.to(step - 1);
    expect(await watchedBoard(page)).toBe(replay.grid);
    const { placements, backtracks, deadEnds, legalityChecks, calls, depth } = replay.counters;
    expect({
      placements: await figureOf(page, 'Placements'),
      backtracks: await figureOf(page, 'Backtracks'),
      deadEnds: await figureOf(page, 'Dead ends'),
      legalityChecks: await figureOf(page, 'Checks'),
      calls: await figureOf(page, 'Calls'),
      depth: await figureOf(page, 'Depth'),
    }).toEqual({ placements, backtracks, deadEnds, legalityChecks, calls, depth });
  }
  console.log(`stepped back from ${steps.map((step) => step.toLocaleString('en')).join(', ')}`);
});

test('any of 138 million steps is on the board when it is sought, in a worker under 64 MB', async ({
  page,
  browserName,
}) => {
  test.setTimeout(180_000);
  const memory = browserName === 'chromium' ? await WorkerMemory.attach(page) : undefined;
  await openWatch(page, { puzzle: antiBruteForce });
  await expectExplored(page, wholeSteps);
  await onElement(
    page,
    async (sudoku, positions) => {
      const shown = () =>
        sudoku.shadowRoot
          ?.querySelector('retrace-watch-view')
          ?.shadowRoot?.querySelector('[role="slider"]')?.ariaValueNow;
      for (const position of positions) {
        await sudoku.seek(position);
        await new Promise(requestAnimationFrame);
        if (shown() !== String(position)) throw new Error(`the board is not at ${position}`);
      }
    },
    randomNumbers(20, wholeSteps, 138),
  );
  const bytes = await memory?.bytes();
  if (bytes !== undefined) {
    console.log(`worker: heap ${megabytes(bytes.heap)}, WebAssembly ${megabytes(bytes.wasm)}`);
    expect(bytes.wasm, 'WebAssembly holds thousands of checkpoints').toBeGreaterThan(4 * 2 ** 20);
    expect(bytes.heap + bytes.wasm).toBeLessThan(64 * 2 ** 20);
  }

  await page.getByRole('button', { name: 'To the solution' }).click();
  await expectAt(page, wholeSteps);
  expect(await watchedBoard(page)).toBe(antiBruteForceSolved);
});

for (const strategy of ['used-flags', 'fewest-candidates'] as const) {
  test(`next dead end and next change of a cell agree with a plain run of ${strategy}`, async ({
    page,
  }) => {
    const from = 1234;
    await openWatch(page, { puzzle: inkala, strategy, at: from });
    const deadEnds = await Replay.of(inkala, strategy);
    deadEnds.to(from);
    const found: number[] = [];
    for (let times = 0; times < 5; times++) {
      const expected = deadEnds.until((before, after) => after.deadEnds > before.deadEnds) ?? 0;
      await page.getByRole('button', { name: 'Next dead end' }).click();
      await expectAt(page, expected);
      expect(await watchedBoard(page)).toBe(deadEnds.grid);
      found.push(expected);
    }
    for (const expected of found.slice(0, -1).reverse()) {
      await page.getByRole('button', { name: 'Previous dead end' }).click();
      await expectAt(page, expected);
    }

    const cell = 13; // r2c5
    await page.getByRole('gridcell').nth(cell).click();
    const changes = await Replay.of(inkala, strategy);
    changes.to(await positionOf(page));
    for (let times = 0; times < 5; times++) {
      const expected = changes.until(({ grid }, after) => grid[cell] !== after.grid[cell]) ?? 0;
      await page.getByRole('button', { name: 'Run until the chosen cell changes' }).click();
      await expectAt(page, expected);
      expect(await watchedBoard(page)).toBe(changes.grid);
    }

    const backtracks = await Replay.of(inkala, strategy);
    backtracks.to(await positionOf(page));
    const expected = backtracks.until(
      (before, after) => after.backtracks > before.backtracks && after.deadEnds === before.deadEnds,
    );
    await page.getByRole('button', { name: 'Next backtrack' }).click();
    await expectAt(page, expected ?? 0);
  });
}
