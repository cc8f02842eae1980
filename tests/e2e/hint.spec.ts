// Hints: their four steps, the faults that come before them, and their effect on the board.
import type { Page } from '@playwright/test';
import { easy, inkala, pointing, several } from './support/puzzles';
import { button, cell, enter, focusOn, open } from './support/sudoku';
import { expect, test } from './support/test';

const card = (page: Page) => page.getByRole('region', { name: 'Hint', exact: true });

/** A puzzle whose first step is a chain, for which the techniques that most people use are not enough. */
const chain = '.2...3..48..7..39...7....61..3.7...8..6..213.5.........4.8....6..8.1..2..5...9...';

// tests/wasm/techniques/sentences.test.ts has the sentences of more techniques.
for (const [kind, puzzle, name, where, effect, why] of [
  ['places a digit', easy, 'full house', /^Look at/, / is \d\.$/, /last blank/],
  [
    'crosses out candidates',
    pointing,
    'pointing',
    'Look at box 2.',
    'Remove 7 from r8c5.',
    /In box 2, the 7 fits only/,
  ],
] as const) {
  test(`a hint that ${kind} is shown in four steps, and applied and taken back`, async ({
    page,
  }) => {
    await open(page, puzzle);
    await button(page, 'Fill in notes').click();
    const before = await names(page);
    await button(page, 'Hint').click();
    await expect(card(page)).toContainText(name);
    await expect(card(page).getByText(/^Look at/)).toHaveCount(0);
    await expect(card(page)).not.toContainText(/r\dc\d/);

    await button(page, 'Where?').click();
    await expect(card(page).getByText(where)).toBeVisible();
    await expect(card(page).getByText(effect)).toHaveCount(0);
    await expect(button(page, 'Apply')).toHaveCount(0);

    await button(page, 'What?').click();
    await expect(card(page).getByText(effect)).toBeVisible();
    await expect(card(page).getByText(why)).toHaveCount(0);

    await button(page, 'Why?').click();
    await expect(card(page).getByText(why)).toBeVisible();
    expect(await names(page)).not.toEqual(before);

    await button(page, 'Apply').click();
    await expect(card(page)).toContainText('Done. Undo takes it back.');
    const after = await names(page);
    expect(after).not.toEqual(before);
    await button(page, 'Undo').click();
    await expect.poll(() => names(page)).toEqual(before);
  });
}

/** The accessible name of each cell. */
const names = (page: Page): Promise<(string | null)[]> =>
  page
    .getByRole('gridcell')
    .evaluateAll((cells) => cells.map((each) => each.getAttribute('aria-label')));

test('the pattern and its effect are in the names of the cells', async ({ page }) => {
  await open(page, pointing);
  await button(page, 'Fill in notes').click();
  await button(page, 'Hint').click();
  await expect(cell(page, 8, 5)).toHaveAccessibleName(/1 2 3 7 8$/);
  await button(page, 'Where?').click();
  await button(page, 'What?').click();
  await expect(cell(page, 8, 5)).toHaveAccessibleName(/, loses 7$/);
  await expect(cell(page, 1, 5)).toHaveAccessibleName(/, part of the pattern$/);
  await button(page, 'Apply').click();
  await expect(cell(page, 8, 5)).toHaveAccessibleName(/notes 1 2 3 8$/);
});

test('a hint follows the candidates that the person has crossed out', async ({ page }) => {
  await open(page, pointing);
  await button(page, 'Fill in notes').click();
  await enter(page, 8, 5, 'Control+Digit7');
  await button(page, 'Hint').click();
  await expect(card(page)).toContainText('The next step');
  await button(page, 'Where?').click();
  await button(page, 'What?').click();
  await expect(card(page)).not.toContainText('Remove 7 from r8c5.');
});

