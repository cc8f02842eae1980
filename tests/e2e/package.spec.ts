// The npm package: packed, installed into a fresh project, type-checked, built with Vite and opened, with
// and without a bundler.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { install, root, serveFolder, type Project } from './support/installed';
import { inkala, inkalaSolved } from './support/puzzles';
import { button, expectBoard } from './support/sudoku';
import { expect, test } from './support/test';

test.skip(
  ({ browserName }) => browserName !== 'chromium',
  'what is tested is the package; its modules are the widget’s, which Firefox sees in embed*.spec.ts',
);
// All tests share one installed project.
test.describe.configure({ mode: 'default' });

const wikipediaSolved =
  '534678912672195348198342567859761423426853791713924856961537284287419635345286179';
const element = `<retrace-sudoku lang="en" puzzle="${inkala}"></retrace-sudoku>`;
const htmlWith = (script: string, body: string) => `<!doctype html>
<html lang="en"><head><title>A post</title><script type="module" src="${script}"></script></head>
<body><h1>A post</h1>${body}</body></html>`;

const consumer = `
import { RetraceSudoku, type SolveReport, type RetraceSudokuAttributes } from 'retrace-sudoku';

const attributes: RetraceSudokuAttributes = { mode: 'watch', speed: 12, loop: true };
// @ts-expect-error -- there is no such mode
const wrong: RetraceSudokuAttributes = { mode: 'guess' };
const sudoku = document.createElement('retrace-sudoku');
sudoku.puzzle = '.'.repeat(81);
sudoku.value = '.'.repeat(81);
// @ts-expect-error -- only read
sudoku.status = 'idle';
// @ts-expect-error -- the project's own
sudoku.renderRoot;
const board: string = sudoku.value;
sudoku.addEventListener('retrace-step', ({ detail }) => detail.position.toFixed());
sudoku.addEventListener('retrace-error', ({ detail }) => detail.problem.kind === 'refused');
export async function solution(): Promise<string | undefined> {
  const { outcome }: SolveReport = await sudoku.solve({ signal: AbortSignal.timeout(1000) });
  return outcome.kind === 'solved' ? outcome.solution : undefined;
}
export class Named extends RetraceSudoku {}
console.log(attributes, wrong, board);
`;

let project: Project;
let site: Awaited<ReturnType<typeof serveFolder>>;
/** The steps that tidy up at the end; none where all tests are skipped. */
const endings: (() => unknown)[] = [];

test.beforeAll(async () => {
  project = await install();
  endings.push(() => project.remove());
  await project.write({
    'consumer.ts': consumer,
    'plain.html': htmlWith('node_modules/retrace-sudoku/dist/package/define.js', element),
    'index.html': htmlWith('/defining.ts', element),
    'defining.ts': `import 'retrace-sudoku/define';`,
    'naming.html': htmlWith('/naming.ts', `<my-sudoku lang="en" puzzle="${inkala}"></my-sudoku>`),
    'naming.ts': `import { RetraceSudoku } from 'retrace-sudoku';
      document.title = String(customElements.get('retrace-sudoku') ?? customElements.get('retrace-watch-view') ?? 'nothing defined');
      customElements.define('my-sudoku', RetraceSudoku);`,
    'unused.html': htmlWith('/unused.ts', ''),
    'unused.ts': `import { RetraceSudoku } from 'retrace-sudoku';
      console.log('here');`,
    'vite.config.js': `export default { base: './', build: { modulePreload: { polyfill: false }, rolldownOptions: {
      input: ['index.html', 'naming.html', 'unused.html'] } } };`,
  });
  await project.run('vite/bin/vite.js', 'build', '--logLevel', 'warn');
  site = await serveFolder(project.folder);
  endings.push(() => {
    site.close();
  });
});

test.afterAll(async () => {
  for (const end of endings.reverse()) await end();
});

async function solves(page: Page): Promise<void> {
  await expectBoard(page, inkala);
  await button(page, 'Solve').click();
  await expectBoard(page, inkalaSolved);
  expect(page.workers()).toHaveLength(1);
}

/** The paths of an entry by condition, as package.json nests them. */
interface Exports {
  [name: string]: string | Exports;
}
const pathsIn = (exports: Exports): string[] =>
  Object.values(exports).flatMap((each) => (typeof each === 'string' ? each : pathsIn(each)));

