// <retrace-sudoku> as an embedding page uses it: attributes, properties, methods, events.
import type { RetraceSudoku } from '../../web/element/retrace-sudoku';
import { antiBruteForce, emptyBoard, inkala, inkalaSolved } from './support/puzzles';
import { enter, expectBoard, open } from './support/sudoku';
import { expect, test } from './support/test';

test.use({ usesSolver: true });

declare global {
  interface Window {
    sudoku: RetraceSudoku;
    events: string[];
  }
}

test.beforeEach(async ({ page }) => {
  await open(page);
  await page.evaluate(() => {
    const sudoku = document.querySelector('retrace-sudoku');
    if (sudoku === null) throw new Error('no element');
    window.sudoku = sudoku;
    window.events = [];
    for (const name of ['change', 'progress', 'solve', 'error']) {
      document.addEventListener(`retrace-${name}`, () => window.events.push(name));
    }
  });
});

test('properties set before the element is defined count', async ({ context }) => {
  const page = await context.newPage();
  await page.addInitScript((puzzle) => {
    new MutationObserver((_, observer) => {
      const sudoku = document.querySelector('retrace-sudoku');
      if (!sudoku || customElements.get('retrace-sudoku')) return;
      observer.disconnect();
      sudoku.puzzle = puzzle;
      sudoku.strategy = 'exact-cover';
    }).observe(document, { childList: true, subtree: true });
  }, inkala);
  await page.goto('/');
  await expectBoard(page, inkala);
  await expect(page.getByLabel('Strategy')).toHaveValue('exact-cover');
});

test('attributes count, and taking them away goes back to the defaults', async ({ page }) => {
  await page.evaluate((puzzle) => {
    window.sudoku.setAttribute('puzzle', puzzle);
    window.sudoku.setAttribute('strategy', 'greedy');
  }, inkala);
  await expectBoard(page, inkala);
  await expect(page.getByLabel('Strategy')).toHaveValue('greedy');
  await page.evaluate(() => {
    window.sudoku.removeAttribute('puzzle');
    window.sudoku.removeAttribute('strategy');
  });
  await expectBoard(page, emptyBoard);
  await expect(page.getByLabel('Strategy')).toHaveValue('fast');
});

test('solve resolves to the report, and value, status and counters follow', async ({ page }) => {
  const seen = await page.evaluate(async (puzzle) => {
    const { sudoku } = window;
    sudoku.puzzle = puzzle;
    sudoku.strategy = 'used-flags';
    const before = [sudoku.value, sudoku.status, sudoku.counters];
    const promise = sudoku.solve();
    const during = sudoku.status;
    const { outcome } = await promise;
    return {
      before,
      during,
      outcome,
      after: [sudoku.value, sudoku.status],
      calls: sudoku.counters?.calls,
    };
  }, inkala);
  expect(seen).toEqual({
    before: [inkala, 'idle', undefined],
    during: 'searching',
    outcome: { kind: 'solved', solution: inkalaSolved, solutions: 'one' },
    after: [inkalaSolved, 'solved'],
    calls: 72_097,
  });
});

test('solve ends with an AbortError when its signal is aborted', async ({ page }) => {
  const seen = await page.evaluate(async (puzzle) => {
    const { sudoku } = window;
    sudoku.puzzle = puzzle;
    sudoku.strategy = 'first-blank';
    const controller = new AbortController();
    const ended = sudoku.solve({ signal: controller.signal }).then(
      () => 'solved',
      (error: unknown) => (error instanceof DOMException ? error.name : String(error)),
    );
    await new Promise((resolve) => {
      sudoku.addEventListener('retrace-progress', resolve, { once: true });
    });
    controller.abort();
    return [await ended, sudoku.status, sudoku.value];
  }, antiBruteForce);
  expect(seen).toEqual(['AbortError', 'stopped', antiBruteForce]);
});

test('count counts up to its limit', async ({ page }) => {
  const seen = await page.evaluate(async () => {
    const { sudoku } = window;
    sudoku.puzzle = '.'.repeat(81);
    const { count, limitReached } = await sudoku.count(7);
    return { count, limitReached, status: sudoku.status };
  });
  expect(seen).toEqual({ count: 7, limitReached: true, status: 'idle' });
});

