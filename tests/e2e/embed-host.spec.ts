// The widget as a guest: many on a page, moved, removed, loaded twice, set up early; nothing leaks.
import type { Page } from '@playwright/test';
import { post, expect, test } from './support/hosts';
import { inkala, inkalaSolved } from './support/puzzles';
import { alert, expectBoard } from './support/sudoku';

const element = `<retrace-sudoku puzzle="${inkala}" lang="en"></retrace-sudoku>`;

/** Solves by each element's own method, and gives the answers of all elements. */
const solveAll = (page: Page) =>
  page.evaluate(() =>
    Promise.all(
      [...document.querySelectorAll('retrace-sudoku')].map(async (sudoku) => {
        const { outcome } = await sudoku.solve();
        return outcome.kind === 'solved' ? outcome.solution : outcome.kind;
      }),
    ),
  );

test('ten elements share a few workers', async ({ page, browserName, embed }) => {
  await embed(element.repeat(10));
  expect(await solveAll(page)).toEqual(Array.from({ length: 10 }, () => inkalaSolved));
  const workers = page.workers().length;
  const cores = await page.evaluate(() => navigator.hardwareConcurrency);
  expect(workers).toBeGreaterThan(0);
  expect(workers).toBeLessThanOrEqual(Math.min(4, Math.max(1, cores - 1)));
  let heap = 'not told here';
  if (browserName === 'chromium') {
    const session = await page.context().newCDPSession(page);
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    heap = `${(usedSize / 2 ** 20).toFixed(1)} MB`;
  }
  console.log(`ten elements: ${String(workers)} worker(s) of ${String(cores)} cores, heap ${heap}`);
});

test('a board far from the visible part starts no worker', async ({ page, embed }) => {
  const body = `<p style="height: 5000px">A long story</p>${element}`;
  await embed(body);
  await page.evaluate(() => customElements.whenDefined('retrace-sudoku'));
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(page.workers()).toHaveLength(0);
  await page.getByRole('grid').scrollIntoViewIfNeeded();
  await expect.poll(() => page.workers().length).toBe(1);
});

test('moved within the page, its search goes on', async ({ page, embed }) => {
  await embed(`<main></main>${element}`);
  await page.evaluate(() => customElements.whenDefined('retrace-sudoku'));
  const solution = await page.evaluate(async () => {
    const sudoku = document.querySelector('retrace-sudoku');
    if (!sudoku) return undefined;
    const answer = sudoku.solve();
    document.querySelector('main')?.append(sudoku);
    const { outcome } = await answer;
    return outcome.kind === 'solved' ? outcome.solution : outcome.kind;
  });
  expect(solution).toBe(inkalaSolved);
  expect(page.workers()).toHaveLength(1);
});

test('removed, it ends its search and its worker', async ({ page, embed }) => {
  await embed(element.repeat(2));
  await solveAll(page);
  const end = await page.evaluate(async () => {
    const [first, second] = document.querySelectorAll('retrace-sudoku');
    if (!first || !second) return undefined;
    first.puzzle = '.'.repeat(81);
    const counted = first.count(1e9);
    first.remove();
    second.remove();
    return counted.then(
      () => 'counted',
      (reason: unknown) => (reason instanceof DOMException ? reason.name : 'another error'),
    );
  });
  expect(end).toBe('AbortError');
  await expect.poll(() => page.workers().length).toBe(0);
});

test('put back after it was removed, it solves again', async ({ page, embed }) => {
  await embed(element);
  await solveAll(page);
  await page.evaluate(() => {
    const sudoku = document.querySelector('retrace-sudoku');
    sudoku?.remove();
    return new Promise<void>((resolve) => {
      requestAnimationFrame(() => {
        if (sudoku) document.body.append(sudoku);
        resolve();
      });
    });
  });
  expect(await solveAll(page)).toEqual([inkalaSolved]);
});

test('properties set before the script has loaded count', async ({ page, embed }) => {
  const early = `<script type="module">
    const sudoku = document.querySelector('retrace-sudoku');
    sudoku.puzzle = '${inkala}';
    sudoku.strategy = 'house-masks';
    sudoku.mode = 'solve';
    sudoku.setAttribute('controls', 'minimal');
    addEventListener('retrace-ready', () => { document.title = 'ready'; });
  </script>`;
  const body = `<retrace-sudoku lang="en"></retrace-sudoku>${early}`;
  await embed(body);
  await expect(page).toHaveTitle('ready');
  await expectBoard(page, inkala);
  expect(
    await page.evaluate(() => {
      const sudoku = document.querySelector('retrace-sudoku');
      return sudoku && [sudoku.value, sudoku.strategy, sudoku.controls];
    }),
  ).toEqual([inkala, 'house-masks', 'minimal']);
  expect(await solveAll(page)).toEqual([inkalaSolved]);
});

test('it leaves no names on the host page but those by which copies of Lit know each other', async ({
  page,
  embed,
}) => {
  await page.addInitScript(() => {
    Object.assign(window, { before: [...Object.getOwnPropertyNames(window), 'before'] });
  });
  await embed(element);
  await solveAll(page);
  const added = await page.evaluate(() => {
    const { before } = window as unknown as { before: string[] };
    // Browsers add properties of their own, which are not enumerable, and Playwright adds those that begin with __pw.
    return Object.getOwnPropertyNames(window).filter(
      (name) =>
        !before.includes(name) &&
        !name.startsWith('__pw') &&
        Object.getOwnPropertyDescriptor(window, name)?.enumerable,
    );
  });
  expect(added.sort()).toEqual([
    'litElementVersions',
    'litHtmlVersions',
    'litPropertyMetadata',
    'reactiveElementVersions',
  ]);
  expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0);
  expect(await page.evaluate(() => document.querySelectorAll('style, link').length)).toBe(0);
});

