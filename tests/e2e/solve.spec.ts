// Solving: the right answer to every example, each strategy, copying, stopping, pausing.
import {
  antiBruteForce,
  antiBruteForceSolved,
  emptyBoard,
  endless,
  inkala,
  inkalaSolved,
  lineOf,
  sample2239,
  sample2580,
} from './support/puzzles';
import {
  alert,
  boardOf,
  button,
  cell,
  enter,
  expectBoard,
  figure,
  headline,
  numberIn,
  open,
  openMenu,
} from './support/sudoku';
import { expect, test } from './support/test';

test.use({ usesSolver: true });

const firstOfAll =
  '123456789456789123789123456214365897365897214897214365531642978642978531978531642';

const answers = [
  { example: /^Baekjoon 2580/, says: 'Unique solution', board: lineOf(sample2580.output) },
  { example: /^Baekjoon 2239/, says: 'Unique solution', board: lineOf(sample2239.output) },
  { example: /^Inkala/, says: 'Unique solution', board: inkalaSolved },
  { example: /^Anti-brute-force/, says: 'Unique solution', board: antiBruteForceSolved },
  {
    example: /^Several solutions/,
    says: 'Several solutions',
    board: '143628579572139468689754231391542786468917352725863914237481695916275843854396127',
  },
  {
    example: /^No solution/,
    says: 'Every possibility was searched through.',
    board: '..9.287..8.6..4..5..3.....46.........2.71345.........23.....5..9..4..8.7..125.3..',
  },
  {
    example: /^Contradiction/,
    says: 'r1c1 and r1c9 are both 5 (row 1).',
    board: '5...8..25.7..1..6...........1..6..3...........8..3..9...........9..5..7.3...2...1',
  },
  { example: /^Empty grid/, says: 'Several solutions', board: firstOfAll },
];

test('each example has the right answer', async ({ page }) => {
  test.setTimeout(120_000);
  await open(page);
  for (const { example, says, board } of answers) {
    await test.step(example.source, async () => {
      await page.getByRole('button', { name: example }).click();
      await button(page, 'Solve').click();
      await expect(headline(page)).toContainText(says, { timeout: 60_000 });
      await expectBoard(page, board);
    });
  }
});

test('greedy stops at its dead end, names the cell, and says that a solution exists', async ({
  page,
}) => {
  await open(page, lineOf(sample2239.input), 'greedy');
  await button(page, 'Solve').click();
  await expect(headline(page)).toContainText(/Dead end at r\dc\d.*There is a solution\./s);
  const place = /r(\d)c(\d)/.exec(await headline(page).innerText());
  const stuck = cell(page, Number(place?.[1]), Number(place?.[2]));
  await expect(stuck).toHaveAccessibleName(/, blank, dead end$/);
});

test('givens, entries and found digits are told apart by name', async ({ page }) => {
  await open(page, inkala);
  await enter(page, 1, 2, '1');
  await button(page, 'Solve').click();
  await expectBoard(page, inkalaSolved);
  await expect(cell(page, 1, 1)).toHaveAccessibleName('row 1, column 1, given 8');
  await expect(cell(page, 1, 2)).toHaveAccessibleName('row 1, column 2, entered 1');
  await expect(cell(page, 1, 3)).toHaveAccessibleName('row 1, column 3, found 2');
});

test('counters are shown as the core counts them', async ({ page }) => {
  await open(page, inkala, 'used-flags');
  await button(page, 'Solve').click();
  await expect(figure(page, 'Calls')).toHaveText('72,097');
  await expect(figure(page, 'Placements')).toHaveText('49,558');
  await expect(figure(page, 'Time')).toHaveText(/^(< )?\d+(\.\d)? (ms|s)$/);
});

test('the board is copied in each form, byte for byte', async ({ page }) => {
  const field = page.getByRole('textbox', { name: 'Puzzle as text' });
  for (const [form, name, puzzle, copied] of [
    ['in the form of 2580', 'as 2580', sample2580.input, sample2580.output],
    ['in the form of 2239', 'as 2239', sample2239.input, sample2239.output],
    ['as one line', 'as one line', inkala, `${inkalaSolved}\n`],
  ] as const) {
    await open(page, lineOf(puzzle));
    await button(page, 'Solve').click();
    await expectBoard(page, lineOf(copied));
    await button(page, name).click();
    await expect(page.getByText(`Copied ${form}.`)).toBeVisible();
    if (!(await field.isVisible())) await page.getByText('Puzzle as text').click();
    await field.press('ControlOrMeta+a');
    await page.keyboard.press('ControlOrMeta+v');
    await expect(field).toHaveValue(copied);
  }
});

test('a long search shows its figures and its board, stops within a moment, and gives way to a quick one', async ({
  page,
}) => {
  await open(page, antiBruteForce, 'first-blank');
  await button(page, 'Solve').click();
  await expect(headline(page)).toContainText('Searching…');
  await expect(figure(page, 'Placements')).toHaveText(/^[\d,]+$/);
  expect(await boardOf(page)).not.toBe(antiBruteForce);
  await button(page, 'Stop').click();
  await expect(headline(page)).toContainText('Stopped', { timeout: 500 });
  await expectBoard(page, antiBruteForce);
  await page.getByLabel('Strategy').selectOption('propagation');
  await button(page, 'Solve').click();
  await expectBoard(page, antiBruteForceSolved);
});

test('a long search is paused, goes on counting, and ends when the board is edited', async ({
  page,
}) => {
  await open(page, endless, 'first-blank');
  await button(page, 'Solve').click();
  const placements = figure(page, 'Placements');
  await expect(placements).toHaveText(/^[\d,]+$/);
  await button(page, 'Pause').click();
  await expect(headline(page)).toContainText('Paused');
  await button(page, 'Resume').click();
  await expect(headline(page)).toContainText('Searching…');
  const before = await numberIn(placements);
  await expect.poll(() => numberIn(placements)).toBeGreaterThan(before);
  await enter(page, 1, 1, '9');
  await expect(headline(page)).toContainText('Ready');
  await expectBoard(page, `9${endless.slice(1)}`);
});

test('a key does nothing where its button is disabled', async ({ page }) => {
  await open(page);
  for (const name of ['Pause', 'Stop']) await expect(button(page, name)).toHaveCount(0);
  await openMenu(page);
  for (const name of ['Undo', 'Redo', 'Reset to givens', 'Clear']) {
    await expect(button(page, name)).toHaveAttribute('aria-disabled', 'true');
    await button(page, name).click({ force: true });
  }
  await expectBoard(page, emptyBoard);
  await expect(headline(page)).toContainText('Ready');
  await expect(alert(page)).toBeEmpty();
});

test.describe('a worker that cannot be loaded', () => {
  const faults = [/worker/i, /Failed to load resource/, /ERR_FAILED/, /NetworkError/];
  test.use({ allowedFaults: [faults, { scope: 'test' }] });

  test('appears as a sentence, and the next Solve works', async ({ page, context }) => {
    // The page starts a worker ahead of the first search and another one for the search; both are refused here.
    let isRefused = true;
    await context.route(/\/answers-worker-[^/]*\.js$/, (route) =>
      isRefused ? route.abort() : route.continue(),
    );
    await open(page, inkala);
    await button(page, 'Solve').click();
    await expect(alert(page)).toHaveText('The search crashed and was restarted; solve again.');
    await expect(headline(page)).toContainText('The search failed');
    await expectBoard(page, inkala);
    isRefused = false;
    await button(page, 'Solve').click();
    await expectBoard(page, inkalaSolved);
    await expect(alert(page)).toBeEmpty();
  });
});
