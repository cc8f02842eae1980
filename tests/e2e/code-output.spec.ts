// All that a program prints: the first line that differs, standard error, and a run on a text of the person's own.
import { editor, expectDone, expectVerdict, openCode, press, run, write } from './support/coding';
import { expect, test } from './support/test';

test('the output of a test is shown whole, with the line that is not right marked', async ({
  page,
}) => {
  await openCode(page);
  await run(page, "console.error('reading');\nconsole.log('1 2 3');\nconsole.log('second');");
  await expectVerdict(page, 'Wrong answer');
  await expectDone(page);
  const output = page.getByRole('region', { name: 'Output' });
  await expect(output).toHaveText('1 2 3\nsecond\n');
  await expect(output.getByTitle('The first line that is not right')).toHaveText('1 2 3');
  await expect(page.getByRole('region', { name: 'Standard error' })).toHaveText('reading\n');
});

test('a program runs on a text of one’s own, which is there again after a reload', async ({
  page,
}) => {
  await openCode(page);
  await write(page, "console.log(require('fs').readFileSync(0, 'utf8').trim().length);");
  await expect(editor(page)).toContainText('readFileSync');
  await page.getByLabel('Input', { exact: true }).selectOption('Your own text');
  await page.getByLabel('Standard input').fill('seven 7');
  await press(page, 'Run');
  await expect(page.getByRole('region', { name: 'Output' })).toHaveText('7\n');
  await expect(page.getByText(/^The program ended after /)).toBeVisible();
  await page.reload();
  await page.getByLabel('Input', { exact: true }).selectOption('Your own text');
  await expect(page.getByLabel('Standard input')).toHaveValue('seven 7');
});
