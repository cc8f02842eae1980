// Why a program is wrong: one sentence with its line, in both languages, and the film at its first wrong step.
import { readFileSync } from 'node:fs';
import { editor, expectVerdict, openCode, press, run } from './support/coding';
import { expect, test } from './support/test';
import { expectAt } from './support/watching';

const scanBlanks = readFileSync(
  new URL('../../cpp/programs/scan-blanks.js', import.meta.url),
  'utf8',
);

test('a wrong program is told its first wrong step, and Watch shows it with the digits that clash', async ({
  page,
}) => {
  await openCode(page);
  const rule = 'board[row][i] === digit || board[i][col] === digit';
  expect(scanBlanks).toContain(rule);
  await run(page, scanBlanks.replace(rule, 'board[row][i] === digit'));
  await expectVerdict(page, 'Wrong answer');
  await expect(page.getByText(/Step \d+: the \d in r\dc\d meets the/)).toBeVisible();
  await expect(
    page.getByText('In this film nothing keeps a digit out of its column'),
  ).toBeVisible();
  await expect(page.getByText('Lesson: which digits to refuse before they are put')).toBeVisible();
  await press(page, '한국어');
  await expect(page.getByText('같은 열에 있는 숫자를 걸러 내지 못합니다.')).toBeVisible();
  await press(page, 'English');
  await page.getByRole('button', { name: /^Watch step \d+$/ }).click();
  await expect(page.locator('[role="gridcell"][aria-invalid="true"]')).not.toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Program' })).toContainText('possible');

  await page.getByRole('tab', { name: 'Tree' }).click();
  const calls = page.getByRole('list', { name: 'Tree of the calls up to this step' });
  await expect(calls.locator('[aria-current="step"]')).toHaveCount(1);
  await calls.getByRole('button', { name: /, step 1$/ }).click();
  await expectAt(page, 1);
  await expect(calls.getByRole('button')).toHaveCount(1);
});

test('a right program is told no cause, and a single puzzle says nothing of all tests', async ({
  page,
}) => {
  await openCode(page);
  await page
    .getByLabel('Input', { exact: true })
    .selectOption({ label: 'The puzzle on the board' });
  await run(page, scanBlanks);
  await expectVerdict(page, 'Accepted');
  await expect(
    page.getByText('This puzzle was right; the other tests were not run.'),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Why', exact: true })).toHaveCount(0);
  await expect(editor(page)).toContainText('possible');
});
