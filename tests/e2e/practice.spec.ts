// Practising a technique: its explanation, the way to it from a hint, its puzzles, and the record of solved puzzles.
import { noteBefore } from './support/kept';
import { inkalaSolved, pointing } from './support/puzzles';
import { boardOf, button, cell, open } from './support/sudoku';
import { expect, test } from './support/test';

test('a hint leads to puzzles with its technique, on which a later hint names it', async ({
  page,
}) => {
  await open(page, pointing);
  await button(page, 'Fill in notes').click();
  await button(page, 'Hint').click();
  const hint = page.getByRole('region', { name: 'Hint', exact: true });
  await hint.getByText('What is this technique (pointing)?').click();
  await hint.getByRole('button', { name: 'Practise it' }).click();
  const sheet = page.getByRole('dialog', { name: 'Practise a technique' });
  await expect(sheet.getByRole('heading', { name: 'pointing' })).toBeVisible();
  await expect(sheet).toContainText('Solved 0 of 5');
  await sheet.getByRole('button', { name: 'A puzzle with it' }).click();
  await expect(page.getByText('The hardest step here: pointing.')).toBeVisible();
  expect(await boardOf(page)).not.toBe(pointing);
  await button(page, 'All steps').click();
  await expect(page.getByText('pointing', { exact: true }).first()).toBeVisible();
});

test('solved puzzles are counted, and the next one has the same technique', async ({ page }) => {
  const almost = `${inkalaSolved.slice(0, 80)}.`;
  const purpose = { kind: 'technique', technique: 'full-house' };
  await noteBefore(page, 'retrace-given-puzzles', JSON.stringify([{ purpose, puzzle: almost }]));
  await open(page, almost);
  await cell(page, 9, 9).click();
  await page.keyboard.press(inkalaSolved.charAt(80));
  const card = page.getByRole('region', { name: 'Solved', exact: true });
  await card.getByRole('button', { name: 'Next with full house' }).click();
  await expect(page.getByText('The hardest step here: full house.')).toBeVisible();
  await button(page, 'By technique').click();
  const sheet = page.getByRole('dialog', { name: 'Practise a technique' });
  await sheet.getByRole('button', { name: /^full house\s*1 solved$/ }).click();
  await expect(sheet).toContainText('Solved 1 of 5');
  await sheet.getByRole('button', { name: 'All techniques' }).click();
  await expect(sheet.getByRole('button', { name: 'Swordfish', exact: true })).toBeVisible();
});

test('looking for a rare puzzle is told and left', async ({ page }) => {
  await open(page, pointing);
  await button(page, 'By technique').click();
  const sheet = page.getByRole('dialog', { name: 'Practise a technique' });
  await sheet.getByRole('button', { name: 'unique loop, type 4' }).click();
  await sheet.getByRole('button', { name: 'A puzzle with it' }).click();
  await expect(page.getByText(/^[\d,]+ tried$/)).toBeVisible();
  await button(page, 'Leave it').click();
  await expect(page.getByText('Making a puzzle…')).toHaveCount(0);
  expect(await boardOf(page)).toBe(pointing);
});