test('notes that are missing are offered, and none is assumed', async ({ page }) => {
  await open(page, pointing);
  await button(page, 'Hint').click();
  await expect(card(page)).toContainText('56 blanks have no candidates noted');
  await expect(card(page).getByRole('button', { name: 'Where?' })).toHaveCount(0);
  await expect(cell(page, 8, 5)).toHaveAccessibleName('row 8, column 5, blank');
  await button(page, 'Fill in the missing notes').click();
  await expect(cell(page, 8, 5)).toHaveAccessibleName(/notes 1 2 3 7 8$/);
  await button(page, 'Where?').click();
  await expect(card(page).getByText('Look at box 2.')).toBeVisible();
});

test('a wrong entry is named before any hint', async ({ page }) => {
  await open(page, pointing);
  await enter(page, 8, 5, '7');
  await button(page, 'Hint').click();
  await expect(page.getByText('Wrong: r8c5.')).toBeVisible();
  await expect(card(page)).toHaveCount(0);
  await expect(cell(page, 8, 5)).toHaveAccessibleName(/wrong/);
});

test('the description of a hint’s technique stands in its place when the person asks for it', async ({
  page,
}) => {
  await open(page, easy);
  await button(page, 'Hint').click();
  await expect(card(page)).toContainText('full house');
  await expect(card(page).getByText(/the blank takes the one that is missing/)).toHaveCount(0);
  await button(page, 'About the technique').click();
  await expect(card(page).getByText(/the blank takes the one that is missing/)).toBeVisible();
  await expect(card(page).getByRole('link', { name: 'See it on a live board' })).toHaveAttribute(
    'target',
    '_blank',
  );
});

test('a note that was crossed out wrongly is named, and written anew', async ({ page }) => {
  await open(page, easy);
  await button(page, 'Fill in notes').click();
  // The hint names a digit of a cell, which the test then crosses out there.
  await button(page, 'Hint').click();
  await button(page, 'Where?').click();
  await button(page, 'What?').click();
  const effect = await card(page)
    .getByText(/^r\dc\d is \d\.$/)
    .innerText();
  const [row = 0, column = 0, digit = 0] = [...effect.matchAll(/\d/g)].map(Number);
  const others = [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((each) => each !== digit);
  await enter(page, row, column, `Control+Digit${digit}`);
  await page.keyboard.press(`Control+Digit${others[0] ?? 0}`);
  await button(page, 'Hint').click();
  await expect(card(page)).toContainText(`A needed note was crossed out: r${row}c${column}.`);
  await expect(cell(page, row, column)).toHaveAccessibleName(/a needed note is missing$/);
  await button(page, 'Write these notes again').click();
  await expect(card(page)).toContainText('full house');
});

test('for several solutions the path leaves out techniques that need one, and says so', async ({
  page,
}) => {
  await open(page, several);
  await button(page, 'Fill in notes').click();
  await button(page, 'Hint').click();
  await expect(card(page)).toContainText('The puzzle has more than one solution');
});

test('where no technique goes on a search is offered, which is watched', async ({ page }) => {
  await open(page, inkala.replace('8', '.'));
  await button(page, 'Fill in notes').click();
  await button(page, 'Hint').click();
  await expect(card(page)).toContainText('No technique known here finds a further step');
  await button(page, 'Watch the search').click();
  await expect(page).toHaveURL(/m=watch/);
});

test('the page names contradicting digits before everything else', async ({ page }) => {
  await open(page, pointing);
  await enter(page, 1, 1, '8');
  await button(page, 'Hint').click();
  await expect(card(page)).toContainText('The same digit is twice in one house.');
});

test('H asks for a hint and for more of it, and a change of the board ends it', async ({
  page,
}) => {
  await open(page, easy);
  await enter(page, 1, 1, 'h');
  await expect(card(page)).toContainText('full house');
  await page.keyboard.press('h');
  await expect(card(page).getByText(/^Look at/)).toBeVisible();
  await page.keyboard.press('h');
  await page.keyboard.press('h');
  await expect(card(page)).toContainText('last blank');
  await page.keyboard.press('Shift+Digit1');
  await expect(card(page)).toHaveCount(0);
});

test('the cells and houses of a sentence light up from the keyboard', async ({ page }) => {
  await open(page, pointing);
  await button(page, 'Fill in notes').click();
  await button(page, 'Hint').click();
  await expect(card(page)).toContainText('pointing');
  for (const more of ['Where?', 'What?', 'Why?']) {
    await card(page).getByRole('button', { name: more }).click();
  }
  const why = card(page).getByText(/fits only in cells/);
  await focusOn(why.getByRole('button').first());
  await expect(why.getByRole('button').first()).toHaveText('box 2');
  await page.keyboard.press('ArrowRight');
  await expect(why.getByRole('button', { name: 'column 5' }).first()).toBeFocused();
});

test('each step is told to the page around as an event', async ({ page }) => {
  await open(page, easy);
  await page.evaluate(() => {
    const heard: unknown[] = [];
    Object.assign(window, { heard });
    document.addEventListener('retrace-hint', (event) => {
      const { detail } = event;
      heard.push([detail.level, detail.technique, detail.rating]);
    });
  });
  await button(page, 'Hint').click();
  await button(page, 'Where?').click();
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'heard') as unknown))
    .toEqual([
      ['nudge', 'full-house', 10],
      ['where', 'full-house', 10],
    ]);
});

