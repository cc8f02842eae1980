// The tags of lessons in a page that has nothing but the widget.
import { expect, test } from './support/hosts';
import { button } from './support/sudoku';
import { watchedBoard } from './support/watching';

for (const [lesson, pages, row, sentence] of [
  ['three-cells', 5, '175463982', 'The board is full: a solution.'],
  [
    'greedy-dead-end',
    3,
    '1345678.9',
    'Stuck at r1c8, no digit fits. This strategy takes nothing back.',
  ],
  ['first-solution', 4, '951423678', 'The board is full: a solution.'],
] as const) {
  test(`the tag of page ${pages} of ${lesson} shows its board`, async ({ page, embed }) => {
    await page.addInitScript(() => {
      const copied: string[] = [];
      Object.assign(globalThis, { copied });
      Object.defineProperty(navigator, 'clipboard', {
        value: { writeText: (text: string) => Promise.resolve(void copied.push(text)) },
      });
    });
    await page.goto(`/#m=learn&l=${lesson}`);
    for (let turned = 1; turned < pages; turned++) await button(page, 'Next').click();
    await button(page, 'Copy tag of this board').click();
    await expect(page.getByText('Copied: a tag for any page that loads Retrace.')).toBeVisible();
    const tag = await page.evaluate(() => String(Reflect.get(globalThis, 'copied')));
    await embed(tag);
    await expect.poll(async () => (await watchedBoard(page)).slice(0, 9)).toBe(row);
    await expect(page.locator('.sentence')).toContainText(sentence, { ignoreCase: true });
  });
}
