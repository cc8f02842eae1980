// A bad input gets one clear sentence, and nothing else changes; tests/web/element/sentences.test.ts has the sentence of each.
import { endless, inkala, lineOf, sample2239 } from './support/puzzles';
import {
  alert,
  button,
  expectBoard,
  figure,
  followLink,
  headline,
  numberIn,
  open,
  openFile,
  paste,
} from './support/sudoku';
import { expect, test } from './support/test';

test.use({ usesSolver: true });

const line = lineOf(sample2239.input);

test('the page reports a wrong text, file and link, and the board stays', async ({ page }) => {
  await open(page);
  await followLink(page, inkala);
  const expectTold = async (said: string) => {
    await expect(alert(page)).toHaveText(said);
    await expectBoard(page, inkala);
  };
  await paste(page, line.slice(0, 80));
  await expectTold('Line 1, column 81: the line has 80 cells instead of 81.');
  await openFile(page, 'Open file…', { name: 'it.txt', content: '%PDF-1.7\n1 0 obj\n' });
  await expectTold('“it.txt”: this is a PDF document, not text; copy the puzzle out of it.');
  await page.evaluate(() => {
    location.hash = 'p=12x4';
  });
  await expectTold('In the link, line 1, column 5: the row has 4 cells instead of 9.');
  await open(page, inkala, 'magic');
  await expectTold('There is no strategy named “magic”.');
});

test('a search that runs is not disturbed', async ({ page }) => {
  await open(page, endless, 'first-blank');
  await button(page, 'Solve').click();
  const placements = figure(page, 'Placements');
  await expect(placements).toHaveText(/^[\d,]+$/);
  await paste(page, '<script>alert(1)</script>');
  await expect(alert(page)).toHaveText('Line 1, column 1: there is no puzzle here.');
  const before = await numberIn(placements);
  await expect.poll(() => numberIn(placements)).toBeGreaterThan(before);
  await button(page, 'Stop').click();
  await expectBoard(page, endless);
});

test('the sentence goes when a right puzzle comes, and solving works after it', async ({
  page,
}) => {
  await open(page);
  await paste(page, 'hello');
  await expect(alert(page)).toHaveText('Line 1, column 1: there is no puzzle here.');
  await paste(page, sample2239.input);
  await expectBoard(page, line);
  await expect(alert(page)).toBeEmpty();
  await open(page, inkala, 'used-flags');
  await paste(page, '12');
  await expect(alert(page)).not.toBeEmpty();
  await button(page, 'Solve').click();
  await expect(headline(page)).toContainText('Unique solution');
  await expect(figure(page, 'Calls')).toHaveText('72,097');
  await expect(alert(page)).toBeEmpty();
});

test('markup in a text is shown as text', async ({ page }) => {
  await open(page);
  await openFile(page, 'Open file…', {
    name: '<img src=x onerror=alert(1)>.txt',
    content: 'a',
  });
  await expect(alert(page)).toContainText('“<img src=x onerror=alert(1)>.txt”, line 1, column 1');
  await expect(page.getByRole('img')).toHaveCount(0);
});
