// Code mode: a program of a person's own is judged, kept, filmed and watched, and reaches nothing of the page.
import lzString from 'lz-string';
import { programLanguages, type ProgramLanguage } from '../../web/core/program-languages';
import { editor, noteWorkers, openCode, press, run, workersOf, write } from './support/coding';
import { downloadedBy } from './support/download';
import { expect, test } from './support/test';

const linkWith = (program: string, problem = '2580') =>
  `#m=code&x=javascript-${problem}-${lzString.compressToEncodedURIComponent(program)}`;

const readBoard = `const board = require('fs').readFileSync('/dev/stdin').toString().trim()
  .split('\\n').map((line) => line.split(' ').map(Number));\n`;

test('the program that it begins with is accepted, filmed, and watched with its line lit', async ({
  page,
}) => {
  await openCode(page);
  await press(page, 'Run');
  await expect(page.getByText('Accepted', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('1,598 steps.')).toBeVisible({ timeout: 60_000 });
  await press(page, 'Watch its search');
  const program = page.getByRole('region', { name: 'Program' });
  await expect(program).toContainText('function possible(row, col, digit)');
  // People read the program in this view, so it has most of the panel.
  expect((await program.boundingBox())?.width).toBeGreaterThan(400);
  await page.getByRole('button', { name: 'One step on' }).click();
  await expect(program.locator('[aria-current="step"]')).toContainText('board[row][col] = digit;');
});

test('a wrong answer says which test and which line, in Korean as well', async ({ page }) => {
  await openCode(page);
  await run(page, `${readBoard}console.log(board.map((row) => row.join(' ')).join('\\n'));`);
  await expect(page.getByText('Wrong answer', { exact: true }).first()).toBeVisible();
  await expect(
    page.getByText('Line 1 still has a blank: the board was printed before it was full'),
  ).toBeVisible();
  await expect(page.getByRole('code').getByText('0 3 5 4 6 9 2 7 8')).toBeVisible();
  // The program writes to no board, and the page says so.
  await expect(page.getByText('No step was seen: ')).toBeVisible();
  await press(page, '한국어');
  await expect(page.getByText('틀렸습니다', { exact: true }).first()).toBeVisible();
});

test('a program of ours is opened in Code from beside its search, in each language that Code runs', async ({
  page,
}) => {
  const opening: Record<ProgramLanguage, string> = {
    cpp: '#include',
    python: 'import sys',
    java: 'class Main',
    javascript: "require('fs')",
  };
  for (const language of programLanguages) {
    await page.goto('/#m=watch');
    await page.getByLabel('Language of the program').selectOption(language);
    await press(page, 'Edit a copy in Code');
    await expect(editor(page)).toContainText(opening[language]);
    await expect(page.getByLabel('Language', { exact: true })).toHaveValue(language);
  }
});

test('a pasted program chooses its language', async ({ page }) => {
  await openCode(page);
  const paste = async (text: string) => {
    await page.evaluate((copied) => {
      const area = document.createElement('textarea');
      area.value = copied;
      document.body.append(area);
      area.select();
    }, text);
    await page.keyboard.press('ControlOrMeta+c');
    await page.evaluate(() => document.querySelector('body > textarea')?.remove());
    await editor(page).press('ControlOrMeta+a');
    await editor(page).press('ControlOrMeta+v');
  };
  const language = page.getByLabel('Language', { exact: true });
  await paste('import sys\nfor line in sys.stdin:\n    print(line)\n');
  await expect(language).toHaveValue('python');
  await expect(page.getByText('This program is written in Python')).toBeVisible();
  await paste('public class Main {\n  public static void main(String[] args) {}\n}\n');
  await expect(page.getByText('This program is written in Java')).toBeVisible();
  await expect(language).toHaveValue('java');
  await language.selectOption('cpp');
  await page.reload();
  await press(page, 'New');
  await expect(language).toHaveValue('cpp');
});

test('a program that cannot be read is marked at its line', async ({ page }) => {
  await openCode(page);
  await run(page, 'let a = 1;\nlet b = ;\n');
  await expect(page.getByText('Compile error', { exact: true })).toBeVisible();
  await expect(page.getByText('Unexpected token')).toBeVisible();
  await expect(page.locator('.cm-lint-marker-error')).toBeVisible();
  await press(page, 'Line 2');
  await expect(editor(page)).toBeFocused();
});

test('a program that does not end is stopped, and the next one runs', async ({ page }) => {
  await openCode(page);
  await run(page, 'while (true) {}');
  await expect(page.getByText(/^Test 1 of \d+ is running, for at most \d+ s…/)).toBeVisible();
  await press(page, 'Stop');
  await expect(page.getByText('Stopped.')).toBeVisible();
  await expect.poll(() => workersOf(page)).not.toContain('retrace-javascript');
  await run(page, 'null.x');
  await expect(page.getByText('Runtime error', { exact: true }).first()).toBeVisible();
});

test('a program outlasts a reload, and its edits can still be undone', async ({ page }) => {
  await openCode(page);
  await write(page, 'const first = 1;');
  const name = page.getByRole('textbox', { name: 'Name of the program' });
  // Typed, since Firefox fires no `change` for a field that a script has filled.
  await name.press('ControlOrMeta+a');
  await name.pressSequentially('mine');
  await name.press('Enter');
  await editor(page).press('End');
  await editor(page).pressSequentially(' // 둘');
  await expect(editor(page)).toContainText('const first = 1; // 둘');
  await expect
    .poll(() =>
      page.evaluate(
        () =>
          new Promise((resolve) => {
            const opened = indexedDB.open('keyval-store');
            opened.onsuccess = () => {
              const asked = opened.result
                .transaction('keyval')
                .objectStore('keyval')
                .get('programs');
              asked.onsuccess = () => {
                resolve(JSON.stringify(asked.result));
              };
            };
          }),
      ),
    )
    .toContain('// 둘');
  await page.reload();
  await expect(editor(page)).toContainText('const first = 1; // 둘');
  await expect(name).toHaveValue('mine');
  await editor(page).press('ControlOrMeta+z');
  await expect(editor(page)).not.toContainText('둘');
});

test('a program from a link is shown and does not run by itself', async ({ page }) => {
  await noteWorkers(page);
  await page.goto(`/${linkWith('const shared = "from a link";', '2239')}`);
  await expect(editor(page)).toContainText('from a link');
  await expect(page.getByText('It runs when you press Run.')).toBeVisible();
  await expect(page.getByLabel('Problem')).toHaveValue('2239');
  expect(await workersOf(page)).not.toContain('retrace-javascript');
});

test('a link whose program is too long says so, and opens nothing', async ({ page }) => {
  // Two kilobytes that hold 200,000 characters.
  await page.goto(`/${linkWith('a'.repeat(200_000))}`);
  await expect(page.getByText('The program in this link is too long to open.')).toBeVisible();
  await expect(editor(page)).not.toContainText('aaa');
});

test('a link carries the program, and says where it would be too long', async ({ page }) => {
  await openCode(page);
  await write(page, 'const mine = 1;');
  await press(page, 'Copy a link');
  await expect(page.getByText('The link is copied. It carries the program.')).toBeVisible();
  await editor(page).press('ControlOrMeta+a');
  await editor(page).press('ControlOrMeta+v');
  await expect(editor(page)).toContainText('#m=code&x=javascript-2580-');
  const characters = Array.from({ length: 9000 }, (_, at) => String.fromCharCode(0x4e00 + at));
  await write(page, `// ${characters.join('')}`);
  await press(page, 'Copy a link');
  await expect(page.getByText('The program is too long for a link.')).toBeVisible();
});

test('Tab indents, and after Escape it leaves the editor', async ({ page }) => {
  await openCode(page);
  await write(page, 'x');
  await editor(page).press('Home');
  await editor(page).press('Tab');
  await expect(editor(page)).toContainText('    x');
  await editor(page).press('Escape');
  await editor(page).press('Tab');
  await expect(editor(page)).not.toBeFocused();
});

test('the film is saved as a recording, and the strategies stand beside the program', async ({
  page,
}) => {
  await openCode(page);
  await page.getByLabel('Input').selectOption('board');
  await press(page, 'Run');
  await expect(page.getByRole('button', { name: 'Save the recording' })).toBeVisible({
    timeout: 60_000,
  });
  const saved = await downloadedBy(page.getByRole('button', { name: 'Save the recording' }));
  expect(saved.toString()).toMatch(
    /^retrace-trace 1\npuzzle .{81}\nplacement r\dc\d \d line \d+ call 1\n/,
  );
  await press(page, 'Compare');
  const rows = page.getByRole('row').filter({ hasText: /Your program|List of blanks/ });
  await expect(rows).toHaveCount(2);
  const steps = await rows
    .getByRole('cell')
    .evaluateAll((cells) =>
      cells.filter((_, index) => index % 2 === 0).map((cell) => cell.textContent),
    );
  expect(steps[0]).toBe(steps[1]);
});

test('a puzzle without givens has a film once the program has printed its board', async ({
  page,
}) => {
  await openCode(page, `/#p=${'.'.repeat(81)}&m=code`);
  await page.getByLabel('Input').selectOption('board');
  await press(page, 'Run');
  await expect(page.getByText('Accepted', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('701 steps.')).toBeVisible({ timeout: 60_000 });
});

test('programs are several, saved as files, opened from them, deleted and restored', async ({
  page,
}) => {
  await openCode(page);
  await run(page, 'const first = 1;');
  const saved = await downloadedBy(page.getByRole('button', { name: 'Save as a file' }));
  expect(saved.toString()).toBe('const first = 1;');
  await page.getByLabel('Open a file').setInputFiles({
    name: 'second.py',
    mimeType: 'text/plain',
    buffer: Buffer.from('second = 2\n'),
  });
  await expect(editor(page)).toContainText('second = 2');
  await expect(page.getByLabel('Language', { exact: true })).toHaveValue('python');
  await page.getByRole('combobox', { name: 'Program' }).selectOption({ index: 0 });
  await expect(editor(page)).toContainText('const first = 1;');
  await press(page, 'Delete');
  await expect(editor(page)).toContainText('second = 2');
  await press(page, 'Delete');
  await expect(page.getByLabel('Language', { exact: true })).toBeDisabled();
  await press(page, 'Restore it');
  await expect(page.getByLabel('Language', { exact: true })).toHaveValue('python');
  await expect(editor(page)).toContainText('second = 2');
  await press(page, 'Delete');
  await write(page, 'const third = 3;');
  await page.getByRole('textbox', { name: 'Name of the program' }).press('Enter');
  await expect(page.getByLabel('Language', { exact: true })).toHaveValue('javascript');
  await expect(editor(page)).toContainText('const third = 3;');
});

test('a program reaches neither network nor storage nor page, whatever it tries', async ({
  page,
}) => {
  const requests: string[] = [];
  await openCode(page);
  await write(
    page,
    `const tried = ['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource', 'indexedDB', 'caches', 'localStorage',
  'importScripts', 'BroadcastChannel', 'postMessage', 'navigator', 'document', 'window', 'self', 'Worker', 'crypto'];
const found = tried.filter((name) => typeof globalThis[name] !== 'undefined');
const escaped = [];
for (const value of [console.log, require('fs').readFileSync, process.exit, [], {}, 1, 'x']) {
  const scope = value.constructor.constructor('return this')();
  escaped.push(...tried.filter((name) => typeof scope[name] !== 'undefined'));
}
Object.prototype.fetch = 1;
throw new Error('found ' + JSON.stringify([found, escaped]));`,
  );
  page.on('request', (request) => requests.push(request.url()));
  await press(page, 'Run');
  await expect(page.getByText('Error: found [[],[]]')).toBeVisible();
  // The page fetches the worker's script and the engine; the sandbox starts the worker of a blob, of which Chromium tells.
  const own = new URL(page.url()).origin;
  const isExpected = (url: string) => url.startsWith(own) || url.startsWith('blob:null/');
  expect(requests.filter((url) => !isExpected(url))).toEqual([]);
});
