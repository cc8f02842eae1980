// Programs in Java through the page: judged, filmed and ended. A build without Java says so, and runs the other languages.
import { readFileSync } from 'node:fs';
import { sourceOf } from '../programs/learners/edits';
import { choose, expectDone, expectVerdict, openCode, press, write } from './support/coding';
import { isJavaBuilt } from '../java/support/java';
import { expect, test } from './support/test';

const patience = 240_000;
const scanCells = readFileSync(
  new URL('../../cpp/programs/scan-cells.java', import.meta.url),
  'utf8',
);

test('a build without Java says which command adds it', async ({ page }) => {
  await page.route('**/java/manifest.json', (route) => route.fulfill({ body: '{}' }));
  await openCode(page);
  await choose(page, 'java');
  await expect(page.getByText('adds it with the command npm run java')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Run', exact: true })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

test.describe('where Java is built', () => {
  test.skip(!isJavaBuilt, 'npm run java adds it');

  test('Java says its size, is judged and filmed, and can be removed @java', async ({ page }) => {
    test.setTimeout(patience);
    await openCode(page);
    await choose(page, 'java');
    await expect(page.getByText(/^Java is downloaded once \(4\.\d MB\)/)).toBeVisible();
    await page.getByLabel('Input').selectOption('board');
    await write(page, scanCells);
    await press(page, 'Run');
    await expectVerdict(page, 'Accepted');
    await expectDone(page);
    await press(page, 'Watch its search');
    const program = page.getByRole('region', { name: 'Program' });
    await page.getByRole('button', { name: 'One step on' }).click();
    await expect(program.locator('[aria-current="step"]')).toContainText('] = digit');
    await page.goBack();
    await page.getByRole('button', { name: /^Remove Java/ }).click();
    await expect(page.getByText(/^Java is downloaded once/)).toBeVisible();
  });

  test('standard error is shown beside the output @java', async ({ page }) => {
    test.setTimeout(patience);
    await openCode(page);
    await choose(page, 'java');
    await write(
      page,
      'class Main {\n  public static void main(String[] a) {\n    System.err.println("읽음 5");\n    System.out.println("b");\n    System.err.print("end");\n  }\n}',
    );
    await page.getByLabel('Input', { exact: true }).selectOption('Your own text');
    await press(page, 'Run');
    await expect(page.getByRole('region', { name: 'Output' })).toHaveText('b\n', {
      timeout: patience,
    });
    await expect(page.getByRole('region', { name: 'Standard error' })).toHaveText('읽음 5\nend');
  });

  test('errors of javac are marked at their lines @java', async ({ page }) => {
    test.setTimeout(patience);
    await openCode(page);
    await choose(page, 'java');
    await write(
      page,
      'class Main {\n  public static void main(String[] a) {\n    int x = "s";\n  }\n}',
    );
    await press(page, 'Run');
    await expectVerdict(page, 'Compile error');
    await expect(page.getByText('String cannot be converted to int').first()).toBeVisible();
    await expect(page.getByRole('button', { name: /^Line 3/ })).toBeVisible();
  });

  test('for 2239 a program is judged by the limit of Java, beside the setter’s @java', async ({
    page,
  }) => {
    test.setTimeout(patience);
    await openCode(page);
    await choose(page, 'java');
    await page.getByLabel('Problem').selectOption('2239');
    await write(page, sourceOf('java', 'checks-everything'));
    await press(page, 'Run');
    await expectVerdict(page, 'Time limit exceeded');
    // Each call costs hundreds of times the setter's, which three short tests tell; on a busy machine one of them may end first.
    await expect(
      page.getByText(
        /^An estimate: about [\d,.]+ times the setter's program here, which is about [\d,]+ of 5,000 ms on Baekjoon in Java 11; [\d.]+ times is the limit\. Shorter tests tell that|^The program did not end within 15 seconds here/,
      ),
    ).toBeVisible();
    await expectDone(page);
    await write(page, sourceOf('java', 'memory-hog'));
    await press(page, 'Run');
    await expectVerdict(page, 'Memory limit exceeded');
    await expectDone(page);
    await write(page, sourceOf('java', 'chars-by-lines'));
    await press(page, 'Run');
    await expectVerdict(page, 'Accepted');
  });

  test('an endless program is ended, and an exception is told with its line @java', async ({
    page,
  }) => {
    test.setTimeout(patience);
    await openCode(page);
    await choose(page, 'java');
    await page.getByLabel('Input').selectOption('board');
    const main = (body: string) =>
      `class Main {\n  public static void main(String[] a) {\n    ${body}\n  }\n}`;
    await write(page, main('int[] cells = new int[9]; int i = 9; cells[i] = 1;'));
    await press(page, 'Run');
    await expectVerdict(page, 'Runtime error');
    await expect(page.getByText('Index 9 out of bounds for length 9').first()).toBeVisible();
    await expectDone(page);
    await write(page, main('for (int i = 0; ; i++) if (i < 0) i = 0;'));
    await press(page, 'Run');
    await expectVerdict(page, 'Time limit exceeded');
  });
});
