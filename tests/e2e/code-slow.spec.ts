// The page explains why a program is slow: compared with accepted ones on the same test, with the costly line and a picture of the growth.
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectDone, openCode, press, write } from './support/coding';
import { isJavaBuilt } from '../java/support/java';
import { inkala } from './support/puzzles';
import { expect, test } from './support/test';

test('a program that scans the board takes as many steps as the setter’s, each of which costs more', async ({
  page,
}) => {
  await expectExplained(page, 'first-blank.js');
});

test('so it is for a program in Java, whose language is recognised @java', async ({ page }) => {
  test.skip(!isJavaBuilt, 'npm run java adds it');
  await expectExplained(page, 'first-blank.java');
});

async function expectExplained(page: Page, file: string): Promise<void> {
  test.setTimeout(180_000);
  await openCode(page, `/#p=${inkala}&m=code`);
  await write(page, readFileSync(`cpp/programs/${file}`, 'utf8'));
  await page.getByLabel('Input').selectOption('board');
  await press(page, 'Run');
  await expectDone(page);
  await press(page, 'Explain its time');
  await expectDone(page);
  const rows = page
    .getByRole('table')
    .filter({ hasText: 'A step' })
    .getByRole('row')
    .filter({ hasText: /Your program|used-flags|scan-blanks/ });
  await expect(rows).toHaveCount(3, { timeout: 120_000 });
  const steps = await rows
    .getByRole('cell')
    .evaluateAll((cells) =>
      cells.filter((_, index) => index % 3 === 0).map((cell) => cell.textContent.trim()),
    );
  expect(steps[0]).toMatch(/^[1-9][\d,]+$/);
  expect(new Set(steps).size).toBe(1);
  await expect(page.getByText('goes through the whole board at every call.')).toBeVisible();
  await expect(page.getByText(/^Order:/)).toHaveCount(0);
  await expect(page.getByRole('link', { name: /what each step costs/ }).last()).toBeVisible();
  await expect(page.getByRole('heading', { name: /Lines that wrote to the board/ })).toBeVisible();
}
