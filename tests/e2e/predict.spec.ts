// Stops at questions before a step, in films of this project's programs and in recorded ones.
import { inkala } from './support/puzzles';
import { downloadedBy } from './support/download';
import { expect, test } from './support/test';
import { button, drop, fillNumber, focusOn } from './support/sudoku';
import { expectAt, expectExplored, openWatch, timeline } from './support/watching';

/** A recording with two levels, the second of which tries two digits. */
const recorded = [
  'retrace-trace 1',
  `puzzle ${inkala}`,
  'placement r1c2 1 line 7',
  'placement r1c3 2 line 7',
  'backtrack r1c3 2 line 9',
  'placement r1c3 4 line 7',
  'end',
].join('\n');

test('a step is asked for before it is taken, answered on the board, and the answers are saved', async ({
  page,
}) => {
  await openWatch(page, { puzzle: inkala });
  await page.getByRole('tab', { name: 'Predict' }).click();
  await page.getByLabel('Ask before each step').check();
  await page.getByLabel('Question').selectOption('Which cell');
  const cell = (name: RegExp) => page.getByRole('gridcell', { name });
  await expect(cell(/current cell/)).toHaveCount(1);

  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('Which cell does the next step change?')).toBeVisible();
  await expect(cell(/current cell|candidates/)).toHaveCount(0); // these marks would give the cell away
  await expectAt(page, 0);
  await cell(/row 1, column 3,/).click();
  await expect(page.getByText('Not r1c3 but r1c2. r1c2: 1 placed.')).toBeVisible();
  await expectAt(page, 1);

  await page.getByLabel('Question').selectOption('Which digit');
  await page.getByRole('button', { name: 'One step on' }).click();
  await page.getByRole('region', { name: 'Predict' }).getByRole('button', { name: '2' }).click();
  await expect(
    page.getByText('Right. r1c3: 1 does not fit, row 1 already has it at r1c2; 2 placed.'),
  ).toBeVisible();
  await expect(page.getByText('1 of 2 right')).toBeVisible();

  const text = (await downloadedBy(page.getByRole('button', { name: 'Save as text' }))).toString();
  expect(text).toContain(`Puzzle: ${inkala}`);
  expect(text).toContain('Step 1. Which cell: r1c3 (was r1c2)');
  expect(text).toContain('Step 2. Which digit: 2 (right)');
  await page.reload();
  await page.getByRole('tab', { name: 'Predict' }).click();
  await page.getByLabel('Ask before each step').check();
  await expect(page.getByText('1 of 2 right')).toBeVisible();
});

test('a recorded film asks for its lines, and stops at one on and back', async ({ page }) => {
  await openWatch(page, { puzzle: inkala });
  await drop(page, page.getByRole('grid'), { name: 'mine.trace', content: recorded });
  await expectExplored(page, 4);
  await page.getByRole('tab', { name: 'Stops' }).click();
  await page.getByLabel('Stop', { exact: true }).selectOption('at a line');
  await fillNumber(page.getByLabel('Line', { exact: true }), '9');
  await page.getByRole('button', { name: 'On to it' }).click();
  await expectAt(page, 3);
  await page.getByRole('button', { name: 'On to it' }).click();
  await expect(page.getByText('There is no next step of line 9.').first()).toBeVisible();
  await fillNumber(page.getByLabel('Line', { exact: true }), '7');
  await page.getByRole('button', { name: 'Back to it' }).click();
  await expectAt(page, 2);

  await page.getByRole('tab', { name: 'Predict' }).click();
  await page.getByLabel('Ask before each step').check();
  await page.getByLabel('Question').selectOption('Which line');
  await page.keyboard.press('ArrowRight');
  await page.getByRole('button', { name: 'Line 7' }).click();
  await expect(page.getByText('Not line 7 but line 9.')).toBeVisible();
});

