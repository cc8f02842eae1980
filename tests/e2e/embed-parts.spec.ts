// The widget's files: the address that hosts name, the parts that the script fetches from its own folder, the behaviour without
// some parts, and the single file that contains all.
import {
  copyFileSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { freePort } from '../../scripts/ports.mjs';
import { root } from '../../scripts/run.mjs';
import { serve } from '../../scripts/serve.mjs';
import { errorsHeard, hearErrors } from './support/errors';
import { holdBack } from './support/held';
import { blocked, expect, post, test as base } from './support/hosts';
import { policyCases, strict } from './support/policies';
import { inkala, inkalaSolved, nestedChains, sample2239, several, wing } from './support/puzzles';
import { alert, button, expectBoard } from './support/sudoku';

interface Fixtures {
  /** Copies dist/widget, lets `change` alter the copy, and serves it as `widget/` of another origin; gives the script's address. */
  changed: (change: (folder: string) => void) => Promise<string>;
}

/** The names of the parts, without the hashes in their file names. */
const partNames = readdirSync(join(root, 'dist/widget/parts')).map(nameOf);

/** The name of a part by its path: `/widget/parts/watch-Ab12.js` is `watch`. */
function nameOf(path: string): string {
  return path.replace(/^.*\//, '').replace(/-[\w-]{8}\.js$/, '');
}

/** Takes parts out of a copy of the widget. */
const without =
  (...names: readonly string[]) =>
  (folder: string) => {
    for (const file of readdirSync(join(folder, 'parts'))) {
      if (names.includes(nameOf(file))) rmSync(join(folder, 'parts', file));
    }
  };

const test = base.extend<Fixtures>({
  // eslint-disable-next-line no-empty-pattern -- Playwright wants a pattern here
  changed: async ({}, use) => {
    const ends: (() => void)[] = [];
    await use(async (change) => {
      const folder = mkdtempSync(join(tmpdir(), 'retrace-changed-'));
      cpSync(join(root, 'dist/widget'), join(folder, 'widget'), { recursive: true });
      change(join(folder, 'widget'));
      const { port, close } = await serve(await freePort(), { orNextFree: false, folder });
      ends.push(() => {
        close();
        rmSync(folder, { recursive: true });
      });
      return `http://localhost:${String(port)}/widget/`;
    });
    for (const end of ends) end();
  },
});
/** The messages of the browsers about a part that cannot be fetched. */
const missing = [
  /(watch|race|explain|shared|paths|nested-paths|searches|seats-on-page|recordings|read|strategy-note|technique-note)-[\w-]{8}\.js.*(from origin|did not succeed|disallowed MIME type)/,
  /ERR_FAILED/,
];
test.use({ allowedFaults: [[...blocked, ...missing], { scope: 'test' }] });

const inMode = (mode: string, more = '') =>
  `<retrace-sudoku puzzle="${inkala}" lang="en" mode="${mode}" ${more}></retrace-sudoku>`;

/** Collects the names of the files that are fetched from the script's origin from now on. */
function namesFetched(page: Page, script: string): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin === new URL(script).origin) names.push(nameOf(pathname));
  });
  return names;
}

const problems = async (page: Page) => (await errorsHeard(page)).map(({ problem }) => problem);

async function race(page: Page): Promise<void> {
  await page.getByLabel('Runs of each').selectOption('1');
  await button(page, 'Start the race').click();
  await expect(page.getByText('All 3 are in.', { exact: true })).toBeVisible();
}

async function solve(page: Page): Promise<void> {
  await button(page, 'Solve').click();
  await expectBoard(page, inkalaSolved);
}

/** The position after a seek, which opens watch mode. */
const positionAfterSeek = (page: Page) =>
  page.evaluate(async () => {
    const sudoku = document.querySelector('retrace-sudoku');
    await sudoku?.seek(120);
    return sudoku?.watched?.at;
  });

