// Thousands of puzzles outlive the page: gone on with after a reload, discarded, and made in one tab at a time.
import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { downloadedBy } from './support/download';
import { button } from './support/sudoku';
import { expect, test } from './support/test';

/** Of what `retrace generate -n 2000 --seed 7 --symmetry half-turn --rating 2.6-4.4` writes. */
const fileHash = 'd6eda8f31e6e1d02c1dd313ecf64bbd1279de4446465145c177a2bc92e90b71a';

async function openThousands(page: Page): Promise<void> {
  await page.goto('/#m=make');
  await button(page, 'Thousands').click();
}

async function order(page: Page, count: number): Promise<void> {
  const type = async (label: string, text: string) => {
    const field = page.getByLabel(label, { exact: true });
    await field.press('ControlOrMeta+a');
    await field.pressSequentially(text);
    await field.blur();
  };
  await type('Puzzles', String(count));
  await page.getByLabel('Difficulty', { exact: true }).selectOption('hard');
  await type('Seed (optional)', '7');
  await button(page, `Make ${count.toLocaleString('en')} puzzles`).click();
}

test('after a reload thousands are gone on with, and the file is as the command writes it', async ({
  page,
}) => {
  await openThousands(page);
  await order(page, 2000);
  await expect(page.getByText(/^[1-9][\d,]* of 2,000,/)).toBeVisible();
  await page.reload();
  await button(page, 'Thousands').click();
  await expect(page.getByText('Begun on an earlier visit, not at its end yet.')).toBeVisible();
  await expect(page.getByText(/^[1-9][\d,]* of 2,000,/)).toBeVisible();
  await expectAccessible(page);
  await button(page, 'Make 1,000 puzzles').click();
  await expect(page.getByText(/The puzzles begun before are not all made/)).toBeVisible();
  await button(page, 'Go on').click();
  await expect(page.getByText('Done.')).toBeVisible({ timeout: 45_000 });
  const file = await downloadedBy(button(page, 'Save 2,000 puzzles'));
  expect(createHash('sha256').update(file).digest('hex')).toBe(fileHash);
});

test('a second tab is told of the first, and finds what that one left', async ({
  page,
  context,
}) => {
  await openThousands(page);
  await order(page, 100_000);
  await expect(page.getByText(/^[1-9][\d,]* of 100,000,/)).toBeVisible();
  const second = await context.newPage();
  await openThousands(second);
  await expect(second.getByText(/Another tab of this browser/)).toBeVisible();
  await button(page, 'Stop').click();
  await expect(page.getByText('Stopped.')).toBeVisible();
  await page.close();
  await second.reload();
  await button(second, 'Thousands').click();
  await expect(second.getByText(/^[1-9][\d,]* of 100,000,/)).toBeVisible();
  await button(second, 'Discard').click();
  await expect(second.getByText(/of 100,000,/)).toBeHidden();
  await second.reload();
  await button(second, 'Thousands').click();
  await expect(button(second, 'Make 1,000 puzzles')).toBeVisible();
  await expect(second.getByText(/of 100,000,/)).toBeHidden();
});
