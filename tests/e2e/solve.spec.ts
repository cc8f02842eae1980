// Solving: the right answer to every example, each strategy, copying, stopping, pausing.
import { strategies } from '../../web/core/strategy';
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
  expectBoard,
  figure,
  headline,
  numberIn,
  open,
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

test('every strategy finds the solution of the 2239 sample', async ({ page }) => {
  test.setTimeout(120_000);
  for (const { name, neverTakesBack } of strategies) {
    if (neverTakesBack) continue;
    await open(page, lineOf(sample2239.input), name);
    await expectBoard(page, lineOf(sample2239.input));
    await button(page, 'Solve').click();
    await expectBoard(page, lineOf(sample2239.output));
    await expect(headline(page)).toContainText('Unique solution');
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
  await cell(page, 1, 2).click();
  await page.keyboard.press('1');
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

for (const [form, name, { input, output }] of [
  ['2580', 'as 2580', sample2580],
  ['2239', 'as 2239', sample2239],
] as const) {
  test(`the answer to the ${form} sample is copied byte for byte`, async ({ page }) => {
    await open(page, lineOf(input));
    await button(page, 'Solve').click();
    await expectBoard(page, lineOf(output));
    await button(page, name).click();
    await expect(page.getByText(`Copied in the form of ${form}.`)).toBeVisible();
    expect(await pasted(page)).toBe(output);
  });
}

test('the board is copied as one line too', async ({ page }) => {
  await open(page, inkala);
  await button(page, 'as one line').click();
  await expect(page.getByText('Copied as one line.')).toBeVisible();
  expect(await pasted(page)).toBe(`${inkala}\n`);
});

/** The text of the clipboard, read by pasting it into the page. */
async function pasted(page: Parameters<typeof open>[0]): Promise<string> {
  await page.getByText('Puzzle as text').click();
  const field = page.getByRole('textbox', { name: 'Puzzle as text' });
  await field.click();
  await page.keyboard.press('ControlOrMeta+v');
  await expect(field).not.toHaveValue('');
  return field.inputValue();
}

test.describe('a long search', () => {
  test('shows its figures and its board, and stops within a moment', async ({ page }) => {
    await open(page, antiBruteForce, 'first-blank');
    await button(page, 'Solve').click();
    await expect(figure(page, 'Placements')).toHaveText(/^[\d,]+$/);
    expect(await boardOf(page)).not.toBe(antiBruteForce);
    await button(page, 'Stop').click();
    await expect(headline(page)).toContainText('Stopped', { timeout: 500 });
    await expectBoard(page, antiBruteForce);
  });

  test('goes on counting while it runs', async ({ page }) => {
    await open(page, endless, 'first-blank');
    await button(page, 'Solve').click();
    const placements = figure(page, 'Placements');
    await expect(placements).toHaveText(/^[\d,]+$/);
    const before = await numberIn(placements);
    await expect.poll(() => numberIn(placements)).toBeGreaterThan(before);
    await button(page, 'Stop').click();
  });

  test('stands still while it is paused and goes on after', async ({ page }) => {
    await open(page, endless, 'first-blank');
    await button(page, 'Solve').click();
    await expect(figure(page, 'Placements')).toHaveText(/^[\d,]+$/);
    await button(page, 'Pause').click();
    await expect(headline(page)).toContainText('Paused');
    await button(page, 'Resume').click();
    await expect(headline(page)).toContainText('Searching…');
    const before = await numberIn(figure(page, 'Placements'));
    await expect.poll(() => numberIn(figure(page, 'Placements'))).toBeGreaterThan(before);
    await button(page, 'Stop').click();
    await expect(headline(page)).toContainText('Stopped');
  });

  test('ends when the board is edited, and the edit stands', async ({ page }) => {
    await open(page, endless, 'first-blank');
    await button(page, 'Solve').click();
    await expect(figure(page, 'Placements')).toHaveText(/^[\d,]+$/);
    await cell(page, 1, 1).click();
    await page.keyboard.press('9');
    await expect(headline(page)).toContainText('Ready');
    await expectBoard(page, `9${endless.slice(1)}`);
  });

  test('is followed by another one that is quick', async ({ page }) => {
    await open(page, antiBruteForce, 'first-blank');
    await button(page, 'Solve').click();
    await expect(headline(page)).toContainText('Searching…');
    await button(page, 'Stop').click();
    await page.getByLabel('Strategy').selectOption('propagation');
    await button(page, 'Solve').click();
    await expectBoard(page, antiBruteForceSolved);
  });
});

test('a key does nothing where its button is disabled', async ({ page }) => {
  await open(page);
  for (const name of ['Pause', 'Stop']) await expect(button(page, name)).toHaveCount(0);
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
    await context.route(/\/answers-[^/]*\.js$/, (route) =>
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