test('the widget is an address, its parts, and one file with all of them', () => {
  const files = readdirSync(join(root, 'dist/widget')).filter((file) => file.endsWith('.js'));
  expect(files.sort()).toEqual(['retrace-whole.classic.js', 'retrace-whole.js', 'retrace.js']);
  expect(partNames.sort()).toEqual([
    'board',
    'explain',
    'file-words',
    'learn',
    'nested-paths',
    'paths',
    'post-helps',
    'program-texts',
    'race',
    'read',
    'recordings',
    'searches',
    'seats-on-page',
    'sentences',
    'shared',
    'strategy-note',
    'technique-note',
    'varied',
    'varied-core',
    'watch',
  ]);
});

for (const { name, policy } of policyCases.filter(({ runs }) => runs === 'in a worker')) {
  test(`under ${name} it is watched and races, from another origin`, async ({
    page,
    widget,
    embed,
  }) => {
    const fetched = namesFetched(page, widget);
    await embed(inMode('race'), { policy });
    await race(page);
    expect(fetched.toSorted()).toEqual(
      ['retrace.js', 'board', 'race', 'shared', 'strategy-note', 'searches'].sort(),
    );
    fetched.length = 0;
    await embed(inMode('watch'), { policy });
    expect(await positionAfterSeek(page)).toBe(120);
    expect(fetched).toContain('watch');
    expect(fetched).not.toContain('race');
  });
}

const explaining = `<retrace-sudoku puzzle="${wing}" lang="en" mode="explain" at="7"></retrace-sudoku>`;

interface Explained {
  position: number;
  steps: number;
  value: string;
}

/** Notes the detail of every event of a type from now on, for `notedDetails`. */
const noteDetails = (page: Page, type: string): Promise<unknown> =>
  page.addInitScript((noted) => {
    const details: unknown[] = [];
    Object.assign(window, { details });
    addEventListener(noted, (event) => {
      details.push((event as CustomEvent<unknown>).detail);
    });
  }, type);

const notedDetails = <Detail>(page: Page): Promise<Detail[]> =>
  page.evaluate(() => Reflect.get(window, 'details') as Detail[]);

for (const { name, policy, runs } of policyCases) {
  const where = runs === 'nowhere' ? 'is not explained, and says so' : `is explained ${runs}`;
  test(`under ${name} a puzzle ${where}, by parts fetched for it`, async ({
    page,
    widget,
    embed,
  }) => {
    const fetched = namesFetched(page, widget);
    await noteDetails(page, 'retrace-explain');
    await embed(explaining, { policy });
    const told = page.locator('.step-text');
    if (runs === 'nowhere') {
      await expect(page.getByRole('button', { name: 'Look again' })).toBeVisible();
      return;
    }
    await expect(told).toContainText('XYZ-Wing');
    await expect(told).toContainText('Remove 9 from r6c7.');
    expect(fetched.toSorted()).toEqual(
      [
        ...['retrace.js', 'board', 'explain', 'sentences', 'shared', 'paths'],
        ...(runs === 'on the page' ? ['seats-on-page'] : []),
      ].sort(),
    );
    await button(page, 'One step on').click();
    await expect(told).not.toContainText('XYZ-Wing');
    await page.evaluate(async () => {
      const sudoku = document.querySelector('retrace-sudoku');
      await sudoku?.step(-3);
      await sudoku?.seek(1e6);
    });
    // The event tells of more steps found, too. The end is gone to once it is there.
    const positions = async () =>
      (await notedDetails<Explained>(page))
        .map(({ position }) => position)
        .filter((position, index, all) => position !== all[index - 1]);
    await expect.poll(positions, { timeout: 30_000 }).toEqual([7, 8, 5, 109]);
    await expect(told).toContainText('Solved by logic alone');
    // A board that is removed leaves no worker behind.
    expect(page.workers()).toHaveLength(runs === 'in a worker' ? 1 : 0);
    await page.evaluate(() => {
      document.querySelector('retrace-sudoku')?.remove();
    });
    await expect.poll(() => page.workers()).toHaveLength(0);
  });
}

