// Watch mode: playing, going to kinds of steps, the timeline, the board, words, source, stack and tree.
import { keptIn } from './support/kept';
import { antiBruteForce, inkala, inkalaSolved } from './support/puzzles';
import { expect, test } from './support/test';
import {
  expectAt,
  expectExplored,
  onElement,
  openWatch,
  positionOf,
  timeline,
  watchedBoard,
} from './support/watching';
import { focusOn } from './support/sudoku';

const wholeSteps = 99_056; // steps of the row-major strategies on this puzzle
const greedyGrid =
  '.345678.9....2.537.78..34624627593.17...81..48.963..75...8..723..734.9.83..972146';

test('plays, pauses and plays on, and describes each step', async ({ page }) => {
  await openWatch(page, { puzzle: inkala });
  await expect(page.getByText('60 blanks to fill, first r1c2.')).toBeVisible();
  await page.getByRole('button', { name: 'Play' }).click();
  await expect.poll(() => positionOf(page)).toBeGreaterThan(3);
  await page.getByRole('button', { name: 'Pause' }).click();
  const paused = await positionOf(page);
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
  await expectAt(page, paused);
  await page.getByRole('button', { name: 'To the solution' }).click();
  await expectAt(page, wholeSteps);
  await expect(page.getByText(/The board is full: a solution\.$/)).toBeVisible();
  expect(await watchedBoard(page)).toBe(inkalaSolved);
});

test('keys move it, with the focus on nothing too', async ({ page }) => {
  await openWatch(page, { puzzle: inkala, at: 5000 });
  await expectExplored(page, wholeSteps);
  const presses: [key: string, position: number][] = [
    ['ArrowRight', 5001],
    ['.', 5002],
    ['ArrowLeft', 5001],
    [',', 5000],
    [']', 5003],
    ['[', 4999],
    ['Home', 0],
    ['End', wholeSteps],
  ];
  const replayed: number[] = [];
  for (const [key] of presses) {
    const before = await positionOf(page);
    await page.keyboard.press(key);
    await expect.poll(() => positionOf(page), { message: key }).not.toBe(before);
    replayed.push(await positionOf(page));
  }
  expect(replayed.slice(0, 5)).toEqual(presses.slice(0, 5).map(([, position]) => position));
  expect(replayed[5]).toBeLessThan(5003);
  expect(replayed.slice(6)).toEqual([0, wholeSteps]);
  await page.keyboard.press('Home');
  await expectAt(page, 0);
  await page.keyboard.press(' ');
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  await page.keyboard.press(' ');
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
});

test('the help sheet lists the keys and closes by Escape', async ({ page }) => {
  await openWatch(page, { puzzle: inkala });
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: 'Keys in watch mode' });
  await expect(sheet).toBeVisible();
  await expect(sheet.getByRole('term')).toHaveCount(22);
  await expect(sheet.getByText('Next dead end')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
});

test('the timeline seeks where it is clicked, zooms, and speaks its value', async ({ page }) => {
  await openWatch(page, { puzzle: inkala });
  await expectExplored(page, wholeSteps);
  const box = await timeline(page).boundingBox();
  if (!box) throw new Error('the timeline is not seen');
  await timeline(page).click({ position: { x: box.width / 2, y: box.height / 2 } });
  await expect.poll(() => positionOf(page)).toBeGreaterThan(wholeSteps * 0.48);
  expect(await positionOf(page)).toBeLessThan(wholeSteps * 0.52);
  await expect(timeline(page)).toHaveAttribute(
    'aria-valuetext',
    /^step 49,\d{3} of 99,056, depth \d+$/,
  );

  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect(page.getByText(/^Steps [\d,]+ to [\d,]+$/)).toBeVisible();
  const before = await positionOf(page);
  await focusOn(timeline(page));
  await page.keyboard.press('PageUp');
  await expect.poll(() => positionOf(page)).toBeGreaterThan(before);
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(page.getByText(/^Steps [\d,]+ to/)).toHaveCount(0);
});

test('the timeline is dragged, and the board follows', async ({ page }) => {
  await openWatch(page, { puzzle: antiBruteForce });
  await onElement(page, (sudoku) => sudoku.seek(3e6));
  await onElement(page, (sudoku) => sudoku.seek(0));
  const box = await timeline(page).boundingBox();
  if (!box) throw new Error('the timeline is not seen');
  const middle = box.y + box.height / 2;
  await page.mouse.move(box.x + 8, middle);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width - 20, middle, { steps: 20 });
  await page.mouse.move(box.x + box.width * 0.7, middle, { steps: 20 });
  await page.mouse.up();
  await expect.poll(() => positionOf(page)).toBeGreaterThan(1e6);
});

