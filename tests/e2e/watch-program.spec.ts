// The program beside the search: the lit lines belong to the current step, in every language of the program.
import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { linesAtWork, linesOf, programFile } from '../../web/core/strategy-programs';
import type { StepKind } from '../../web/core/watched-search';
import { downloadedBy } from './support/download';
import { inkala } from './support/puzzles';
import { expect, test } from './support/test';
import { expectAt, onElement, openWatch } from './support/watching';
import { focusOn } from './support/sudoku';

/** A puzzle of eight steps row by row, among them a dead end and a backtrack. */
const threeCells =
  '.7546.98..9481.67568259743.457621398263789154819354726538176249941238567726945813';

const programOf = (file: string): string =>
  readFileSync(new URL(`../../cpp/programs/${file}`, import.meta.url), 'utf8');

const code = (page: Page, file: string) => page.getByRole('region', { name: file, exact: true });

/** Takes a step and gives its kind. */
const kindOfNextStep = (page: Page): Promise<StepKind> =>
  onElement(
    page,
    (sudoku) =>
      new Promise<StepKind>((resolve) => {
        const onStep = ({ detail }: { detail: { step: { kind: StepKind } | undefined } }) => {
          // The event of the start, which has no step, may still arrive.
          if (!detail.step) return;
          sudoku.removeEventListener('retrace-step', onStep);
          resolve(detail.step.kind);
        };
        sudoku.addEventListener('retrace-step', onStep);
        void sudoku.step(1);
      }),
  );

// tests/web/core/strategy-programs.test.ts knows the lines of every program.
test('the program is lit where it does each step', async ({ page }) => {
  const file = programFile('scan-blanks', 'cpp');
  const lines = linesOf(programOf(file));
  await openWatch(page, { puzzle: threeCells, strategy: 'scan-blanks' });
  await expect(code(page, file)).toContainText('int main()');
  const lit = code(page, file).locator('[aria-current="step"]');
  await expect(lit).toHaveCount(0);
  for (let kind: StepKind = 'placement'; kind !== 'solution';) {
    kind = await kindOfNextStep(page);
    const [index = -1] = linesAtWork(lines, kind);
    await expect(lit).toContainText(lines[index]?.code.trim() ?? 'a line');
  }
});

test('greedy is lit where it is stuck', async ({ page }) => {
  await openWatch(page, { puzzle: inkala, strategy: 'greedy' });
  await onElement(page, (sudoku) => sudoku.seek(1000));
  const lit = code(page, 'greedy.cpp').locator('[aria-current="step"]');
  await expect(lit).toContainText('if (digit > 9) return false;');
});

test('the chain of calls stands above the program and grows with the search', async ({ page }) => {
  await openWatch(page, { puzzle: inkala, strategy: 'scan-blanks', at: 2 });
  const calls = page.getByRole('group', { name: '3 calls open' });
  await expect(calls).toContainText('dfs(0) → dfs(1) → dfs(2)');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('group', { name: '4 calls open' })).toContainText('→ dfs(3)');
});

test('the program is chosen by language, copied and downloaded with its comments', async ({
  page,
  context,
  browserName,
}) => {
  if (browserName === 'chromium')
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openWatch(page, { puzzle: inkala, at: 1 });
  await expect(code(page, 'used-flags.cpp')).toContainText('// put the digit in');
  await page.getByLabel('Language of the program').selectOption({ label: 'Python' });
  const python = code(page, 'used-flags.py');
  await expect(python.locator('[aria-current="step"]')).toContainText('board[row][col] = digit');
  await expect(python).toContainText('# put the digit in');
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Copied', exact: true })).toBeVisible();
  if (browserName === 'chromium') {
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain('        # put the digit in\n        board[row][col] = digit\n');
    expect(copied).not.toMatch(/\[[a-z-]+\]$/m);
  }
  const names: string[] = [];
  page.on('download', (file) => names.push(file.suggestedFilename()));
  const download = page.getByRole('button', { name: 'Download', exact: true });
  const saved = (await downloadedBy(download)).toString();
  if (browserName === 'chromium') expect(names).toEqual(['used-flags.py']);
  expect(saved).toContain('        # put the digit in\n        board[row][col] = digit\n');
  await page.reload();
  await expect(code(page, 'used-flags.py')).toBeVisible();
});

test('the real source is a second tab, reached by keyboard', async ({ page }) => {
  await openWatch(page, { puzzle: inkala, at: 5000 });
  await focusOn(page.getByRole('tab', { name: 'Program' }));
  await page.keyboard.press('ArrowRight');
  const tab = page.getByRole('tab', { name: 'The real source' });
  await expect(tab).toBeFocused();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await expectAt(page, 5000);
  await expect(page.locator('.code [aria-current="step"]')).toContainText(
    'board_.put(cell, digit);',
  );
});

test('a strategy without a program has only the real source', async ({ page }) => {
  await openWatch(page, { puzzle: inkala, strategy: 'propagation', at: 1 });
  await expect(page.getByRole('tab', { name: 'Program' })).toHaveCount(0);
  await expect(page.getByRole('region', { name: /house_masks/ })).toBeVisible();
});

test.describe('on a Korean phone', () => {
  test.use({ locale: 'ko-KR', viewport: { width: 390, height: 844 } });

  test('comments are in the language of the page, and no line is cut', async ({ page }) => {
    await page.goto(`/#p=${inkala}&s=exact-cover&m=watch&at=1`);
    const program = page.getByRole('region', { name: 'exact-cover.cpp', exact: true });
    await expect(program).toContainText('// 숫자를 넣고');
    expect(await program.evaluate((box) => box.scrollWidth <= box.clientWidth)).toBe(true);
  });
});