for (const runs of ['in a worker', 'on the page'] as const) {
  test(`a puzzle that needs nested chains is explained ${runs} by one part more`, async ({
    page,
    widget,
    embed,
  }) => {
    const fetched = namesFetched(page, widget);
    const { policy = '' } = policyCases.find((each) => each.runs === runs && each.policy) ?? {};
    await embed(
      `<retrace-sudoku puzzle="${nestedChains}" lang="en" mode="explain" order="classic" at="3"></retrace-sudoku>`,
      { policy },
    );
    await expect(page.locator('.step-text')).toContainText('9.6', { timeout: 60_000 });
    const cores = ['paths', 'nested-paths'];
    expect(fetched.filter((name) => cores.includes(name))).toEqual(cores);
    expect(page.workers()).toHaveLength(runs === 'in a worker' ? 1 : 0);
  });
}

test('in an embed steps are hints first, each sends an event, and a technique’s description opens on request', async ({
  page,
  widget,
  embed,
}) => {
  const fetched = namesFetched(page, widget);
  await noteDetails(page, 'retrace-hint');
  const hints = explaining.replace('at="7"', 'at="7" hints');
  await embed(hints);
  const told = page.locator('.step-text');
  await expect(told).toContainText('XYZ-Wing');
  await expect(told).not.toContainText('Remove 9 from r6c7.');
  await expect(page.getByRole('gridcell', { name: /loses/ })).toHaveCount(0);
  for (const more of ['Where?', 'What?', 'Why?']) {
    await told.getByRole('button', { name: more }).click();
  }
  await expect(told).toContainText('Remove 9 from r6c7.');
  await expect(page.getByRole('gridcell', { name: /loses 9/ })).toHaveCount(1);
  const hinted = await notedDetails<HTMLElementEventMap['retrace-hint']['detail']>(page);
  expect(hinted.map(({ level, technique }) => [level, technique])).toEqual(
    ['nudge', 'where', 'what', 'why'].map((level) => [level, 'xyz-wing']),
  );
  expect(fetched).not.toContain('technique-note');
  await told.getByText('What is this technique').click();
  await expect(told).toContainText('One of the three cells is Z');
  await expect(told.getByRole('link')).toHaveCount(0);
  expect(fetched).toContain('technique-note');
  await told.getByRole('button', { name: 'Next step' }).click();
  await expect(told.getByRole('button', { name: 'Where?' })).toBeVisible();
});

test('in an embed digits that contradict each other and several solutions are named', async ({
  page,
  embed,
}) => {
  const of = (puzzle: string) => explaining.replace(wing, puzzle);
  await embed(of(`11${'.'.repeat(79)}`));
  await expect(page.getByText('r1c1 and r1c2 are both 1')).toBeVisible();
  await embed(of(several).replace('at="7"', ''));
  await expect(page.locator('.step-text')).toContainText(
    'techniques that need a unique one are left out',
  );
});

test('solving fetches nothing but the board', async ({ page, widget, embed }) => {
  const fetched = namesFetched(page, widget);
  await embed(inMode('solve'));
  await solve(page);
  expect(fetched).toEqual(['retrace.js', 'board']);
});

test('the notes on strategies are fetched when somebody looks at strategies', async ({
  page,
  widget,
  embed,
}) => {
  const fetched = namesFetched(page, widget);
  await embed(inMode('solve'));
  await page.getByRole('combobox', { name: 'Strategy' }).selectOption('greedy');
  await expect(page.getByText(/^Takes the smallest digit that fits/)).toBeVisible();
  expect(fetched).toEqual(['retrace.js', 'board', 'strategy-note']);
});

