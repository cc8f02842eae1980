// Hints: their four steps, the faults that come before them, and their effect on the board.
import type { Page } from '@playwright/test';
import { easy, inkala, pointing, several } from './support/puzzles';
import { button, cell, focusOn, followLink, open } from './support/sudoku';
import { expect, test } from './support/test';

const card = (page: Page) => page.getByRole('region', { name: /^(Hint|힌트)$/ });

/** Puzzles by the kind of their first step, with the texts of the hint's stages. */
const puzzles = [
  ['full house', easy, /^Look at/, / is \d\.$/, /last blank/],
  [
    'hidden single in a box',
    '4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......',
    /^Look at box 4\.$/,
    /^r6c2 is 4\.$/,
    /In box 4, the 4 fits only in r6c2\./,
  ],
  [
    'hidden single in a row or column',
    '45.....3....8.1....9...........5..9.2..7.....8.........1..4..........7.2...6..8..',
    /^Look at (row|column) \d\.$/,
    / is \d\.$/,
    /fits only in/,
  ],
  [
    'naked single',
    '..5...987.4..5...1..7......2...48....9.1.....6..2.....3..6..2.......9.7.......5..',
    /^Look at r1c1\.$/,
    /^r1c1 is 1\.$/,
    /1 is the only digit that still fits in r1c1\./,
  ],
  [
    'pointing',
    pointing,
    /^Look at box 2\.$/,
    /^Remove 7 from r8c5\.$/,
    /In box 2, the 7 fits only/,
  ],
  [
    'claiming',
    '..6..3....97..513..2..91.8........7.6.........41.....9...5..8.....3.47....4.16..5',
    /^Look at (row|column) \d\.$/,
    /^Remove/,
    /fits only in cells that also lie in box \d/,
  ],
  [
    'naked pair',
    '8.2.....4.9......7..5..139..8..17......5.2..1.....8.36..71.....4...7....32...5...',
    /^Look at box 5\.$/,
    /^Remove 4 from r4c4 and r5c5, and 9 from r4c4 and r5c5\.$/,
    /r6c4 and r6c5 have no candidates but 4 and 9/,
  ],
  [
    'hidden pair',
    '...9...86......5......5...1.2......47.85...9.4..36....2....3....4.69..7.67..1.4..',
    /^Look at/,
    /^Remove/,
    /the digits .* fit only in/,
  ],
  [
    'finned Swordfish',
    '4..6..3...1..2..6...8..7..19..8..5...4..5..1......2..75.....6...3..8..4......9..5',
    /^Look at columns 1, 4 and 7\.$/,
    /^Remove 1 from r8c6 and r9c5\.$/,
    /apart from the fin, r7c4\./,
  ],
  [
    'alternating inference chain',
    '.2...3..48..7..39...7....61..3.7...8..6..213.5.........4.8....6..8.1..2..5...9...',
    /^Look at digit/,
    /^Remove 5 from r1c7\.$/,
    /If r1c7 held 5, the chain would lead to the opposite, that it does not\./,
  ],
] as const;

/** Goes through the four steps of the hint for the puzzle on the board, applies it and takes it back. */
async function goThrough(page: Page, [name, , where, effect, why]: (typeof puzzles)[number]) {
  await button(page, 'Fill in notes').click();
  const before = await names(page);
  await button(page, 'Hint').click();
  await expect(card(page)).toContainText(name);
  await expect(card(page).getByText(/^Look at/)).toHaveCount(0);
  await expect(card(page)).not.toContainText(/r\dc\d/);

  await card(page).getByRole('button', { name: 'Where?' }).click();
  await expect(card(page).getByText(where)).toBeVisible();
  await expect(card(page).getByText(effect)).toHaveCount(0);
  await expect(button(page, 'Apply')).toHaveCount(0);

  await card(page).getByRole('button', { name: 'What?' }).click();
  await expect(card(page).getByText(effect)).toBeVisible();
  await expect(card(page).getByText(why)).toHaveCount(0);

  await card(page).getByRole('button', { name: 'Why?' }).click();
  await expect(card(page).getByText(why)).toBeVisible();
  expect(await names(page)).not.toEqual(before);

  await button(page, 'Apply').click();
  await expect(card(page)).toContainText('Done. Undo takes it back.');
  const after = await names(page);
  expect(after).not.toEqual(before);
  await button(page, 'Undo').click();
  await expect.poll(() => names(page)).toEqual(before);
}

const crossesOut = ([, , , effect]: (typeof puzzles)[number]) =>
  effect.source.startsWith('^Remove');

for (const [kind, those] of [
  ['places a digit', puzzles.filter((each) => !crossesOut(each))],
  ['crosses out candidates', puzzles.filter(crossesOut)],
] as const) {
  test(`a hint that ${kind} is shown in four steps, and applied and taken back`, async ({
    page,
  }) => {
    await open(page);
    for (const each of those) {
      await followLink(page, each[1]);
      await test.step(each[0], () => goThrough(page, each));
    }
  });
}

/** The accessible name of each cell. */
const names = (page: Page): Promise<(string | null)[]> =>
  page
    .getByRole('gridcell')
    .evaluateAll((cells) => cells.map((each) => each.getAttribute('aria-label')));

test('a chain is rated by its length, and not as the shortest of its kind', async ({ page }) => {
  const longer = puzzles.find(([name]) => name === 'alternating inference chain');
  await open(page, longer?.[1]);
  await button(page, 'Fill in notes').click();
  await button(page, 'Hint').click();
  await expect(card(page)).toContainText(/alternating inference chain\s+7\.2/);
});