test('the tarball has the exported files and nothing of the sources', () => {
  const { exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    exports: Exports;
  };
  const exported = pathsIn(exports);
  expect(project.packed).toEqual(expect.arrayContaining(exported.map((path) => path.slice(2))));
  expect(project.packed).toEqual(expect.arrayContaining(['LICENSE', 'README.md']));
  const others = project.packed.filter(
    (path) =>
      !/^(dist\/package\/(.*\.(js|json|d\.ts|wasm)|THIRD-PARTY\.md|LICENSE)|(docs\/)?[^/]*\.(json|md)|LICENSE)$/.test(
        path,
      ),
  );
  expect(others).toEqual([]);
  for (const path of project.packed.filter((each) => each.startsWith('dist/'))) {
    expect(readFileSync(join(root, path), 'utf8').includes(root), path).toBe(false);
  }
});

/** Each runtime sets one of these conditions beside `import`; Node always adds its own. */
for (const conditions of ['', 'browser', 'workerd', 'worker', 'edge-light', 'deno']) {
  const where = conditions === '' ? '' : ` under the condition ${conditions}`;
  test(`imported without a page${where}, both entries do nothing`, async () => {
    const module = `
      import { RetraceSudoku } from 'retrace-sudoku';
      import { RetraceSudoku as Defining } from 'retrace-sudoku/define';
      class Named extends RetraceSudoku {}
      let refusal = '';
      try { new Named(); } catch ({ message }) { refusal = message; }
      console.log(RetraceSudoku === Defining, typeof HTMLElement, refusal);
    `;
    const args = conditions === '' ? [] : [`--conditions=${conditions}`];
    const printed = await project.evaluate(module, ...args);
    expect(printed.trim()).toBe('true undefined <retrace-sudoku> can be made in a browser only');
  });
}

test('the script of its readme solves, rates and makes a puzzle', async () => {
  const readme = readFileSync(join(root, 'docs/package.md'), 'utf8');
  const script = /^```js\n([\s\S]*?)^```$/m.exec(readme)?.[1] ?? '';
  expect(script.trimEnd().split('\n').length).toBeLessThanOrEqual(10);
  const [solved = '', rated, made] = (await project.evaluate(script)).split('\n');
  expect(solved).toBe(`${wikipediaSolved} one`);
  expect(rated).toMatch(/^\d\.\d easy$/);
  expect(made).toMatch(/^[1-9.]{81}$/);
});

for (const resolution of ['bundler', 'nodenext']) {
  // In every run the types are checked with nodenext, the stricter of the two.
  const rest = resolution === 'bundler' ? ' @whole' : '';
  test(`its types stand alone where modules are resolved by ${resolution}${rest}`, async () => {
    const compiler = ['--strict', '--exactOptionalPropertyTypes', '--noEmit'];
    const modules = resolution === 'bundler' ? 'esnext' : 'nodenext';
    const resolved = ['--module', modules, '--moduleResolution', resolution];
    const target = ['--target', 'es2022', '--lib', 'es2023,dom,dom.iterable'];
    const printed = project.run(
      'typescript/bin/tsc',
      ...[...compiler, ...resolved, ...target, 'consumer.ts'],
    );
    expect(await printed).toBe('');
  });
}

test('in a project built with Vite it solves, and watches', async ({ page }) => {
  await page.goto(`${site.origin}/dist/index.html`);
  await solves(page);
  await page.evaluate(async () => {
    const sudoku = document.querySelector('retrace-sudoku');
    await sudoku?.seek(120);
  });
  await expect(page.getByRole('slider', { name: 'Timeline' })).toHaveAttribute(
    'aria-valuenow',
    '120',
  );
});

test('on a plain page its modules solve as they are', async ({ page }) => {
  await page.goto(`${site.origin}/plain.html`);
  await solves(page);
  const attributes = await page.evaluate(() => {
    const element = customElements.get('retrace-sudoku');
    return element && 'observedAttributes' in element ? element.observedAttributes : [];
  });
  const { modules } = JSON.parse(
    readFileSync(join(root, 'dist/package/custom-elements.json'), 'utf8'),
  ) as {
    modules: { declarations: { attributes: { name: string }[] }[] }[];
  };
  const [declared] = modules.flatMap(({ declarations }) => declarations);
  const names = (declared?.attributes ?? []).map(({ name }) => name);
  expect([...(attributes as string[])].sort()).toEqual(names.sort());
});

test('the entry without side effects defines nothing, and its class works by another name', async ({
  page,
}) => {
  await page.goto(`${site.origin}/dist/naming.html`);
  await expect(page).toHaveTitle('nothing defined');
  await solves(page);
});

test('imported and not used, the class is left out of the build', async ({ page }) => {
  const scripts: string[] = [];
  page.on('response', async (response) => {
    if (response.url().endsWith('.js')) scripts.push(await response.text());
  });
  const said = page.waitForEvent('console');
  await page.goto(`${site.origin}/dist/unused.html`);
  expect((await said).text()).toBe('here');
  await expect.poll(() => scripts.length).toBe(1);
  expect(scripts.join('').length).toBeLessThan(200);
});
