// Programs in Python through the page: judged, filmed, ended, and kept from reaching anything of the page.
import { readFileSync } from 'node:fs';
import {
  choose,
  editor,
  expectDone,
  expectVerdict,
  openAndRun,
  openCode,
  press,
  run,
  workersOf,
} from './support/coding';
import { expect, test } from './support/test';
import { sourceOf } from '../programs/learners/edits';
import { WorkerSessions } from './support/worker-sessions';

const patience = 180_000;
const scanBlanks = readFileSync(
  new URL('../../cpp/programs/scan-blanks.py', import.meta.url),
  'utf8',
);

test('Python says its size before it is fetched, is judged and filmed, and can be removed @whole', async ({
  page,
}) => {
  test.setTimeout(patience);
  await openCode(page);
  await choose(page, 'python');
  await expect(page.getByText('Python is downloaded once (6.4 MB)')).toBeVisible();
  await page.getByLabel('Input').selectOption('board');
  await run(page, scanBlanks);
  await expectVerdict(page, 'Accepted');
  await expectDone(page);
  await press(page, 'Watch its search');
  const program = page.getByRole('region', { name: 'Program' });
  await page.getByRole('button', { name: 'One step on' }).click();
  await expect(program.locator('[aria-current="step"]')).toContainText('board[row][col] = digit');
  await page.goBack();
  await press(page, 'Remove Python (6.4 MB)');
  await expect(page.getByText('Python is downloaded once (6.4 MB)')).toBeVisible();
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
});

/** All attempts are in one program, since each program loads Python anew; the failure names the attempts that reached something. */
const attempts = `import gc, importlib, json, sys
reached = []

def tries(name, way):
    try:
        way()
    except BaseException:
        return
    reached.append(name)

def module(name):
    for part in list(sys.modules):
        if part == name: del sys.modules[part]
    return importlib.import_module(name)

tries('js', lambda: module('js').fetch)
tries('pyodide_js', lambda: module('pyodide_js').FS)
tries('pyodide.http', lambda: module('pyodide.http').open_url('/index.html'))
tries('pyodide.code.run_js', lambda: module('pyodide.code').run_js('fetch("/index.html")'))
tries('micropip', lambda: module('micropip').install('six'))
tries('urllib', lambda: module('urllib.request').urlopen('http://localhost/'))
tries('subprocess', lambda: module('subprocess').run(['ls'], check=True))

names = ['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource', 'indexedDB', 'caches', 'importScripts', 'Worker',
    'BroadcastChannel', 'MessageChannel', 'postMessage', 'navigator', 'location', 'eval', 'setInterval',
    'document', 'window', 'localStorage', 'self', 'Request', 'WebTransport', 'RTCPeerConnection', 'FontFace']
for each in gc.get_objects():
    if type(each).__name__ != 'JsProxy': continue
    tries('constructor', lambda: each.constructor.constructor('return 1')())
    for name in names:
        tries('proxy ' + name, lambda: getattr(each, name)())

raise RuntimeError('reached ' + json.dumps(reached))
`;

test('a program in Python reaches neither network nor storage nor page, whatever it tries @whole', async ({
  page,
}) => {
  test.setTimeout(patience);
  await openCode(page);
  await choose(page, 'python');
  // Python itself must be loaded before the test records the page's requests.
  await run(page, 'print(1)');
  await expectVerdict(page, 'Wrong answer');
  await expectDone(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await run(page, attempts);
  await expectVerdict(page, 'Runtime error');
  await expect(page.getByText('RuntimeError: reached []').first()).toBeVisible();
  await expectDone(page);
  // A program can find the removed functions again, but they lead nowhere.
  await run(
    page,
    `import gc
found = [each['to_js'] for each in gc.get_objects() if type(each) is dict and 'to_js' in each]
for way in found: way(bytearray(10 ** 8))
`,
  );
  await expect(page.getByText('no program reaches JavaScript here').first()).toBeVisible({
    timeout: 60_000,
  });
  await expectDone(page);
  // Each program's worker is a blob of the sandbox.
  expect(requests.filter((url) => !url.startsWith('blob:null/'))).toEqual([]);
});

test('a worker of Python keeps only the language itself in its scope @whole', async ({
  page,
  browserName,
}) => {
  test.skip(browserName !== 'chromium', 'Chromium alone looks into a worker that has nothing left');
  test.setTimeout(patience);
  const sessions = await WorkerSessions.attach(page);
  await openAndRun(page, 'python', 'print(1)');
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

test('a program in Python is ended while it runs or is recorded, and an endless loop is late @whole', async ({
  page,
}) => {
  test.setTimeout(patience);
  await openAndRun(
    page,
    'python',
    `board = [list(map(int, input().split())) for _ in range(9)]
while True:
    for digit in range(1, 10):
        board[0][0] = digit
`,
  );
  const before = await workersOf(page);
  await expect(page.getByText(/^Test 1 of \d+ is running, for at most \d+ s…/)).toBeVisible({
    timeout: 60_000,
  });
  await press(page, 'Stop');
  await expect(page.getByText('Stopped.')).toBeVisible();
  await expect.poll(() => workersOf(page)).toEqual(before);
  await press(page, 'Run');
  await expectVerdict(page, 'Time limit exceeded');
  await expect(page.getByText(/^Recording its search: [1-9]/)).toBeVisible({ timeout: 60_000 });
  await press(page, 'Stop');
  await expect(page.getByText('Stopped.')).toBeVisible();
  await expect.poll(() => workersOf(page)).toEqual(before);
});

test('a syntax error in Python is marked at its line @whole', async ({ page }) => {
  test.setTimeout(patience);
  await openAndRun(page, 'python', 'board = []\nfor row in board\n    print(row)\n');
  await expectVerdict(page, 'Compile error');
  await expect(page.getByText("expected ':'")).toBeVisible();
  await press(page, 'Line 2');
  await expect(editor(page)).toBeFocused();
  await expectDone(page);
  await run(page, sourceOf('python', 'tabs-and-blanks'));
  await expect(page.getByText('inconsistent use of tabs and spaces in indentation')).toBeVisible();
  await expectVerdict(page, 'Compile error');
  await expect(page.getByRole('button', { name: 'Line 4' })).toBeVisible();
});

for (const [title, program, verdict] of [
  ['too much output', 'while True:\n    print("1 2 3 4 5 6 7 8 9")\n', 'Output limit exceeded'],
  [
    'too much memory',
    'held = []\nwhile True:\n    held.append([0] * 100000)\n',
    'Memory limit exceeded',
  ],
  [
    'too large a file',
    'with open("/tmp/file", "wb") as file:\n    while True:\n        file.write(bytes(10 ** 6))\n',
    'Memory limit exceeded',
  ],
  [
    'a full stack',
    'import sys\nsys.setrecursionlimit(10 ** 9)\nclass N:\n    def __init__(self):\n        N()\nN()\n',
    'Runtime error',
  ],
] as const) {
  test(`${title} has its own verdict in Python, and the next program runs @whole`, async ({
    page,
  }) => {
    test.setTimeout(patience);
    await openAndRun(page, 'python', program);
    await expectVerdict(page, verdict);
    await expectDone(page);
    await page.getByLabel('Input').selectOption('board');
    await run(page, scanBlanks);
    await expectVerdict(page, 'Accepted');
  });
}
