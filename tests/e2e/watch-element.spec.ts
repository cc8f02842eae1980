// <retrace-sudoku> in watch mode as an embedding page uses it: attributes, methods, events.
import { inkala } from './support/puzzles';
import { open } from './support/sudoku';
import { expect, test } from './support/test';
import { expectAt, onElement, watchedBoard } from './support/watching';

test.beforeEach(async ({ page }) => {
  await open(page, inkala);
});

test('play, pause, step and seek open watch mode and move it', async ({ page }) => {
  const seen = await onElement(page, async (sudoku) => {
    const positions: number[] = [];
    sudoku.addEventListener('retrace-step', ({ detail }) => positions.push(detail.position));
    await sudoku.seek(500);
    await sudoku.step(3);
    await sudoku.step(-1);
    const stepped = positions.at(-1);
    sudoku.speed = 100;
    await sudoku.play();
    while ((positions.at(-1) ?? 0) < 510) await new Promise(requestAnimationFrame);
    await sudoku.pause();
    const paused = positions.at(-1);
    for (let frame = 0; frame < 10; frame++) await new Promise(requestAnimationFrame);
    return { mode: sudoku.mode, stepped, paused, after: positions.at(-1) };
  });
  expect(seen).toMatchObject({ mode: 'watch', stepped: 502 });
  expect(seen.after).toBe(seen.paused);
});

test('an event has every shown step with the board and the counters', async ({ page }) => {
  const detail = await onElement(page, async (sudoku) => {
    const told = new Promise<unknown>((resolve) => {
      document.body.addEventListener('retrace-step', ({ detail: seen }) => {
        if (seen.position === 2) resolve(seen);
      });
    });
    await sudoku.seek(2);
    return told;
  });
  expect(detail).toMatchObject({
    position: 2,
    status: 'searching',
    playing: false,
    value: `812${inkala.slice(3)}`,
    step: { kind: 'placement', cell: 2, digit: 2, depth: 2 },
    counters: { steps: 2, placements: 2, backtracks: 0, depth: 2 },
  });
});

test('attributes set its step, its section, its speed and its controls', async ({ page }) => {
  await onElement(page, (sudoku) => {
    for (const [name, value] of [
      ['mode', 'watch'],
      ['at', '40'],
      ['from', '40'],
      ['to', '60'],
      ['speed', 'max'],
      ['loop', ''],
    ] as const) {
      sudoku.setAttribute(name, value);
    }
  });
  await expectAt(page, 40);
  await expect(page.getByRole('slider', { name: 'Speed' })).toHaveAttribute(
    'aria-valuetext',
    'as fast as possible',
  );
  for (const name of ['From here', 'To here', 'Loop the section']) {
    await expect(page.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true');
  }
  await onElement(page, (sudoku) => {
    sudoku.removeAttribute('loop');
  });
  await page.getByRole('button', { name: 'Play' }).click();
  await expectAt(page, 60);
  await onElement(page, (sudoku) => {
    sudoku.setAttribute('at', '7');
  });
  await expectAt(page, 7);
});

test('with few controls it keeps board, timeline and playing, with none the board', async ({
  page,
}) => {
  await onElement(page, async (sudoku) => {
    sudoku.controls = 'minimal';
    await sudoku.seek(12);
  });
  await expectAt(page, 12);
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next backtrack' })).toHaveCount(0);
  await expect(page.getByLabel('Strategy')).toHaveCount(0);
  await expect(page.getByRole('tab')).toHaveCount(0);
  await onElement(page, (sudoku) => (sudoku.controls = 'none'));
  await expect(page.getByRole('slider')).toHaveCount(0);
  const before = await watchedBoard(page);
  await onElement(page, (sudoku) => sudoku.step(1));
  await expect.poll(() => watchedBoard(page)).not.toBe(before);
});

test('a new puzzle is watched from its start', async ({ page }) => {
  await onElement(page, (sudoku) => sudoku.seek(100));
  await expectAt(page, 100);
  await onElement(page, (sudoku) => (sudoku.puzzle = `.${'.'.repeat(80)}`));
  await expectAt(page, 0);
  await expect(page.getByText('81 blanks to fill, first r1c1.')).toBeVisible();
});

test('removal ends the watched search, a move within the page keeps it', async ({ page }) => {
  const workers = () => page.workers().length;
  await onElement(page, (sudoku) => sudoku.seek(100));
  await onElement(page, async (sudoku) => {
    document.body.append(sudoku);
    await sudoku.updateComplete;
  });
  await expectAt(page, 100);
  expect(workers()).toBe(1);
  await onElement(page, (sudoku) => {
    sudoku.remove();
  });
  await expect.poll(workers).toBe(0);
});
