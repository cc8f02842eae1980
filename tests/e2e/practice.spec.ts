// The course of techniques: its list, a technique, the puzzle at the step that needs it, and the record of what was found.
import type { Page } from '@playwright/test';
import { noteBefore } from './support/kept';
import { inkalaSolved, pointing } from './support/puzzles';
import { boardOf, button, cell, enter, expectReady, open } from './support/sudoku';
import { expect, test } from './support/test';

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

test('a technique is told, seen and found, and Back and reload keep the place', async ({
  page,
}) => {
  await page.goto('/#m=techniques');
  await button(page, 'Begin with full house').click();
  await expect(heading(page, 'full house')).toBeVisible();
  await expect(page).toHaveURL(/#m=techniques&l=full-house$/);
  await expect(page.getByText('Can you see it on this board?')).toBeVisible();
  for (const more of ['Where?', 'What?', 'Why?']) await button(page, more).click();
  await expect(page.getByText(/is the last blank of/)).toBeVisible();
  await page.reload();
  await expect(heading(page, 'full house')).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'Solving techniques')).toBeVisible();
  await page.goForward();
  await expectReady(page);
  await button(page, 'Find one').click();
  await expect(page.getByText(/Find the full house and enter its digit\./)).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'full house')).toBeVisible();
});

test('a find counts once it is done without a hint, and the next puzzle is a press away', async ({
  page,
}) => {
  const almost = `${inkalaSolved.slice(0, 79)}..`;
  const purpose = { kind: 'technique', technique: 'full-house' };
  await noteBefore(page, 'retrace-given-puzzles', JSON.stringify([{ purpose, puzzle: almost }]));
  await open(page, almost);
  await expect(page.getByText(/Find the full house and enter its digit\./)).toBeVisible();
  await enter(page, 9, 8, inkalaSolved.charAt(79));
  const found = page.getByRole('region', { name: 'Found: full house' });
  await expect(found).toContainText('1 of 3 found.');
  await expect(found.getByRole('button', { name: 'Solve this one' })).toBeVisible();
  await found.getByRole('button', { name: 'To the course' }).click();
  await expect(page.getByText('1 of 3 found', { exact: true })).toBeVisible();
  await button(page, 'All techniques').click();
  await expect(page.getByRole('button', { name: /full house 1 of 3 found/ })).toBeFocused();
});

test('a find by a hint does not count', async ({ page }) => {
  const almost = `${inkalaSolved.slice(0, 79)}..`;
  const purpose = { kind: 'technique', technique: 'full-house' };
  await noteBefore(page, 'retrace-given-puzzles', JSON.stringify([{ purpose, puzzle: almost }]));
  await open(page, almost);
  await expect(page.getByText(/Find the full house and enter its digit\./)).toBeVisible();
  await button(page, 'Hint').click();
  for (const more of ['Where?', 'What?']) await button(page, more).click();
  await button(page, 'Apply').click();
  await button(page, 'Close').click();
  const found = page.getByRole('region', { name: 'Found: full house' });
  await expect(found).toContainText('With a hint it does not count.');
});

test('a hint leads to the course at its technique, and from there to the board at the step', async ({
  page,
}) => {
  await open(page, pointing);
  await button(page, 'Fill in notes').click();
  await button(page, 'Hint').click();
  const hint = page.getByRole('region', { name: 'Hint', exact: true });
  await hint.getByRole('button', { name: 'About the technique' }).click();
  await hint.getByRole('button', { name: 'Practise it' }).click();
  await expect(heading(page, 'pointing')).toBeVisible();
  await button(page, 'Find one').click();
  await expect(
    page.getByText(/Find the pointing and cross out what it rules out\. Done before it: /),
  ).toBeVisible();
  expect(await boardOf(page)).not.toBe(pointing);
  // Candidates are noted, and the steps before are done.
  await expect(page.getByRole('gridcell', { name: /centre notes/ }).first()).toBeVisible();
  await expect(page.getByRole('gridcell', { name: /entered/ }).first()).toBeVisible();
  await cell(page, 1, 1).click();
  await button(page, 'Undo').click();
  await expect(page.getByRole('gridcell', { name: /entered/ })).toHaveCount(0);
});

test('looking for a rare puzzle is told and left', async ({ page }) => {
  await open(page, pointing);
  await button(page, 'By technique').click();
  await page.getByRole('button', { name: /unique loop, type 4/ }).click();
  await button(page, 'Find one').click();
  await expect(page.getByText(/^[\d,]+ tried$/)).toBeVisible();
  await button(page, 'Stop').click();
  await expect(page.getByText('Making a puzzle…')).toHaveCount(0);
  expect(await boardOf(page)).toBe(pointing);
});