test('while a question waits the timeline and the calls of the program do not tell its answer', async ({
  page,
}) => {
  await openWatch(page, { puzzle: inkala });
  const calls = page.getByText(/calls? open/);
  await page.getByRole('tab', { name: 'Predict' }).click();
  await page.getByLabel('Ask before each step').check();
  await page.getByLabel('Question').selectOption('Deeper or back');
  await page.getByRole('tab', { name: 'Source' }).click();
  await expect(calls).toHaveCount(1);
  await button(page, 'One step on').click();
  const covered = page.getByText('Covered until the question is answered');
  await expect(covered).toBeVisible();
  await expect(page.locator('.film canvas')).toBeHidden();
  await expect(page.getByText(/^of [\d,]+/)).toHaveCount(0);
  await expect(timeline(page)).toHaveAttribute('aria-valuemax', '0');
  await expect(calls).toHaveCount(0);
  await timeline(page).press('ArrowRight');
  await expectAt(page, 0);
  await button(page, 'Deeper').click();
  await expectAt(page, 1);
  await expect(covered).toHaveCount(0);
  await expect(page.locator('.film canvas')).toBeVisible();
  await expect(calls).toHaveCount(1);
});

test('questions about the next steps are printed, with their answers', async ({ page }) => {
  await page.addInitScript(() => {
    globalThis.print = () => undefined; // the dialog of the browser
  });
  await openWatch(page, { puzzle: inkala, at: 4 });
  await page.getByRole('tab', { name: 'Predict' }).click();
  await button(page, 'Print an exercise sheet').click();
  const sheet = page.getByRole('group', { name: 'Exercise sheet', includeHidden: true }); // hidden on screen
  await expect(sheet.locator('.sheet-page')).toHaveCount(3); // twelve questions on two, answers on one
  await expect(sheet).toContainText('Predict the next step: used-flags');
  await expect(sheet).toContainText('1. Which cell does the next step change?');
  await expect(sheet).toContainText('Answers: used-flags');
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(sheet).toHaveCount(0);
  await expectAt(page, 4);
  await page.getByLabel('With answers at the end').uncheck();
  await button(page, 'Print an exercise sheet').click();
  await expect(sheet.locator('.sheet-page')).toHaveCount(2);
});

test('a lesson covers its film while its question waits, and its steps rest', async ({ page }) => {
  await page.goto('/#m=learn&l=sample-2580');
  const toggle = page.getByRole('button', { name: 'Play', exact: true });
  await expect(page.getByText('Covered until the question is answered')).toBeVisible();
  await expect(page.getByText(/^of 14/)).toHaveCount(0); // the answer of this page
  await expect(toggle).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('gridcell').first().press('ArrowRight');
  await page.getByRole('gridcell').first().press('.');
  await expectAt(page, 0);
  await button(page, 'Show me').click();
  await expect(page.getByText(/^of 14/)).toBeVisible();
  await expect(toggle).toHaveAttribute('aria-disabled', 'false');
});

test('a long search is looked through for a digit in a cell, and looking is ended', async ({
  page,
}) => {
  await openWatch(page, { puzzle: inkala, at: 20_000 });
  const chosen = page.getByRole('gridcell', { name: /row 2, column 6,/ });
  await focusOn(chosen);
  await page.getByRole('tab', { name: 'Stops' }).click();
  await page.getByLabel('Digit', { exact: true }).selectOption('8');
  await page.getByRole('button', { name: 'Back to it' }).click();
  // Looking back through twenty thousand steps takes Firefox seconds on a busy machine.
  await expect(chosen).toHaveAccessibleName(/placed 8/, { timeout: 30_000 });
  await page.getByLabel('Stop', { exact: true }).selectOption('at a depth');
  await fillNumber(page.getByLabel('Digits placed'), '60');
  await page.getByRole('button', { name: 'On to it' }).click();
  await expect(page.getByText(/The board is full: a solution\.$/)).toBeVisible();
});