test('a section between two marks is looped until the marks are taken away', async ({ page }) => {
  await openWatch(page, { puzzle: inkala, at: 100 });
  await page.getByRole('button', { name: 'From here' }).click();
  await onElement(page, (sudoku) => sudoku.seek(120));
  await expectAt(page, 120);
  await page.getByRole('button', { name: 'To here' }).click();
  await page.getByRole('button', { name: 'Loop the section' }).click();
  const positions = await onElement(page, async (sudoku) => {
    sudoku.speed = 200;
    const seen: number[] = [];
    const looped = new Promise<void>((resolve) => {
      sudoku.addEventListener('retrace-step', ({ detail }) => {
        seen.push(detail.position);
        if (seen.filter((position) => position === 100).length === 2) resolve();
      });
    });
    await sudoku.play();
    await looped;
    await sudoku.pause();
    return seen;
  });
  expect(Math.min(...positions)).toBe(100);
  expect(Math.max(...positions)).toBe(120);
  await page.getByRole('button', { name: 'Clear the marks' }).click();
  await expect(page.getByRole('button', { name: 'From here' })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
});

test('the speed goes from a step a second to max on one slider', async ({ page }) => {
  await openWatch(page, { puzzle: inkala });
  const speed = page.getByRole('slider', { name: 'Speed' });
  await focusOn(speed);
  await page.keyboard.press('Home');
  await expect(speed).toHaveAttribute('aria-valuetext', '1 step a second');
  await page.keyboard.press('End');
  await expect(speed).toHaveAttribute('aria-valuetext', 'as fast as possible');
  await page.getByRole('button', { name: 'Play' }).click();
  await expectAt(page, wholeSteps);
});

test('the speed chosen is there again when the page is opened again', async ({ page }) => {
  await openWatch(page, { puzzle: inkala });
  const speed = page.getByRole('slider', { name: 'Speed' });
  await focusOn(speed);
  await page.keyboard.press('End');
  await expect.poll(() => keptIn(page)).toContain('"speed":"max"');
  await page.reload();
  await expect(speed).toHaveAttribute('aria-valuetext', 'as fast as possible');
});

test('the board shows the refusal, its peer and house, and a dead end', async ({ page }) => {
  await openWatch(page, { puzzle: inkala, at: 2 });
  await expect(
    page.getByText('r1c3: 1 does not fit, row 1 already has it at r1c2; 2 placed.'),
  ).toBeVisible();
  await expect(
    page.getByRole('gridcell', { name: 'row 1, column 2, placed 1' }),
  ).toHaveAccessibleName('row 1, column 2, placed 1, forbids 1');
  await expect(page.getByRole('gridcell', { name: /current cell/ })).toHaveAccessibleName(
    /^row 1, column 4, blank, current cell, candidates [\d ]+$/,
  );
  await page.getByRole('button', { name: 'Next dead end' }).click();
  const deadEnd = page.getByRole('gridcell', { name: /dead end/ });
  await expect(deadEnd).toHaveCount(1);
  await expect(page.getByText(/^Dead end at r\dc\d, no digit fits\. Back to r\dc\d/)).toBeVisible();
  await expect(page.getByRole('gridcell', { name: /forbids/ })).not.toHaveCount(0);
});

test('greedy is shown stuck where it stops', async ({ page }) => {
  await openWatch(page, { puzzle: greedyGrid, strategy: 'greedy', at: 1 });
  await expect(
    page.getByText('Stuck at r1c8, no digit fits. This strategy takes nothing back.'),
  ).toBeVisible();
  await expect(page.getByRole('gridcell', { name: /dead end/ })).toHaveAccessibleName(
    /^row 1, column 8/,
  );
  await expect(page.getByRole('button', { name: 'One step on' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

test('the real source is the compiled file with the line at work, the stack beside it', async ({
  page,
}) => {
  await openWatch(page, { puzzle: inkala, at: 5000 });
  await page.getByRole('tab', { name: 'The real source' }).click();
  const line = page.locator('.code [aria-current="step"]');
  await expect(line).toContainText('board_.put(cell, digit);');
  await page.getByRole('button', { name: 'Next dead end' }).click();
  await expect(line).toContainText('return false;');
  await page.getByRole('combobox', { name: 'File' }).selectOption('search.hpp');
  await expect(page.getByRole('region', { name: 'search.hpp' })).toContainText('class Search');
  await page.getByRole('combobox', { name: 'File' }).selectOption('');

  const rows = page.getByRole('table', { name: 'Stack' }).getByRole('row');
  await expect(rows).toHaveCount(27); // a heading, 25 placed cells and the cell at work
  await expect(rows.nth(1)).toHaveText(/26\s*r4c7\s*tried 1, current, left 8/);
});

test('the tree shows the cost of each sibling, and hides levels until asked', async ({ page }) => {
  await openWatch(page, { puzzle: inkala, at: 50_110 });
  await page.getByRole('tab', { name: 'Tree' }).click();
  const tree = page.getByRole('region', { name: 'Tree' });
  await expect(tree.getByText('4,580 steps, failed')).toBeVisible();
  await expect(tree.getByText(/levels not shown/)).not.toHaveCount(0);
  const goals = tree.locator('.goal');
  const folded = await goals.count();
  await page.getByRole('button', { name: 'Show every level' }).click();
  await expect(goals).toHaveCount(31);
  expect(folded).toBeLessThan(31);
});

test('the log lists the last steps, and a screen reader reads them only on request', async ({
  page,
}) => {
  await openWatch(page, { puzzle: inkala, at: 5000 });
  await page.getByRole('tab', { name: 'Log' }).click();
  await expect(page.getByRole('list', { name: 'Last steps' }).getByRole('listitem')).toHaveCount(
    32,
  );
  const status = page.getByRole('status').filter({ hasText: 'placed' });
  await expect(status).toHaveCount(0);
  await page.getByLabel('Read steps aloud').check();
  await expect(status).toHaveText(/^r4c4: .* 9 placed\.$/);
});

test('a strategy without steps is watched as the usual one', async ({ page }) => {
  await openWatch(page, { puzzle: inkala, strategy: 'fast' });
  await expect(page.getByLabel('Strategy')).toHaveValue('used-flags');
  await expect(page.getByRole('option', { name: 'fast' })).toHaveCount(0);
});

test('the address carries the step, and a link brings it back', async ({ page }) => {
  await openWatch(page, { puzzle: inkala, strategy: 'propagation', at: 20 });
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/&s=propagation&m=watch&at=21$/);
  await page.reload();
  await expectAt(page, 21);
});

test('the page names a contradiction instead of searching', async ({ page }) => {
  await page.goto(`/#p=${'11'.padEnd(81, '.')}&s=used-flags&m=watch`);
  await expect(page.getByText('The givens contradict each other')).toBeVisible();
});
