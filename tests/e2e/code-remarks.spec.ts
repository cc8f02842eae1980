// Remarks on a program's text before it runs, and the buttons that mend it.
import { readFileSync } from 'node:fs';
import { choose, editor, openCode, press, write } from './support/coding';
import { expect, test } from './support/test';

test('a program in Kotlin is named, and runs as another language only when asked', async ({
  page,
}) => {
  await openCode(page);
  await write(page, readFileSync('tests/programs/foreign/sudoku.kt', 'utf8'));
  const remarks = page.getByRole('status', { name: 'About the program’s text' });
  await expect(remarks).toContainText('This is Kotlin, which does not run here.');
  await press(page, 'Run');
  await expect(page.getByText(/looks like Kotlin/)).toBeVisible();
  await expect(page.getByText('Compiler messages')).toHaveCount(0);
  await press(page, 'Run it as JavaScript (Node.js) all the same');
  await expect(page.getByText('Compile error', { exact: true })).toBeVisible();
});

test('a pasted program has no name of ours', async ({ page }) => {
  await openCode(page);
  const name = page.getByLabel('Name of the program');
  await expect(name).toHaveValue('scan-blanks');
  await write(page, 'console.log(1);');
  await expect(name).toHaveValue('Program 1');
});

test('characters from a page are replaced at once, and undone at once', async ({ page }) => {
  await openCode(page);
  await write(page, 'const a = 1;\nconsole.log(“a”)；\n');
  const remarks = page.getByRole('status', { name: 'About the program’s text' });
  await expect(remarks).toContainText('3 characters that came along');
  await press(page, 'Replace them');
  await expect(editor(page)).toContainText('console.log("a");');
  await expect(remarks).toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(editor(page)).toContainText('console.log(“a”)；');
});

test('a package and a class of another name are changed to what Baekjoon takes', async ({
  page,
}) => {
  await openCode(page);
  await choose(page, 'java');
  const body = '  public static void main(String[] args) {}\n}\n';
  await write(page, `package boj;\npublic class Sudoku {\n${body}`);
  await press(page, 'Delete the line');
  await press(page, 'Rename it to Main');
  await expect(editor(page)).toContainText('public class Main {');
  await expect(editor(page)).not.toContainText('package');
  await expect(page.getByRole('button', { name: 'Rename it to Main' })).toHaveCount(0);
});