test('a separate part reads brought texts, and without that part the board stays and says so', async ({
  page,
  changed,
  embed,
}) => {
  const put = async (script: string) => {
    await embed(inMode('solve'), { script });
    await page.getByText('Puzzle as text').click();
    await page.getByRole('textbox', { name: 'Puzzle as text' }).fill(sample2239.input);
    await page.getByRole('button', { name: 'Put on the board' }).click();
  };
  await put(`${await changed(without())}retrace.js`);
  await expectBoard(page, sample2239.input.replaceAll('\n', '').replaceAll('0', '.'));
  await put(`${await changed(without('read'))}retrace.js`);
  await expect(alert(page)).toHaveText(/^This part could not be fetched/);
  await expectBoard(page, inkala);
});

test('the whole one solves, is watched, races and explains without anything beside it', async ({
  page,
  changed,
  embed,
}) => {
  const script = `${await changed(without(...partNames))}retrace-whole.js`;
  const fetched = namesFetched(page, script);
  await embed(inMode('solve'), { script });
  await solve(page);
  expect(await positionAfterSeek(page)).toBe(120);
  await page.evaluate(() => {
    document.querySelector('retrace-sudoku')?.setAttribute('mode', 'race');
  });
  await race(page);
  await page.evaluate(() => {
    document.querySelector('retrace-sudoku')?.setAttribute('mode', 'explain');
  });
  // The path of this puzzle has nested chains and takes seconds.
  await expect(page.locator('.step-text')).toContainText('The hardest step of this path is step', {
    timeout: 40_000,
  });
  expect(fetched).toEqual(['retrace-whole.js']);
});

