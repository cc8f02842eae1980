// The widget in browsers of 2021 and 2023, as packed for servers, from the npm registry: Chromium 92 and 110.
import { execFileSync } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { chromium, type Browser, type Page } from '@playwright/test';
import { install, registryAnswers, type Project } from './support/installed';
import { inkala, inkalaSolved } from './support/puzzles';
import { expect, post, test } from './support/hosts';

test.skip(({ browserName }) => browserName !== 'chromium', 'this is a version of Chromium');
/** Installing takes minutes, so these tests run only where the tag is asked for. */
const tagged = { tag: '@registry' };
test.describe.configure({ mode: 'default', timeout: 120_000 });

/** The files that each of them runs: modules of 2022 are too new for the older one. */
const browsers = [
  {
    version: '92',
    from: 'chrome-aws-lambda',
    release: '10.1.0',
    files: ['retrace-whole.classic.js'],
  },
  {
    version: '110',
    from: '@sparticuz/chromium',
    release: '110.0.1',
    files: ['retrace.js', 'retrace-whole.classic.js'],
  },
];

let project: Project | undefined;
test.beforeAll(async () => {
  test.setTimeout(600_000); // over a slow network, on a busy machine
  if (!(await registryAnswers())) return;
  project = await install(browsers.map(({ from, release }) => `${from}@${release}`));
});
test.afterAll(async () => {
  await project?.remove();
});

async function start({ version, from }: { version: string; from: string }): Promise<Browser> {
  test.skip(!project, 'the npm registry is not reachable, and the browser comes from there');
  if (!project) throw new Error('skipped');
  const packed = join(project.folder, 'node_modules', from, 'bin');
  const folder = join(project.folder, version);
  await mkdir(folder, { recursive: true });
  const unpacked = async (name: string) =>
    brotliDecompressSync(await readFile(join(packed, `${name}.br`)));
  await writeFile(join(folder, 'chromium'), await unpacked('chromium'), { mode: 0o755 });
  for (const part of ['swiftshader.tar', 'aws.tar']) {
    await writeFile(join(folder, part), await unpacked(part));
    execFileSync('tar', ['xf', part], { cwd: folder });
  }
  const browser = await chromium.launch({
    executablePath: join(folder, 'chromium'),
    args: ['--no-sandbox', '--headless', '--disable-gpu'],
    timeout: 30_000,
  });
  expect(browser.version()).toMatch(new RegExp(`^${version}\\.`));
  return browser;
}

/** Done by the page itself: what Playwright finds by role takes a browser of 2022. */
const inBoard = (page: Page, read: string) =>
  page.evaluate<unknown>(
    `(({ shadowRoot: root }) => ${read})(document.querySelector('retrace-sudoku'))`,
  );
const readBoard =
  "[...root.querySelectorAll('[role=gridcell]')].map((cell) => cell.textContent.trim() || '.').join('')";
const readColour = "getComputedStyle(root.querySelector('[role=gridcell]')).backgroundColor";
const pressSolve =
  "[...root.querySelectorAll('button')].find((each) => each.textContent.trim() === 'Solve').click()";

for (const { files, ...named } of browsers) {
  for (const file of files) {
    test(
      `Chromium ${named.version} draws a board and solves by ${file}`,
      tagged,
      async ({ host, widget }) => {
        const browser = await start(named);
        try {
          const page = await browser.newPage();
          const html = post(
            widget.replace('retrace.js', file),
            `<retrace-sudoku puzzle="${inkala}" lang="en"></retrace-sudoku>`,
          );
          const isClassic = file.endsWith('.classic.js');
          await page.goto(
            host.put({ html: isClassic ? html.replace(' type="module"', '') : html }),
          );
          await expect.poll(() => inBoard(page, readBoard)).toBe(inkala);
          // Without a colour it would be rgba(0, 0, 0, 0).
          expect(await inBoard(page, readColour)).toMatch(/^rgb\(/);
          await inBoard(page, pressSolve);
          await expect.poll(() => inBoard(page, readBoard)).toBe(inkalaSolved);
        } finally {
          await browser.close();
        }
      },
    );
  }
}