test('the styles of the host stay outside', async ({ page, host, widget }) => {
  const looks = () =>
    page.evaluate(() => {
      const cell = document
        .querySelector('retrace-sudoku')
        ?.shadowRoot?.querySelector('[role=gridcell]');
      if (!cell) return undefined;
      const style = getComputedStyle(cell);
      const { width, height } = cell.getBoundingClientRect();
      return [
        style.fontSize,
        style.letterSpacing,
        style.textTransform,
        style.color,
        style.fontStyle,
      ]
        .concat(style.textAlign, style.wordSpacing, style.textIndent, style.lineHeight)
        .concat(String(Math.round(width)), String(Math.round(height)));
    });
  const styles = `<style>
    * { padding: 7px !important; border-radius: 50%; }
    div, button, p, table { color: red !important; font-size: 40px !important; }
    body { letter-spacing: 4px; text-transform: uppercase; font: italic 30px/3 serif; color: red;
      text-align: right; word-spacing: 9px; text-indent: 40px; white-space: pre; margin: 8px; }
  </style>`;
  const at = (body: string) =>
    host.put({
      html: post(widget, `<div style="width: 800px; padding: 0 !important">${body}</div>`),
    });
  await page.goto(at(element));
  await expectBoard(page, inkala);
  const plain = await looks();
  await page.goto(
    at(
      styles +
        element.replace('<retrace', '<retrace').replace('>', ' style="padding: 0 !important">'),
    ),
  );
  await expectBoard(page, inkala);
  expect(await looks()).toEqual(plain);
});

test('it takes no focus and reacts to keys only while focus is inside', async ({ page, embed }) => {
  const body = `<input aria-label="Search the blog" autofocus />${element}`;
  await embed(body);
  await expectBoard(page, inkala);
  await solveAll(page);
  const field = page.getByRole('textbox', { name: 'Search the blog' });
  await expect(field).toBeFocused();
  await page.evaluate(() => document.querySelector('input')?.blur());
  await page.evaluate(() => {
    const sudoku = document.querySelector('retrace-sudoku');
    sudoku?.reset();
  });
  await page.keyboard.press('5');
  await page.keyboard.press('ControlOrMeta+z');
  await expectBoard(page, inkala);
});

for (const mode of ['solve', 'watch', 'race']) {
  test(`in ${mode} mode an invalid property or attribute is reported and changes nothing`, async ({
    page,
    embed,
  }) => {
    await embed(`<retrace-sudoku puzzle="${inkala}" mode="${mode}" speed="12"></retrace-sudoku>`);
    await page.evaluate(() => customElements.whenDefined('retrace-sudoku'));
    const seen = await page.evaluate(async () => {
      const sudoku = document.querySelector('retrace-sudoku');
      if (!sudoku) throw new Error('no element');
      const told: string[] = [];
      document.addEventListener('retrace-error', (event) => {
        const { problem } = event.detail;
        told.push(
          problem.kind === 'wrong-value' ? `${problem.name}: ${problem.found}` : problem.kind,
        );
      });
      const look = () => {
        const { puzzle, strategy, mode: shown, speed, at, from, to, controls, theme } = sudoku;
        const { autoplay, loop, hints, readonly } = sudoku;
        const switches = [autoplay, loop, hints, readonly];
        return JSON.stringify([
          puzzle,
          strategy,
          shown,
          speed,
          at,
          from,
          to,
          controls,
          theme,
          switches,
        ]);
      };
      const before = look();
      Object.assign(sudoku, {
        mode: null,
        puzzle: 123,
        strategy: 7,
        speed: 'fast',
        at: Number.NaN,
      });
      Object.assign(sudoku, { from: -1, to: 'end', controls: null, theme: {} });
      Object.assign(sudoku, { mode: 'bulk' });
      for (const name of ['speed', 'at', 'mode', 'theme']) sudoku.setAttribute(name, 'x');
      const switches = ['autoplay', 'loop', 'hints', 'readonly'];
      for (const name of switches) sudoku.setAttribute(name, 'maybe');
      // React 18 writes this for a switch that is off.
      for (const name of switches) sudoku.setAttribute(name, 'false');
      await sudoku.updateComplete;
      const after = look();
      Object.assign(sudoku, { speed: undefined, at: '40' });
      return { before, after, told, speed: sudoku.speed, at: sudoku.at };
    });
    expect(seen.after).toBe(seen.before);
    expect(seen.told).toEqual([
      'mode: null',
      'wrong-text',
      'unknown-strategy',
      'speed: fast',
      'at: NaN',
      'from: -1',
      'to: end',
      'controls: null',
      'theme: [object Object]',
      'mode: bulk',
      'speed: x',
      'at: x',
      'mode: x',
      'theme: x',
      'autoplay: maybe',
      'loop: maybe',
      'hints: maybe',
      'readonly: maybe',
    ]);
    // Frameworks set undefined for a property that is taken away, and a number as a text.
    expect([seen.speed, seen.at]).toEqual([8, 40]);
    await expect(page.getByRole('grid').or(page.getByLabel('Runs of each')).first()).toBeVisible();
  });
}

test('a mode that embedded boards lack is reported, and the board solves', async ({
  page,
  embed,
}) => {
  await embed(element.replace('lang', 'mode="bulk" lang'));
  await expect(alert(page)).toHaveText('“bulk” is not a value of “mode” here.');
  expect(await solveAll(page)).toEqual([inkalaSolved]);
});