test('the whole one as a classic script solves and is watched on a page from a disk', async ({
  page,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'retrace-disk-'));
  try {
    const name = 'retrace-whole.classic.js';
    copyFileSync(join(root, 'dist/widget', name), join(folder, name));
    const body = `<script src="${name}"></script>${inMode('solve')}`;
    writeFileSync(
      join(folder, 'post.html'),
      `<!doctype html><html lang="en"><meta charset="utf-8"><title>A post</title>${body}`,
    );
    await page.goto(pathToFileURL(join(folder, 'post.html')).href);
    await solve(page);
    expect(await positionAfterSeek(page)).toBe(120);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

for (const mode of ['watch', 'race', 'explain']) {
  test(`without the part of ${mode} mode it says so, and solves`, async ({
    page,
    changed,
    embed,
  }) => {
    await hearErrors(page);
    const script = `${await changed(without('watch', 'race', 'explain', 'paths', 'searches', 'seats-on-page'))}retrace.js`;
    await embed(inMode(mode), { script });
    await expect(alert(page)).toHaveText(/^This part could not be fetched/);
    expect(await problems(page)).toEqual([{ kind: 'mode-not-loaded' }]);
    await solve(page);
  });
}

for (const [controls, width] of [
  ['full', 1100],
  ['minimal', 420],
  ['none', 420],
] as const) {
  test(`with controls ${controls} the board waits where watch mode will have it`, async ({
    page,
    host,
    widget,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const letThrough = await holdBack(page, '**/watch-*.js');
    const html = post(widget, inMode('watch', `controls="${controls}"`));
    await page.goto(host.put({ html }), { waitUntil: 'commit' }); // Firefox loads until the file is there
    await expectBoard(page, inkala);
    const board = page.getByRole('grid');
    const waiting = await board.boundingBox();
    letThrough();
    await expect(page.getByRole('grid', { name: 'Board of the search' })).toBeVisible();
    expect(await board.boundingBox()).toEqual(waiting);
  });
}

test('two copies of the script race as one', async ({ page, widget, embed }) => {
  const copy = `<script type="module" src="${widget}?copy"></script>`;
  await embed(copy + inMode('race'));
  await race(page);
  await expect(page.getByRole('list', { name: 'Lanes' }).getByRole('listitem')).toHaveCount(3);
});

/** The number of cores that the page has compiled. */
const compiled = (page: Page) =>
  page.evaluate(() => (window as unknown as { compiled: number }).compiled);

test('by addresses with other endings, the board and the core are there once', async ({
  page,
  widget,
  embed,
}) => {
  await page.addInitScript(() => {
    const counts = { compiled: 0 };
    const compile = WebAssembly.compile.bind(WebAssembly);
    WebAssembly.compile = (bytes) => {
      counts.compiled++;
      return compile(bytes);
    };
    Object.defineProperty(window, 'compiled', { get: () => counts.compiled });
  });
  const fetched = namesFetched(page, widget);
  const copy = `<script type="module" src="${widget}"></script>`;
  await embed(copy + inMode('watch'), { script: `${widget}?ver=6.4` });
  expect(await positionAfterSeek(page)).toBe(120);
  expect(fetched.filter((name) => name === 'board')).toHaveLength(1);
  expect(await compiled(page)).toBe(1);
});

test('imported by a script, the widget gives the class that it defines', async ({
  page,
  widget,
  embed,
}) => {
  await embed(inMode('solve'));
  const isDefined = await page.evaluate(async (address) => {
    const imported = (await import(address)) as { RetraceSudoku?: unknown };
    return imported.RetraceSudoku === customElements.get('retrace-sudoku');
  }, widget);
  expect(isDefined).toBe(true);
});

test('parts import one another by hashed names alone, so that releases cannot mix', () => {
  const folder = join(root, 'dist/widget/parts');
  const files = readdirSync(folder);
  const imported = files.flatMap((file) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(/(?:from|import\()"(\.[^"]*)"/g)].map(
      ([, address = '']) => address,
    ),
  );
  expect(imported.length).toBeGreaterThan(3);
  expect(imported.filter((address) => !files.includes(address.slice(2)))).toEqual([]);
});

/** Turns the parts into those of another release: all names, and all references to them, have another hash. */
function asNextRelease(folder: string): void {
  const parts = join(folder, 'parts');
  const nextOf = (text: string) => text.replace(/-[\w-]{8}\.js/g, '-nextnext.js');
  for (const file of readdirSync(parts)) {
    const text = readFileSync(join(parts, file), 'utf8');
    writeFileSync(join(parts, nextOf(file)), text.replace(/"\.\/[\w-]+\.js"/g, nextOf));
    // The part `board` of the last release stays, as in a cache that has lost the other parts.
    if (nameOf(file) !== 'board') rmSync(join(parts, file));
  }
  writeFileSync(
    join(folder, 'retrace-next.js'),
    nextOf(readFileSync(join(folder, 'retrace.js'), 'utf8')),
  );
}

test('a cached start of the last release takes no part of the next one, and says that its own is gone', async ({
  page,
  changed,
  embed,
}) => {
  await hearErrors(page);
  const folder = await changed(asNextRelease);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await embed(inMode('watch'), { script: `${folder}retrace.js` });
  await expect(alert(page)).toHaveText(/^This part could not be fetched/);
  expect(await problems(page)).toEqual([{ kind: 'mode-not-loaded' }]);
  expect(asked.filter((url) => url.includes('-nextnext.'))).toEqual([]);
  await solve(page);
});

test('the next release takes its own parts, also beside a cached start of the last one', async ({
  page,
  changed,
  embed,
}) => {
  const folder = await changed(asNextRelease);
  const next = `<script type="module" src="${folder}retrace-next.js"></script>`;
  await embed(next + inMode('watch'), { script: `${folder}retrace.js` });
  expect(await positionAfterSeek(page)).toBe(120);
});

test('where workers are refused and its part is missing, a search says that it failed', async ({
  page,
  changed,
  embed,
}) => {
  const script = `${await changed(without('seats-on-page'))}retrace.js`;
  await hearErrors(page);
  await embed(inMode('solve'), { policy: strict, script });
  await button(page, 'Solve').click();
  await expect.poll(() => problems(page)).toContainEqual({ kind: 'worker', code: 'worker-failed' });
});
