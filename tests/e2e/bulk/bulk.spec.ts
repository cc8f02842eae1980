// Bulk mode: thousands of puzzles out of a file, each answered, none lost.
import { easy, inkala, inkalaSolved, lineOf, sample2239, sample2580 } from '../support/puzzles';
import { button, drop, expectBoard, paste, placeLink } from '../support/sudoku';
import { expect, test } from '../support/test';
import {
  countsOf,
  isBad,
  linesOf,
  openBulk,
  openPuzzles,
  phase,
  saved,
  sharedFiles,
  writeGenerated,
} from './support';

test.use({ usesSolver: true });

const contradicting = `5.......5${'.'.repeat(72)}`;
const impossible = `12345678........9${'.'.repeat(64)}`;
const kindsOfAll = [inkala, '.'.repeat(81), 'hello', contradicting, impossible, sample2239.input]
  .map((text) => text.trimEnd())
  .join('\n');

/** The number of lines of the generated file; `RETRACE_BULK_LINES=1000000` runs a million. */
const generatedLines = Number(process.env.RETRACE_BULK_LINES ?? 100_000);

test('a pasted list has every row answered with its line', async ({ page }) => {
  await openBulk(page);
  await page.getByLabel('Or paste a list').fill(kindsOfAll);
  await page.getByRole('button', { name: 'Check the list' }).click();
  await expect(phase(page)).toHaveText(/Done/);
  expect(await countsOf(page)).toEqual({
    All: 6,
    Unique: 2,
    Several: 1,
    None: 1,
    Contradiction: 1,
    'Bad lines': 1,
  });
  const rows = page.getByRole('row');
  await expect(rows).toHaveCount(7);
  await expect(rows.nth(1)).toHaveText(/^\s*1\s*unique\s*1\s*21/);
  await expect(rows.nth(2)).toHaveText(/^\s*2\s*several\s*≥ 2\s*0/);
  await expect(rows.nth(3)).toHaveText(/^\s*3\s*bad line\s*no puzzle in this line/);
  await expect(rows.nth(4)).toHaveText(/^\s*4\s*contradiction\s*0\s*2/);
  await expect(rows.nth(5)).toHaveText(/^\s*5\s*none\s*0\s*9/);
  await expect(rows.nth(6)).toHaveText(/^\s*6\s*unique/);
});

test('repeats are found on request, shown and told with the line of the first', async ({
  page,
}) => {
  await openBulk(page);
  const turned = Array.from({ length: 81 }, (_, at) =>
    inkala.charAt((at % 9) * 9 + Math.floor(at / 9)),
  ).join('');
  await page.getByLabel('Or paste a list').fill([inkala, easy, turned, inkala].join('\n'));
  await page.getByRole('button', { name: 'Check the list' }).click();
  const repeats = page.getByRole('region', { name: 'Repeats' });
  await repeats.getByRole('button', { name: 'Find repeats' }).click();
  await expect(repeats.getByRole('status')).toHaveText('Compared: 4 of 4 puzzles');
  const rows = page.getByRole('row');
  await expect(rows.nth(3)).toHaveText(/line 1, another form/);
  await repeats.getByRole('radio', { name: /^Repeats 1/ }).check();
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(1)).toHaveText(/^\s*4\s*unique[^]*line 1\s/);
  await page.getByRole('radio', { name: /^All/ }).check();
  await expect(rows).toHaveCount(5);
});

test('the shared puzzle files have the answers they are known for', async ({ page }) => {
  test.setTimeout(120_000);
  const unique = sharedFiles.unique.flatMap(linesOf);
  const several = sharedFiles.several.flatMap(linesOf);
  const none = linesOf('no_solution');
  await openBulk(page);
  await openPuzzles(page, { name: 'all.txt', text: [...unique, ...several, ...none].join('\n') });
  await expect(phase(page)).toHaveText(/all\.txt\s*Done/, { timeout: 90_000 });
  const counts = await countsOf(page);
  expect(counts.Unique).toBe(unique.length);
  expect(counts.Several).toBe(several.length);
  expect((counts.None ?? 0) + (counts.Contradiction ?? 0)).toBe(none.length);
  const givens = page.getByRole('img', { name: /^Givens: 17: 2[0-9],/ });
  await expect(givens).toBeVisible();
});

