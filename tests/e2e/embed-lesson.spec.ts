// Lessons as a mode of the widget, and the poster that stands for a mode until it is fetched.
import { holdBack } from './support/held';
import { expect, test } from './support/hosts';
import { watchedBoard } from './support/watching';

const lesson = (attributes: string) =>
  `<retrace-sudoku mode="lesson" lang="en" ${attributes}></retrace-sudoku>`;

test('a lesson in a post asks, tells the page each answer, and stores nothing', async ({
  page,
  embed,
}) => {
  await embed(lesson('lesson="three-cells" at="2"'));
  const board = page.locator('retrace-sudoku');
  await expect(board.getByRole('heading', { name: 'Three cells' })).toBeVisible();
  await expect(board.getByRole('group', { name: 'Page 2 of 5' })).toBeVisible();
  expect(await page.evaluate(() => document.activeElement?.localName)).toBe('body');
  await expect(board.getByRole('button', { name: 'All lessons' })).toBeHidden();
  await page.evaluate(() => {
    const heard: unknown[] = [];
    Object.assign(globalThis, { heard });
    addEventListener('retrace-answer', ({ detail }) => void heard.push(detail));
  });
  const next = board.getByRole('button', { name: 'Next', exact: true });
  await next.click();
  await next.click();
  await board.getByRole('gridcell', { name: /^row 1, column 9/ }).click();
  await board.getByRole('button', { name: 'Show me' }).click();
  const heard = await page.evaluate(() => Reflect.get(globalThis, 'heard') as unknown);
  expect(heard).toEqual([
    expect.objectContaining({
      lesson: 'three-cells',
      page: 4,
      answers: ['r1c9'],
      outcome: 'wrong',
    }),
    expect.objectContaining({ page: 4, answers: ['r1c9', 'r1c6'], outcome: 'shown' }),
  ]);
  const saved = page.waitForEvent('download');
  await board.getByRole('button', { name: /CSV/ }).click();
  expect((await saved).suggestedFilename()).toMatch(/\.csv$/);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

test('a lesson shows its search and its program from any page, and its list without a name', async ({
  page,
  embed,
}) => {
  await embed(lesson('lesson="three-cells" at="99"'));
  await expect.poll(async () => (await watchedBoard(page)).slice(0, 9)).toBe('175463982');
  await embed(lesson('lesson="stopping" at="2"'));
  await expect(page.getByRole('region', { name: /\.cpp$/ })).toContainText('int main');
  await embed(lesson(''));
  await page.getByRole('button', { name: /Recursion is the stack/ }).click();
  await expect(page.getByRole('heading', { name: 'Recursion is the stack' })).toBeFocused();
  await page.getByRole('button', { name: 'All lessons' }).click();
  await expect(page.getByRole('heading', { name: 'Lessons' })).toBeVisible();
});

test('a name that no lesson has changes nothing and is told', async ({ page, embed }) => {
  await embed(lesson('lesson="four-cells"'));
  await expect(page.getByRole('alert')).toContainText('four-cells');
  await expect(page.getByRole('heading', { name: 'Lessons' })).toBeVisible();
});

const dot = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/%3E';

for (const [how, tag] of [
  ['an attribute', `<retrace-sudoku mode="watch" poster='${dot}'></retrace-sudoku>`],
  [
    'a child',
    `<retrace-sudoku mode="watch"><img slot="poster" alt="A board" src='${dot}'></retrace-sudoku>`,
  ],
]) {
  test(`a poster by ${how ?? ''} stands in the place of a mode until that is fetched`, async ({
    page,
    embed,
  }) => {
    const release = await holdBack(page, /parts\/watch-/);
    await embed(tag ?? '');
    const poster = page.locator('retrace-sudoku img');
    await expect(poster).toBeVisible();
    await expect(page.getByRole('grid')).toBeHidden();
    release();
    await expect(page.getByRole('grid')).toBeVisible();
    await expect(poster).toBeHidden();
  });
}
