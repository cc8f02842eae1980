// The attribute `trace` names the address of a recording, which is watched in the widget, on the page and in the iframe page,
// or refused in a sentence of its own.
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { damagedRecordings } from '../support/recordings';
import { errorsHeard, hearErrors } from './support/errors';
import { blocked, expect, post, test, type Host } from './support/hosts';
import { inkala, inkalaSolved } from './support/puzzles';
import { recordingOf } from './support/recording';
import { alert, focusOn, open } from './support/sudoku';
import { expectAt, expectExplored, onElement, watchedBoard } from './support/watching';

const wholeSteps = 99_056; // steps of the row-major strategies on Inkala's puzzle
const shortRecording = `retrace-trace 1\npuzzle ${inkala}\nplacement r1c2 1\nbacktrack r1c2\nend\n`;

test.use({
  allowedFaults: [[...blocked, /Failed to load resource|CORS|violates/], { scope: 'test' }],
});

const text = { 'Content-Type': 'text/plain' };
const shared = { ...text, 'Access-Control-Allow-Origin': '*' };
const recordingAt = (host: Host, recording: string, headers: Record<string, string> = text) =>
  host.put({ html: recording, headers });

const board = (trace: string, more = '') =>
  `<retrace-sudoku lang="en" trace="${trace}" ${more}></retrace-sudoku>`;

/** The addresses that a page requests from now on, in order. */
function requestsOf(page: Page): readonly string[] {
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  return urls;
}

test('a post plays a recording from its address, with a core that comes with it', async ({
  page,
  host,
  embed,
}) => {
  test.setTimeout(120_000);
  const trace = recordingAt(host, recordingOf(inkala));
  const part = page.waitForRequest('**/parts/recordings-*.js');
  await embed(board(trace, 'at="1000"'));
  await part;
  await expect(page.getByText('A recorded search: 0.html')).toBeVisible();
  await expectExplored(page, wholeSteps);
  await expectAt(page, 1000);
  await expect(page.getByText(/Line 58, call depth \d+/)).toBeVisible();
  await page.getByRole('button', { name: 'To the solution' }).click();
  await expectAt(page, wholeSteps);
  expect(await watchedBoard(page)).toBe(inkalaSolved);
  await focusOn(page.getByRole('slider', { name: 'Timeline' }));
  await page.keyboard.press('ArrowLeft');
  await expectAt(page, wholeSteps - 1);
});

test('it plays the stretch that its attributes say, and a post without one fetches no core for it', async ({
  page,
  host,
  embed,
}) => {
  const parts = requestsOf(page);
  const plain = `<retrace-sudoku lang="en" puzzle="${inkala}" mode="watch"></retrace-sudoku>`;
  await embed(plain);
  await expectExplored(page, wholeSteps);
  expect(parts.filter((url) => url.includes('recordings'))).toEqual([]);

  const trace = recordingAt(host, recordingOf(inkala));
  const stretch = 'autoplay from="20" to="60" speed="max"';
  await embed(board(trace, stretch));
  await expectAt(page, 60);
});

test('a recording of another origin needs leave of its server', async ({ page, host, embed }) => {
  await hearErrors(page);
  const other = (address: string) => address.replace('127.0.0.1', 'localhost');
  const open = other(recordingAt(host, shortRecording, shared));
  await embed(board(open));
  await expectExplored(page, 2);
  expect(await errorsHeard(page)).toEqual([]);

  const closed = other(recordingAt(host, shortRecording));
  await embed(board(closed));
  await expect(alert(page)).toContainText(
    'its server or the policy of this page does not allow it',
  );
  expect(await errorsHeard(page)).toMatchObject([
    { problem: { kind: 'recording', trouble: { kind: 'not-fetched' } } },
  ]);
});

test('a recording is fetched without cookies, on the same origin too', async ({
  page,
  host,
  embed,
}) => {
  const trace = recordingAt(host, shortRecording);
  await page.context().addCookies([{ name: 'login', value: 'secret', url: trace }]);
  const asked = page.waitForRequest(trace);
  const visited = page.waitForRequest((request) => request.isNavigationRequest());
  await embed(board(trace));
  await expectExplored(page, 2);
  expect(await (await visited).headerValue('cookie')).toBe('login=secret');
  expect(await (await asked).headerValue('cookie')).toBeNull();
});