test('nothing of techniques is fetched before a hint is asked for', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await open(page, easy);
  await enter(page, 1, 1, '1');
  await expect(cell(page, 1, 1)).toHaveText('1');
  const ofTechniques = () => fetched.filter((url) => /techniques|hint/.test(url));
  expect(ofTechniques()).toEqual([]);
  await button(page, 'Undo').click();
  await button(page, 'Hint').click();
  await expect(card(page)).toContainText('full house');
  expect(ofTechniques().length).toBeGreaterThan(0);
});

test('a person chooses the techniques of hints, by level and one by one, and the choice stays', async ({
  page,
}) => {
  await open(page, chain);
  await button(page, 'Fill in notes').click();
  await button(page, 'Hint').click();
  // A chain is rated by its length, and not as the shortest of its kind.
  await expect(card(page)).toContainText(/alternating inference chain\s+7\.2/);
  await button(page, 'About the technique').click();
  const techniques = card(page).getByLabel('Techniques', { exact: true });
  await techniques.selectOption('usual');
  await expect(card(page)).toContainText('None of the techniques that you chose');

  // One more technique that goes on where the usual ones do not.
  await techniques.selectOption('My own choice');
  await card(page)
    .getByRole('checkbox', { name: 'alternating inference chain', exact: true })
    .check();
  await expect(card(page)).toContainText('The next step');
  await expect(card(page)).toContainText('alternating inference chain');

  await page.reload();
  await button(page, 'Hint').click();
  await expect(card(page)).toContainText('alternating inference chain');

  await button(page, 'About the technique').click();
  await techniques.selectOption('beginner');
  await button(page, 'Use all techniques').click();
  await expect(card(page)).toContainText('The next step');
  await expect(techniques).toHaveValue('all');
});

test('the path of a hint has its techniques, and its address leads others to the same', async ({
  page,
}) => {
  await open(page, easy);
  await button(page, 'Hint').click();
  await button(page, 'About the technique').click();
  await card(page).getByLabel('Order of techniques').selectOption('As HoDoKu does');
  await card(page).getByLabel('Techniques', { exact: true }).selectOption('beginner');
  for (const more of ['Where?', 'What?', 'Why?']) await button(page, more).click();
  await card(page).getByRole('button', { name: 'All steps' }).click();
  await expect(page).toHaveURL(/&m=explain&o=hodoku&u=beginner&at=1$/);
  await page.getByRole('button', { name: 'To the start' }).click();
  await expect(page.getByText(/Score as HoDoKu counts: [\d,]+\./)).toBeVisible();
  await expect(page.getByLabel('Techniques', { exact: true })).toHaveValue('beginner');
});
