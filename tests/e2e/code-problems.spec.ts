// Problems beyond a board of nine by nine: their programs are recognised as they are pasted, judged, and filmed where they can be.
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { choose, expectDone, expectVerdict, openCode, press, run, write } from './support/coding';
import { expect, test } from './support/test';
import { timeline } from './support/watching';

const patience = 300_000;
const sourceOf = (file: string) => readFileSync(`cpp/programs/${file}`, 'utf8');
const problem = (page: Page) => page.getByLabel('Problem', { exact: true });

test('a pasted program for 4574 chooses its problem, is accepted, and its dominoes are watched', async ({
  page,
}) => {
  test.setTimeout(patience);
  await openCode(page);
  await write(page, sourceOf('4574/row-major.js'));
  await expect(problem(page)).toHaveValue('4574');
  await expect(page.getByText('This program seems to be for 4574')).toBeVisible();
  await press(page, 'Run');
  await expectVerdict(page, 'Accepted');
  await expectDone(page);
  await expect(page.getByText('no time of the setter is published')).toBeVisible();
  await expect(page.getByText('Tests: 7 of 7 right')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Explain its time' })).toHaveCount(0);
  await press(page, 'Watch its search');
  await expect(timeline(page)).toBeVisible();
  await expect(page.getByRole('grid', { name: 'Board of the search' })).toBeVisible();
});

test('a program for 4574 with a fault is told the line that is not right', async ({ page }) => {
  test.setTimeout(patience);
  await openCode(page);
  const source = sourceOf('4574/row-major.js');
  await run(page, source.replace('row.join', 'row.reverse().join'));
  await expectVerdict(page, 'Wrong answer');
  await expect(page.getByText('changes a given.')).toBeVisible();
  await run(page, source.replace("'Puzzle ' + puzzle", "'Puzzle'"));
  await expectVerdict(page, 'Wrong answer');
  await expect(
    page.getByText('Line 1 is not in the form that the problem asks for.'),
  ).toBeVisible();
  await expect(page.locator('dd', { hasText: 'Puzzle 1' })).toBeVisible();
});

for (const file of ['tiles', 'fewest-ways']) {
  test(`${file} in C++ is accepted for 4574, and filmed @whole`, async ({ page }) => {
    test.setTimeout(patience);
    await openCode(page);
    await run(page, sourceOf(`4574/${file}.cpp`));
    await expect(problem(page)).toHaveValue('4574');
    await expectVerdict(page, 'Accepted');
    await expectDone(page);
    await expect(page.getByRole('button', { name: 'Watch its search', exact: true })).toBeVisible();
  });
}

for (const file of ['fewest-candidates', 'exact-cover']) {
  test(`${file} in C++ is accepted for 3763, and the page says why there is no film @whole`, async ({
    page,
  }) => {
    test.setTimeout(patience);
    await openCode(page);
    await run(page, sourceOf(`3763/${file}.cpp`));
    await expect(problem(page)).toHaveValue('3763');
    await expectVerdict(page, 'Accepted');
    await expectDone(page);
    await expect(page.getByText('Tests: 8 of 8 right')).toBeVisible();
    await expect(page.getByText('the boards of this problem are larger')).toBeVisible();
  });
}

test('row-major backtracking is too slow for 3763, and boards without a line between them are wrong @whole', async ({
  page,
}) => {
  test.setTimeout(patience);
  await openCode(page);
  await choose(page, 'cpp');
  await problem(page).selectOption('3763');
  await page.getByLabel('Start from one of ours').selectOption('row-major');
  await press(page, 'Run');
  await expectVerdict(page, 'Time limit exceeded');
  await expectDone(page);
  const source = sourceOf('3763/exact-cover.cpp');
  await run(page, source.replace("if (count > 0) cout << '\\n';", ''));
  await expectVerdict(page, 'Wrong answer');
  await expect(page.getByText('(an empty line)')).toBeVisible();
});