test('the board reports a missing recording and a wrong address', async ({ page, host, embed }) => {
  await hearErrors(page);
  await embed(board(`${host.origin}/none.trace`));
  await expect(alert(page)).toHaveText(
    'This recording could not be fetched: its server answered 404.',
  );
  expect(await errorsHeard(page)).toMatchObject([
    { problem: { kind: 'recording', trouble: { kind: 'not-served', status: 404 } } },
  ]);

  await embed(board('data:text/plain,retrace-trace 1'));
  await expect(alert(page)).toContainText('is not the address of a recording.');
  expect(await errorsHeard(page)).toMatchObject([
    { problem: { kind: 'recording', trouble: { kind: 'no-address' } } },
  ]);
});

test('damaged recordings are refused with their line; the board’s own search is a button away', async ({
  page,
  host,
  embed,
}) => {
  test.setTimeout(120_000);
  await hearErrors(page);
  // tests/wasm/recording.test.ts has every damage.
  const damages = damagedRecordings(readFileSync('tests/puzzles/recordings.txt', 'utf8'));
  const refused = damages.filter(({ isWatched }) => !isWatched).slice(0, 2);
  expect(refused).toHaveLength(2);
  for (const [index, { name, text, line, code }] of refused.entries()) {
    await test.step(name, async () => {
      const trace = recordingAt(host, text);
      if (index === 0) {
        await embed(board(trace, `puzzle="${inkala}"`));
      } else {
        await page.locator('retrace-sudoku').evaluate((element, address) => {
          element.setAttribute('trace', address);
        }, trace);
      }
      await expect.poll(async () => (await errorsHeard(page)).length).toBe(index + 1);
      expect((await errorsHeard(page)).at(-1)).toMatchObject({
        problem: { kind: 'recording', trouble: { problem: { fault: code, line } } },
      });
      const sentence = `This recording cannot be watched. Line ${line}: `;
      await expect(alert(page)).toContainText(sentence);
    });
  }
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(alert(page)).toBeHidden();
  await expectExplored(page, wholeSteps);
});

test('the one file with everything plays it from that file alone', async ({
  page,
  host,
  widget,
}) => {
  const parts = requestsOf(page);
  const whole = widget.replace('retrace.js', 'retrace-whole.js');
  const trace = recordingAt(host, shortRecording);
  await page.goto(host.put({ html: post(whole, board(trace)) }));
  await expectExplored(page, 2);
  expect(parts.filter((url) => url.includes('/parts/'))).toEqual([]);
});

test('on the page an element is given one, and loses it', async ({ page, baseURL }) => {
  await page.route('**/mine.trace', (route) => route.fulfill({ body: shortRecording }));
  await open(page, inkala);
  await onElement(
    page,
    (sudoku, trace) => {
      sudoku.trace = trace;
    },
    `${baseURL ?? ''}/mine.trace`,
  );
  await expect(page.getByText('A recorded search: mine.trace')).toBeVisible();
  await expectExplored(page, 2);
  await onElement(page, (sudoku) => {
    sudoku.trace = '';
  });
  await expectExplored(page, wholeSteps);
});

test('the iframe page plays one that its address names', async ({ page, host, baseURL }) => {
  await page.route('**/mine.trace', (route) => route.fulfill({ body: shortRecording }));
  const trace = encodeURIComponent(`${baseURL ?? ''}/mine.trace`);
  const frame = `<iframe src="${baseURL ?? ''}/embed/?trace=${trace}&lang=en" width="900" height="1600"></iframe>`;
  await page.goto(host.put({ html: `<!doctype html><html lang="en">${frame}</html>` }));
  const inside = page.frameLocator('iframe');
  await expect(inside.getByText('A recorded search: mine.trace')).toBeVisible();
  await expect(inside.getByRole('slider', { name: 'Timeline' })).toHaveAttribute(
    'aria-valuemax',
    '2',
  );
});