test('the pattern and its effect are in the names of the cells', async ({ page }) => {
  await open(page, pointing);
  await button(page, 'Fill in notes').click();
  await button(page, 'Hint').click();
  await expect(cell(page, 8, 5)).toHaveAccessibleName(/1 2 3 7 8$/);
  await card(page).getByRole('button', { name: 'Where?' }).click();
  await card(page).getByRole('button', { name: 'What?' }).click();
  await expect(cell(page, 8, 5)).toHaveAccessibleName(/, loses 7$/);
  await expect(cell(page, 1, 5)).toHaveAccessibleName(/, part of the pattern$/);
  await button(page, 'Apply').click();
  await expect(cell(page, 8, 5)).toHaveAccessibleName(/notes 1 2 3 8$/);
});

test('a hint follows the candidates that the person has crossed out', async ({ page }) => {
  await open(page, pointing);
  await button(page, 'Fill in notes').click();
  await cell(page, 8, 5).click();
  await page.keyboard.press('Shift+Digit7');
  await button(page, 'Hint').click();
  await expect(card(page)).toContainText('The next step');
  await card(page).getByRole('button', { name: 'Where?' }).click();
  await card(page).getByRole('button', { name: 'What?' }).click();
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
  await card(page).getByRole('button', { name: 'Where?' }).click();
  await expect(card(page).getByText('Look at box 2.')).toBeVisible();
});

test('a wrong entry is named before any hint', async ({ page }) => {
  await open(page, pointing);
  await cell(page, 8, 5).click();
  await page.keyboard.press('7');
  await button(page, 'Hint').click();
  await expect(page.getByText('Wrong: r8c5.')).toBeVisible();
  await expect(card(page)).toHaveCount(0);
  await expect(cell(page, 8, 5)).toHaveAccessibleName(/wrong/);
});

test('the description of a hint’s technique is folded until the person opens it', async ({
  page,
}) => {
  await open(page, easy);
  await button(page, 'Hint').click();
  await expect(card(page)).toContainText('full house');
  await expect(card(page).getByText(/the blank takes the one that is missing/)).toHaveCount(0);
  await card(page).getByText('What is this technique').click();
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
  await card(page).getByRole('button', { name: 'Where?' }).click();
  await card(page).getByRole('button', { name: 'What?' }).click();
  const effect = await card(page)
    .getByText(/^r\dc\d is \d\.$/)
    .innerText();
  const [row = 0, column = 0, digit = 0] = [...effect.matchAll(/\d/g)].map(Number);
  const others = [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((each) => each !== digit);
  await cell(page, row, column).click();
  await page.keyboard.press(`Shift+Digit${digit}`);
  await page.keyboard.press(`Shift+Digit${others[0] ?? 0}`);
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
  await cell(page, 1, 1).click();
  await page.keyboard.press('8');
  await button(page, 'Hint').click();
  await expect(card(page)).toContainText('The same digit is twice in one house.');
});

test('H asks for a hint and for more of it, and a change of the board ends it', async ({
  page,
}) => {
  await open(page, easy);
  await cell(page, 1, 1).click();
  await page.keyboard.press('h');
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
      const { detail } = event as HTMLElementEventMap['retrace-hint'];
      heard.push([detail.level, detail.technique, detail.rating]);
    });
  });
  await button(page, 'Hint').click();
  await card(page).getByRole('button', { name: 'Where?' }).click();
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
  await cell(page, 1, 1).click();
  await page.keyboard.press('1');
  await expect(cell(page, 1, 1)).toHaveText('1');
  const ofTechniques = () => fetched.filter((url) => /techniques|hint/.test(url));
  expect(ofTechniques()).toEqual([]);
  await button(page, 'Undo').click();
  await button(page, 'Hint').click();
  await expect(card(page)).toContainText('full house');
  expect(ofTechniques().length).toBeGreaterThan(0);
});

test.describe('in Korean', () => {
  test.use({ locale: 'ko-KR' });

  test('the four steps read as Korean', async ({ page }) => {
    await open(page, pointing);
    await button(page, '메모 채우기').click();
    await button(page, '힌트').click();
    await expect(card(page)).toContainText('포인팅');
    for (const more of ['어디에?', '무엇을?', '왜?']) {
      await card(page).getByRole('button', { name: more }).click();
    }
    await expect(card(page)).toContainText('2번 박스를 보세요.');
    await expect(card(page)).toContainText('r8c5의 후보 7을 지웁니다.');
    await expect(card(page)).toContainText(
      '2번 박스에서 7이 들어갈 수 있는 칸은 모두 5열에 있습니다.',
    );
    await button(page, '적용').click();
    await expect(cell(page, 8, 5)).toHaveAccessibleName(/메모 1 2 3 8$/);
  });
});

test('a person chooses the techniques of hints, by level and one by one, and the choice stays', async ({
  page,
}) => {
  const chain = puzzles.find(([name]) => name === 'alternating inference chain')?.[1];
  await open(page, chain);
  await button(page, 'Fill in notes').click();
  await button(page, 'Hint').click();
  await card(page).getByText('Techniques of hints').click();
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

  await card(page).getByText('Techniques of hints').click();
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
  await card(page).getByText('Techniques of hints').click();
  await card(page).getByLabel('Order of techniques').selectOption('As HoDoKu does');
  await card(page).getByLabel('Techniques', { exact: true }).selectOption('beginner');
  for (const more of ['Where?', 'What?', 'Why?']) await button(page, more).click();
  await card(page).getByRole('button', { name: 'All steps' }).click();
  await expect(page).toHaveURL(/&m=explain&o=hodoku&u=beginner&at=1$/);
  await page.getByRole('button', { name: 'To the start' }).click();
  await expect(page.getByText(/Score as HoDoKu counts: [\d,]+\./)).toBeVisible();
  await expect(page.getByLabel('Techniques', { exact: true })).toHaveValue('beginner');
});
