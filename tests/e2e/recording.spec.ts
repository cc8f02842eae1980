// A recorded search in watch mode: it is dropped or pasted, scrubbed and sought, or refused with the number of its bad line.
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { damagedRecordings } from '../support/recordings';
import { inkala, inkalaSolved, lineOf, sample2239 } from './support/puzzles';
import { recordingOf } from './support/recording';
import { drop, paste } from './support/sudoku';
import { expect, test } from './support/test';
import { expectAt, expectExplored, openWatch, timeline, watchedBoard } from './support/watching';

const wholeSteps = 99_056; // steps of the row-major strategies on Inkala's puzzle
const damages = damagedRecordings(readFileSync('tests/puzzles/recordings.txt', 'utf8'));

const bring = (page: Page, content: string) =>
  drop(page, page.getByRole('grid'), { name: 'my.trace', content });

test('a recording of a long search is dropped, sought, scrubbed and left', async ({ page }) => {
  test.setTimeout(120_000);
  await openWatch(page, { puzzle: inkala });
  await bring(page, recordingOf(inkala));
  await expect(page.getByText('A recorded search: my.trace')).toBeVisible();
  await expectExplored(page, wholeSteps);
  await expectAt(page, 0);
  await page.getByRole('button', { name: 'To the solution' }).click();
  await expectAt(page, wholeSteps);
  expect(await watchedBoard(page)).toBe(inkalaSolved);
  await page.keyboard.press(',');
  await expectAt(page, wholeSteps - 1);

  const box = await timeline(page).boundingBox();
  if (!box) throw new Error('the timeline is not there');
  await page.mouse.move(box.x + box.width * 0.9, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 8 });
  await page.mouse.up();
  await expect
    .poll(async () => Number(await timeline(page).getAttribute('aria-valuenow')))
    .toBeLessThan(wholeSteps * 0.6);
  await expect(page.getByText(/Line 58, call depth \d+/)).toBeVisible();

  await page.getByRole('button', { name: 'Back to the board’s own search' }).click();
  await expect(page.getByText('A recorded search: my.trace')).toBeHidden();
  await expectAt(page, 0);
});

test('a recording is pasted in solve mode, and watched', async ({ page }) => {
  await page.goto('/');
  await paste(page, `retrace-trace 1\npuzzle ${inkala}\nplacement r1c2 1\nbacktrack r1c2\nend\n`);
  await expect(page.getByText('A recorded search')).toBeVisible();
  await expectExplored(page, 2);
});

// tests/wasm/recording.test.ts has every damage, tests/web/element/sentences.test.ts the sentence in both languages.
test('a damaged recording is refused in one sentence with its line, the board as it was', async ({
  page,
}) => {
  await openWatch(page, { puzzle: lineOf(sample2239.input), at: 12 });
  const before = await watchedBoard(page);
  await bring(page, damages.find(({ code }) => code === 'digit-there')?.text ?? '');
  const alert = page.getByRole('alert');
  await expect(alert).toHaveText(
    'This recording cannot be watched. Line 5: 6 cannot be placed in r1c4, which holds 2.',
  );
  expect(await watchedBoard(page)).toBe(before);
  await expectAt(page, 12);
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(alert).toBeHidden();
});

test('a program that goes wrong is watched', async ({ page }) => {
  await openWatch(page, { puzzle: inkala });
  const wrong = damages.find(({ code }) => code === 'clash');
  await bring(page, wrong?.text ?? '');
  await expect(page.getByText('A recorded search: my.trace')).toBeVisible();
  await expectExplored(page, 1);
});
