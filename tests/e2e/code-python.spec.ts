// What Python alone has in the page: fetching that is resumed, and a worker that is left without its scope.
import { choose, expectDone, expectVerdict, openCode, press, write } from './support/coding';
import { expect, test } from './support/test';
import { WorkerSessions } from './support/worker-sessions';

const patience = 180_000;

test('fetching that is stopped goes on where it was @whole', async ({ page, browserName }) => {
  test.skip(browserName !== 'chromium', 'Chromium alone tells what a worker fetches');
  test.setTimeout(patience);
  const pieces: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.bin')) pieces.push(request.url());
  });
  await openCode(page);
  await choose(page, 'python');
  await write(page, 'print(1)');
  // The second piece does not come.
  await page.route(/\/library-1-[^/]*\.bin$/, () => undefined);
  await press(page, 'Run');
  await expect.poll(() => pieces.length).toBe(2);
  await expect(page.getByText('Loading: 3.6 MB of 7.4 MB')).toBeVisible();
  await press(page, 'Stop');
  await expect(page.getByText('Stopped.')).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await press(page, 'Run');
  await expectVerdict(page, 'Wrong answer');
  expect(pieces.map((url) => /[a-z]+(?=-1-[^/]*$)/.exec(url)?.[0])).toEqual([
    'interpreter',
    'library',
    'library',
  ]);
});

test('nothing in Python reads a text as a program of the page @whole', async ({ page }) => {
  test.setTimeout(patience);
  await openCode(page);
  await choose(page, 'python');
  // By the address of what Pyodide is made of.
  await write(
    page,
    `import ctypes\nctypes.CDLL(None).emscripten_run_script(b'fetch("/index.html")')\n`,
  );
  await press(page, 'Run');
  await expect(page.getByText('eval is not defined').first()).toBeVisible({ timeout: 60_000 });
  await expectDone(page);
});

test('what a worker of Python has left of its scope is the language itself @whole', async ({
  page,
  browserName,
}) => {
  test.skip(browserName !== 'chromium', 'Chromium alone looks into a worker that has nothing left');
  test.setTimeout(patience);
  const sessions = await WorkerSessions.attach(page);
  await openCode(page);
  await choose(page, 'python');
  await write(page, 'print(1)');
  await press(page, 'Run');
  await expectVerdict(page, 'Wrong answer');
  await expectDone(page);
  const seen = (expression: string) => sessions.evaluate(sessions.named('python'), expression);
  const left = await seen(`[
    ...['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource', 'WebTransport', 'indexedDB'],
    ...['caches', 'cookieStore', 'Worker', 'BroadcastChannel', 'MessageChannel', 'FontFace'],
    ...['importScripts', 'postMessage', 'navigator', 'location', 'eval', 'setInterval', 'fonts'],
    ...['Request', 'RTCPeerConnection', 'addEventListener', 'close', 'File', 'Blob', 'scheduler'],
  ].filter((name) => Reflect.get(globalThis, name) !== undefined).join()`);
  expect(left).toBe('');
  expect(await seen(`typeof Object`)).toBe('function');
  expect(await seen(`try { Function('') } catch (error) { error.message }`)).toContain(
    'no program',
  );
});
