// The widget in a browser of 2023, which comes from the npm registry: Chromium 110, as packed for servers.
import { execFileSync } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { chromium, type Browser } from '@playwright/test';
import { install, registryAnswers, type Project } from './support/installed';
import { inkala, inkalaSolved } from './support/puzzles';
import { button, expectBoard } from './support/sudoku';
import { expect, post, test } from './support/hosts';

test.skip(({ browserName }) => browserName !== 'chromium', 'this is a version of Chromium');
/** Installing takes minutes, so these tests run only where the tag is asked for. */
const tagged = { tag: '@registry' };
test.describe.configure({ mode: 'default', timeout: 120_000 });

let project: Project | undefined;
test.beforeAll(async () => {
  test.setTimeout(600_000); // over a slow network, on a busy machine
  if (await registryAnswers()) {
    project = await install(['@sparticuz/chromium@110.0.1']);
  }
});
test.afterAll(async () => {
  await project?.remove();
});

async function start(): Promise<Browser> {
  test.skip(!project, 'the npm registry is not reachable, and the browser comes from there');
  if (!project) throw new Error('skipped');
  const packed = join(project.folder, 'node_modules/@sparticuz/chromium/bin');
  const folder = join(project.folder, 'chromium');
  await mkdir(folder, { recursive: true });
  const unpacked = async (name: string) =>
    brotliDecompressSync(await readFile(join(packed, `${name}.br`)));
  await writeFile(join(folder, 'chromium'), await unpacked('chromium'), { mode: 0o755 });
  for (const part of ['swiftshader.tar', 'aws.tar']) {
    await writeFile(join(folder, part), await unpacked(part));
    execFileSync('tar', ['xf', part], { cwd: folder });
  }
  return chromium.launch({
    executablePath: join(folder, 'chromium'),
    args: ['--no-sandbox', '--single-process', '--no-zygote', '--headless', '--disable-gpu'],
    timeout: 30_000,
  });
}

for (const file of ['retrace.js', 'retrace-whole.classic.js']) {
  test(`Chromium 110 draws a board and solves by ${file}`, tagged, async ({ host, widget }) => {
    const browser = await start();
    try {
      const page = await browser.newPage();
      const html = post(
        widget.replace('retrace.js', file),
        `<retrace-sudoku puzzle="${inkala}" lang="en"></retrace-sudoku>`,
      );
      const isClassic = file.endsWith('.classic.js');
      await page.goto(host.put({ html: isClassic ? html.replace(' type="module"', '') : html }));
      await expectBoard(page, inkala);
      const line = await page
        .getByRole('gridcell')
        .first()
        .evaluate((cell) => getComputedStyle(cell).backgroundColor);
      expect(line).toMatch(/^rgb\(/); // without a colour it would be rgba(0, 0, 0, 0)
      await button(page, 'Solve').click();
      await expectBoard(page, inkalaSolved);
    } finally {
      await browser.close();
    }
  });
}