test('every bad line of a generated file is reported by its number and no line is lost', async ({
  page,
}, testInfo) => {
  test.setTimeout(600_000);
  const path = testInfo.outputPath('generated.txt');
  const every = generatedLines / 1000;
  const expected = await writeGenerated(path, generatedLines, every);
  expect(expected.bad).toHaveLength(1000);
  await openBulk(page);
  await openPuzzles(page, path);
  await expect(phase(page)).toHaveText(/Done/, { timeout: 500_000 });
  const told = await page.getByText(/ a second · /).innerText();
  testInfo.annotations.push({ type: 'bulk', description: told });
  console.log(told);
  expect(await countsOf(page)).toEqual({
    All: generatedLines,
    Unique: expected.unique,
    Several: expected.several,
    None: 0,
    Contradiction: 0,
    'Bad lines': 1000,
  });

  await page.getByRole('radio', { name: 'Bad lines' }).check();
  const csv = (await saved(page, 'as CSV')).trimEnd().split('\r\n');
  expect(csv.slice(1).map((line) => Number(line.split(',')[0]))).toEqual(expected.bad);

  await page.getByRole('radio', { name: 'All' }).check();
  const lines = (await saved(page, 'as CSV')).trimEnd().split('\r\n');
  expect(lines).toHaveLength(generatedLines + 1);
  const wrong = lines.slice(1).filter((line, index) => {
    const [number, result] = line.split(',');
    const kind = isBad(index + 1, every) ? 'error' : (index + 1) % 10 === 0 ? 'several' : 'unique';
    return Number(number) !== index + 1 || result !== kind;
  });
  expect(wrong).toEqual([]);
});

/** Puzzles that keep a worker busy long enough for a test to interrupt it. */
const hard = linesOf('forum_hardest_1905');
/** A file with more lines than a run answers before a test has clicked on something. */
const manyLines = 300_000;

test('a cancelled run keeps its answers', async ({ page }, testInfo) => {
  test.setTimeout(180_000);
  const path = testInfo.outputPath('generated.txt');
  await writeGenerated(path, manyLines, 1000, hard);
  await openBulk(page);
  await openPuzzles(page, path);
  await expect.poll(async () => (await countsOf(page)).All, { timeout: 60_000 }).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(phase(page)).toHaveText(/Cancelled/);
  const { All: before } = await countsOf(page);
  expect(before).toBeLessThan(manyLines);
  await page.getByRole('radio', { name: 'Unique' }).check();
  await expect(page.getByRole('row').nth(1)).toHaveText(/unique/);
});

test('a run is paused, saved as far as it is, and goes on', async ({ page }, testInfo) => {
  test.setTimeout(180_000);
  const path = testInfo.outputPath('generated.txt');
  await writeGenerated(path, manyLines, 1000, hard);
  await openBulk(page);
  await openPuzzles(page, path);
  await expect(page.getByRole('row').nth(1)).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(phase(page)).toHaveText(/Paused/);
  const puzzles = (await saved(page, 'as puzzles')).trimEnd().split('\n');
  expect(puzzles.length).toBeGreaterThan(0);
  expect(puzzles.length).toBeLessThan(manyLines);
  expect(puzzles[9]).toBe(linesOf('several_solutions')[10]);
  await page.getByRole('button', { name: 'Resume' }).click();
  const { All: before = 0 } = await countsOf(page);
  await expect
    .poll(async () => (await countsOf(page)).All, { timeout: 60_000 })
    .toBeGreaterThan(before);
});

test('solutions are saved as the command writes them, each in its own form', async ({ page }) => {
  await openBulk(page);
  const text = [inkala, '.'.repeat(81), 'hello', contradicting, impossible].join('\n');
  await openPuzzles(page, {
    name: 'forms.txt',
    text: `${text}\n${sample2239.input}${sample2580.input}`,
  });
  await expect(phase(page)).toHaveText(/Done/);
  const first = '123456789456789123789123456214365897365897214897214365531642978642978531978531642';
  expect(await saved(page, 'as solutions')).toBe(
    `${[inkalaSolved, first, 'error', 'none', 'none'].join('\n')}\n${sample2239.output}${sample2580.output}`,
  );
  await page.getByRole('radio', { name: 'Several' }).check();
  expect(await saved(page, 'as solutions')).toBe(`${first}\n`);
});

test('a list is saved as sheets of paper with its solutions, and printed', async ({ page }) => {
  await openBulk(page);
  await openPuzzles(page, { name: 'own.txt', text: `${inkala}\nhello\n${sample2239.input}` });
  await expect(phase(page)).toHaveText(/Done/);
  const pdf = await saved(page, 'as PDF');
  expect(pdf).toContain(`${inkala}\n${sample2239.input.replaceAll('\n', '').replaceAll('0', '.')}`);
  await page.evaluate(() => {
    window.print = () => undefined;
  });
  await button(page, 'Print').click();
  const sheets = page.getByRole('group', { name: 'Puzzles to print', includeHidden: true });
  await expect(sheets.locator('.sheet-page')).toHaveCount(2);
  await expect(sheets.getByText('Solutions')).toHaveCount(1);
});

