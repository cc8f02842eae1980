// The lessons: each opens on the board, its scenes are links and tags, in both languages.
import { expectAccessible } from './support/accessibility';
import { openLearn, strategyNamed } from './support/sudoku';
import { expect, test } from './support/test';
import { expectAt, watchedBoard } from './support/watching';

const titles = [
  'Three cells',
  'Greedy gets stuck',
  'The sample of 2580',
  'Why the first is the smallest',
  'A grid against row order',
  'Vectors or copies?',
  'The 12095 meter',
];

const opener = (title: string) => new RegExp(`^\\d? ?${title.replace('?', '\\?')}`);

test('every lesson opens, and one leads to the next', async ({ page }) => {
  await openLearn(page);
  await page.getByRole('button', { name: opener('Three cells') }).click();
  for (const [index, title] of titles.entries()) {
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeFocused();
    await expect(page.getByText(`Lesson ${index + 1} / 7`)).toBeVisible();
    const next = page.getByRole('button', { name: 'Next lesson' });
    if (index < titles.length - 1) await next.click();
    else await expect(next).toHaveAttribute('aria-disabled', 'true');
  }
  await page.getByRole('button', { name: 'Close lesson' }).click();
  await expect(page.getByRole('heading', { name: 'The 12095 meter', exact: true })).toHaveCount(0);
});

test('three cells: the dead end after 1 and 2, then 1, 3, 2', async ({ page }) => {
  await openLearn(page);
  await page.getByRole('button', { name: opener('Three cells') }).click();
  await expect(page.getByRole('gridcell', { name: /current cell/ })).toHaveAccessibleName(
    'row 1, column 1, blank, current cell, candidates 1 3',
  );
  const dead = page.getByRole('button', { name: 'The dead end, 2 taken back', exact: true });
  await dead.click();
  await expectAt(page, 3);
  await expect(dead).toHaveAttribute('aria-current', 'true');
  await expect(page.getByText('Dead end at r1c9, no digit fits. Back to r1c6, 2')).toBeVisible();
  await page.getByRole('button', { name: '1, 3, 2', exact: true }).click();
  await expectAt(page, 5);
  expect((await watchedBoard(page)).slice(0, 9)).toBe('175463982');
});

test('greedy is stuck where backtracking goes on', async ({ page }) => {
  await openLearn(page);
  await page.getByRole('button', { name: opener('Greedy gets stuck') }).click();
  await expect(
    page.getByText('Stuck at r1c8, no digit fits. This strategy takes nothing back.'),
  ).toBeVisible();
  await page.getByRole('button', { name: '2 and 1 instead', exact: true }).click();
  await expectAt(page, 4);
  expect((await watchedBoard(page)).slice(0, 9)).toBe('234567819');
});

test('the first solution row by row is smaller than the other', async ({ page }) => {
  await openLearn(page);
  await page.getByRole('button', { name: opener('Why the first is the smallest') }).click();
  await expect.poll(async () => (await watchedBoard(page)).slice(0, 9)).toBe('915423678');
  await page.getByRole('button', { name: 'Fewest candidates: 951423678', exact: true }).click();
  await expect.poll(async () => (await watchedBoard(page)).slice(0, 9)).toBe('951423678');
});

test('the question of vectors or copies opens the race of the three', async ({ page }) => {
  await openLearn(page);
  await page.getByRole('button', { name: opener('Vectors or copies?') }).click();
  await expect(page.getByRole('button', { name: 'Start the race' })).toBeVisible();
  for (const name of ['scan-blanks', 'nested-vectors', 'copied-board']) {
    await expect(page.getByRole('checkbox', { name: strategyNamed(name) })).toBeChecked();
  }
});

test('a scene is a link that brings it back, and a tag to copy', async ({
  page,
  context,
  browserName,
}) => {
  if (browserName === 'chromium')
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openLearn(page);
  await page.getByRole('button', { name: opener('Three cells') }).click();
  await page.getByRole('button', { name: 'Copy tag of “1, 3, 2”' }).click();
  await expect(page.getByText('Copied: a tag for any page that loads Retrace.')).toBeVisible();
  if (browserName === 'chromium') {
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      '<retrace-sudoku puzzle=".7546.98..9481.67568259743.457621398263789154819354726538176249941238567726945813"' +
        ' mode="watch" strategy="used-flags" at="5"></retrace-sudoku>',
    );
  }
  const href = await page.getByRole('link', { name: 'Link to “1, 3, 2”' }).getAttribute('href');
  const other = await context.newPage();
  await other.goto(`/${href ?? ''}`);
  await expectAt(other, 5);
  expect((await watchedBoard(other)).slice(0, 9)).toBe('175463982');
});

test.describe('in Korean', () => {
  test.use({ locale: 'ko-KR' });

  test('a lesson reads as well, and axe finds nothing on a phone', async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width: 360, height: 800 });
    await openLearn(page);
    await page.getByRole('button', { name: /그리디가 막히는 까닭/ }).click();
    await expect(page.getByText('그리디는 되돌리지 않습니다.').first()).toBeVisible();
    await expect(page.getByText('막혔습니다. r1c8에 넣을 숫자가 없습니다.')).toBeVisible();
    await expectAccessible(page);
    const surplus = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(surplus).toBeLessThanOrEqual(0);
  });
});