test('a limit that makes no sense is an error of that count alone', async ({ page }) => {
  const seen = await page.evaluate(async (puzzle) => {
    const { sudoku } = window;
    sudoku.puzzle = puzzle;
    sudoku.strategy = 'used-flags';
    const stop = new AbortController();
    const solving = sudoku.solve({ signal: stop.signal }).catch((error: unknown) => error);
    await new Promise((resolve) => {
      sudoku.addEventListener('retrace-progress', resolve, { once: true });
    });
    const errors = [];
    for (const limit of [0, -1, Number.NaN, undefined as unknown as number]) {
      errors.push(await sudoku.count(limit).catch((error: unknown) => error));
    }
    const { status } = sudoku;
    stop.abort();
    const isRangeError = errors.map((error) => error instanceof RangeError);
    return { isRangeError, text: String(errors[0]), status, end: String(await solving) };
  }, antiBruteForce);
  expect(seen.isRangeError).toEqual([true, true, true, true]);
  expect(seen.text).toContain('a number from 1 on');
  expect(seen.status).toBe('searching');
  expect(seen.end).toContain('AbortError');
});

test('events bubble: change, solve, and error with its sentence', async ({ page }) => {
  const seen = await page.evaluate(async (puzzle) => {
    const { sudoku } = window;
    let message = '';
    document.body.addEventListener('retrace-error', ({ detail }) => {
      ({ message } = detail);
    });
    sudoku.puzzle = puzzle;
    sudoku.puzzle = 'hello';
    await sudoku.solve();
    return { events: window.events.filter((name) => name !== 'progress'), message };
  }, inkala);
  expect(seen).toEqual({
    events: ['change', 'error', 'change', 'solve'],
    message: 'Line 1, column 1: “h” is neither a digit nor a blank.',
  });
});

test('reset takes entries away', async ({ page }) => {
  await page.evaluate((puzzle) => {
    window.sudoku.puzzle = puzzle;
  }, inkala);
  await enter(page, 1, 2, '1');
  await page.evaluate(() => {
    window.sudoku.reset();
  });
  await expectBoard(page, inkala);
});

test('with readonly no reader can change the board, but the page still can', async ({ page }) => {
  await page.evaluate((puzzle) => {
    window.sudoku.puzzle = puzzle;
    window.sudoku.readonly = true;
  }, inkala);
  await enter(page, 1, 2, '1');
  await page.keyboard.press('ControlOrMeta+z');
  await expectBoard(page, inkala);
  await expect(page.getByRole('button', { name: 'Enter 1' })).toHaveCount(0);
  await page.evaluate(() => {
    window.sudoku.puzzle = '7'.padEnd(81, '.');
  });
  await expectBoard(page, '7'.padEnd(81, '.'));
});

test('controls may be few or none', async ({ page }) => {
  await page.evaluate(() => {
    window.sudoku.controls = 'minimal';
  });
  await expect(page.getByLabel('Strategy')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Solve' })).toBeVisible();
  await page.evaluate(() => {
    window.sudoku.controls = 'none';
  });
  await expect(page.getByRole('button', { name: 'Solve' })).toHaveCount(0);
  await expect(page.getByRole('gridcell')).toHaveCount(81);
});

test('its own lang counts before the page’s', async ({ page }) => {
  await page.evaluate(() => {
    window.sudoku.lang = 'ko';
  });
  await expect(page.getByRole('button', { name: '풀기' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('a move within the page keeps the search', async ({ page }) => {
  const status = await page.evaluate(async (puzzle) => {
    const { sudoku } = window;
    sudoku.puzzle = puzzle;
    sudoku.strategy = 'first-blank';
    sudoku.solve().catch(() => undefined);
    const progress = () =>
      new Promise((resolve) => {
        sudoku.addEventListener('retrace-progress', resolve, { once: true });
      });
    await progress();
    document.body.append(sudoku);
    await progress();
    const { status: moved } = sudoku;
    return moved;
  }, antiBruteForce);
  expect(status).toBe('searching');
});

test('removal ends the search', async ({ page }) => {
  const ended = await page.evaluate(async (puzzle) => {
    const { sudoku } = window;
    sudoku.puzzle = puzzle;
    sudoku.strategy = 'first-blank';
    const promise = sudoku.solve().then(
      () => 'solved',
      (error: unknown) => (error instanceof DOMException ? error.name : String(error)),
    );
    sudoku.remove();
    return promise;
  }, antiBruteForce);
  expect(ended).toBe('AbortError');
});