test('any row is looked at and put on the board, and the run is still there behind it', async ({
  page,
}) => {
  await openBulk(page);
  const lines = linesOf('top95');
  await drop(page, page.getByRole('contentinfo'), {
    name: 'top95.txt',
    content: lines.join('\r\n'),
  });
  await expect(phase(page)).toHaveText(/top95\.txt\s*Done/);
  await page.getByLabel('Line', { exact: true }).fill('77');
  await page.getByRole('button', { name: 'Go', exact: true }).click();
  await page.getByRole('button', { name: 'Show line 77' }).click();
  await expect(page.getByRole('img', { name: 'The puzzle of line 77' })).toBeVisible();
  await page.getByRole('button', { name: 'Put on the board' }).click();
  await expectBoard(page, lineOf(lines[76] ?? ''));
  await placeLink(page, 'Make').click();
  await expect(phase(page)).toHaveText(/top95\.txt\s*Done/);
});

test('a pasted text is a list, and solutions are counted to the chosen limit', async ({ page }) => {
  await openBulk(page);
  await page.getByLabel('Count up to').selectOption('100 solutions');
  await paste(page, `${'.'.repeat(81)}\n${inkala}\n`);
  await expect(phase(page)).toHaveText(/Done/);
  await expect(page.getByRole('row').nth(1)).toHaveText(/several\s*≥ 100/);
  await expect(page.getByRole('row').nth(2)).toHaveText(/unique\s*1\s*21/);
});

test('an empty file and an empty field say so', async ({ page }) => {
  await openBulk(page);
  await page.getByRole('button', { name: 'Check the list' }).click();
  await expect(page.getByRole('alert')).toHaveText('The field is still empty.');
  await openPuzzles(page, { name: 'empty.txt', text: '' });
  await expect(page.getByText('The file has no puzzle.')).toBeVisible();
});

test('bulk mode speaks Korean', async ({ page }) => {
  await openBulk(page);
  await page.getByRole('button', { name: '한국어' }).click();
  await page.getByLabel('또는 목록 붙여 넣기').fill(kindsOfAll);
  await page.getByRole('button', { name: '목록 검사' }).click();
  await expect(page.getByRole('region', { name: '진행' }).getByRole('status')).toHaveText(/끝/);
  await expect(page.getByRole('row').nth(3)).toHaveText(/잘못된 줄/);
});

test('puzzles are rated when asked for: a column, a picture, a filter and files', async ({
  page,
}) => {
  await openBulk(page);
  await page.getByLabel('Or paste a list').fill([easy, '.'.repeat(81), 'hello', inkala].join('\n'));
  await page.getByRole('button', { name: 'Check the list' }).click();
  await expect(phase(page)).toHaveText(/Done/);
  const rating = page.getByRole('region', { name: 'Difficulty' });
  await expect(page.getByRole('columnheader', { name: 'Difficulty' })).toHaveCount(0);
  await rating.getByRole('button', { name: 'Rate the puzzles' }).click();
  await expect(rating.getByRole('status')).toHaveText('Rated: 2 of 2 puzzles');
  await expect(rating.getByRole('img')).toHaveAccessibleName(/10\.5 to 10\.9: 1/);
  await expect(page.getByRole('columnheader', { name: 'Difficulty' })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: inkala })).toContainText('10.7');

  // Typed, since Playwright's `fill` fires no `change` in Firefox.
  const from = rating.getByLabel('Rated from');
  await from.press('ControlOrMeta+a');
  await from.pressSequentially('5.0');
  await rating.getByRole('button', { name: 'Show these' }).click();
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(page.getByRole('row').last()).toContainText(inkala);
  const csv = (await saved(page, 'as CSV')).trimEnd().split('\r\n');
  expect(csv).toHaveLength(2);
  expect(csv[0]).toContain(',branches,rating,ep,ed,technique,');
  expect(csv[1]).toContain(',10.7,');
  expect(await saved(page, 'with ratings')).toBe(`${inkala} 10.7 10.7 9.7 nested-simple-chains\n`);
});

test('a cancelled rating keeps its results and goes on with the rest', async ({ page }) => {
  await openBulk(page);
  await openPuzzles(page, { name: 'hard.txt', text: linesOf('top1465').join('\n') });
  await expect(phase(page)).toHaveText(/Done/);
  const rating = page.getByRole('region', { name: 'Difficulty' });
  await rating.getByRole('button', { name: 'Rate the puzzles' }).click();
  await rating.getByRole('button', { name: 'Cancel rating' }).click();
  const status = rating.getByRole('status');
  await expect(status).toHaveText(
    /^Cancelled; the ratings so far are kept: [\d,]+ of 1,465 puzzles$/,
  );
  const kept = await status.innerText();
  await rating.getByRole('button', { name: 'Rate the rest' }).click();
  await expect(status).not.toHaveText(kept);
  await expect(status).toHaveText(/^Rating:/);
});
