// The npm package in other people's projects: built by common bundlers, which lower the syntax, and compiled with the oldest
// TypeScript and with the frameworks' own types. Bundlers and frameworks come from the npm registry.
import type { Page } from '@playwright/test';
import { install, registryAnswers, serveFolder, type Project } from './support/installed';
import { inkala, inkalaSolved, wing } from './support/puzzles';
import { button, expectBoard } from './support/sudoku';
import { expect, test } from './support/test';

test.skip(
  ({ browserName }) => browserName !== 'chromium',
  'what is tested is what bundlers make of the package',
);
/** Installing takes minutes, so these tests run only where the tag is asked for. */
const tagged = { tag: '@registry' };
test.describe.configure({ mode: 'default', timeout: 300_000 });

const page = `<!doctype html>
<html lang="en"><head><title>A post</title><script type="module" src="SCRIPT"></script></head>
<body><h1>A post</h1><retrace-sudoku lang="en" puzzle="${inkala}"></retrace-sudoku></body></html>`;

const react = `
import 'retrace-sudoku/define';
import { RetraceSudoku } from 'retrace-sudoku/react';
export const Search = ({ puzzle }: { puzzle: string }) => (
  <retrace-sudoku
    className="wide"
    puzzle={puzzle}
    mode="watch"
    speed={12}
    onretrace-step={({ detail }) => detail.position.toFixed()}
  />
);
// @ts-expect-error -- there is no such mode
export const wrong = <retrace-sudoku mode="guess" />;
export const Component = () => (
  <RetraceSudoku className="wide" at={3} onretrace-solve={({ detail }) => detail.elapsedMs.toFixed()} />
);
// @ts-expect-error -- there is no such mode
export const wrongToo = <RetraceSudoku mode="guess" />;
`;
const vue = `
import type { GlobalComponents } from 'vue';
import type {} from 'retrace-sudoku/vue';
type Props = InstanceType<GlobalComponents['retrace-sudoku']>['$props'];
export const props: Props = { mode: 'watch', speed: 12, class: 'wide' };
// @ts-expect-error -- there is no such mode
export const wrong: Props = { mode: 'guess' };
declare const sudoku: InstanceType<GlobalComponents['retrace-sudoku']>;
sudoku.$emit('retrace-step', new CustomEvent('retrace-step'));
`;
const svelte = `
import type { SvelteHTMLElements } from 'svelte/elements';
import type {} from 'retrace-sudoku/svelte';
type Attributes = SvelteHTMLElements['retrace-sudoku'];
export const attributes: Attributes = {
  mode: 'watch',
  class: 'wide',
  'onretrace-step': ({ detail }) => detail.position.toFixed(),
};
// @ts-expect-error -- there is no such mode
export const wrong: Attributes = { mode: 'guess' };
`;
const oldest = `
import { RetraceSudoku, type SolveReport } from 'retrace-sudoku';
import 'retrace-sudoku/define';
const sudoku: RetraceSudoku = document.createElement('retrace-sudoku');
sudoku.puzzle = '.'.repeat(81);
document.addEventListener('retrace-step', ({ detail }) => detail.position.toFixed());
export const report: Promise<SolveReport> = sudoku.solve();
// @ts-expect-error -- only read
sudoku.status = 'idle';
`;
/** The types of Node are left out, since a bundler brings them and they need a newer compiler. */
const oldestConfig = JSON.stringify({
  compilerOptions: {
    ...{ strict: true, noEmit: true, target: 'es2022', types: [] },
    ...{ module: 'esnext', moduleResolution: 'bundler' },
  },
  files: ['oldest.ts'],
});
const compiler = [
  ...['--strict', '--noEmit', '--jsx', 'react-jsx', '--target', 'es2022'],
  ...['--module', 'esnext', '--moduleResolution', 'bundler'],
];

const others = [
  ...['vite@6.4.6', 'esbuild@0.28.2', 'webpack@5.112.1', 'webpack-cli@7.3.1'],
  ...['@types/react@19.3.0', 'vue@3.5.45', 'svelte@5.57.3', 'typescript@5.0.4'],
  ...['publint@0.3.25', '@arethetypeswrong/cli@0.18.5'],
];

const vite = ['build', '--outDir', 'built', '--emptyOutDir', '--logLevel', 'warn'];
/** The bundlers, and how each of them makes built/ of entry.js; `address` is the page that loads the result. */
const bundlers = [
  {
    name: 'Vite 6, as it is',
    build: (project: Project) => project.runOwn('vite', ...vite),
    address: 'built/index.html',
  },
  {
    name: 'Vite 8, as it is',
    build: (project: Project) => project.run('vite/bin/vite.js', ...vite), // the repository's own
    address: 'built/index.html',
  },
  {
    name: 'esbuild to es2017 with names kept',
    build: (project: Project) =>
      project.runOwn(
        ...([
          'esbuild',
          'entry.js',
          '--bundle',
          '--minify',
          '--keep-names',
          '--format=esm',
        ] as const),
        ...['--splitting', '--target=es2017', '--outdir=built'],
      ),
    address: 'plain.html',
  },
  {
    name: 'webpack 5',
    build: (project: Project) =>
      project.runOwn(
        ...(['webpack', 'build', '--entry', './entry.js', '--mode', 'production'] as const),
        ...['--output-path', 'built', '--output-filename', 'entry.js'],
      ),
    address: 'plain.html',
  },
];

let project: Project | undefined;
let site: Awaited<ReturnType<typeof serveFolder>> | undefined;

test.beforeAll(async () => {
  test.setTimeout(600_000); // over a slow network, on a busy machine
  if (!(await registryAnswers())) return;
  project = await install(others);
  await project.write({
    'entry.js': `import 'retrace-sudoku/define';`,
    'index.html': page.replace('SCRIPT', '/entry.js'),
    'plain.html': page.replace('SCRIPT', 'built/entry.js'),
    'vite.config.js': `export default { base: './' };`,
    'react.tsx': react,
    'vue.ts': vue,
    'svelte.ts': svelte,
    'oldest.ts': oldest,
    'tsconfig.oldest.json': oldestConfig,
  });
  site = await serveFolder(project.folder);
});
test.afterAll(async () => {
  site?.close();
  await project?.remove();
});

/** The installed project; the test is skipped where the registry is not reachable. */
function installed(): Project {
  test.skip(!project, 'the npm registry is not reachable, and the bundlers come from there');
  if (!project) throw new Error('skipped');
  return project;
}

async function solvesAndIsWatchedAndExplained(page: Page): Promise<void> {
  await expectBoard(page, inkala);
  await button(page, 'Solve').click();
  await expectBoard(page, inkalaSolved);
  // The search must run in a worker: if the worker's script were broken, the page would search by itself.
  expect(page.workers()).toHaveLength(1);
  await page.evaluate(async () => {
    const sudoku = document.querySelector('retrace-sudoku');
    await sudoku?.seek(120);
  });
  const timeline = page.getByRole('slider', { name: 'Timeline' });
  await expect(timeline).toHaveAttribute('aria-valuenow', '120');
  // Explain mode needs the techniques, whose core is a module of its own.
  await page.evaluate((puzzle) => {
    const sudoku = document.querySelector('retrace-sudoku');
    if (sudoku) Object.assign(sudoku, { puzzle, mode: 'explain' });
  }, wing);
  await expect(page.getByRole('slider', { name: 'Ratings of the steps' })).toBeVisible();
}

for (const { name, build, address } of bundlers) {
  test(
    `built with ${name}, it solves in a worker, is watched and explained`,
    tagged,
    async ({ page: opened }) => {
      await build(installed());
      await opened.goto(`${site?.origin ?? ''}/${address}`);
      await solvesAndIsWatchedAndExplained(opened);
    },
  );
}

for (const [name, file] of [
  ['React 19', 'react.tsx'],
  ['Vue 3', 'vue.ts'],
  ['Svelte 5', 'svelte.ts'],
] as const) {
  test(`its typings fit those of ${name}`, tagged, async () => {
    // The frameworks' own types are not tested; faults of this package's types show in the file.
    const printed = installed().run('typescript/bin/tsc', ...compiler, '--skipLibCheck', file);
    expect(await printed).toBe('');
  });
}

test('its types are valid from TypeScript 5.0 on', tagged, async () => {
  expect(await installed().runOwn('tsc', '-p', 'tsconfig.oldest.json')).toBe('');
});

test('publint and "are the types wrong" find nothing wrong with it', tagged, async () => {
  const project = installed();
  expect(await project.runOwn('publint', 'run', '--strict', project.tarball)).toContain(
    'All good!',
  );
  // CommonJS loads the package by import(), or by require() from Node 20.19 on; there is no copy for CommonJS.
  const rules = ['--ignore-rules', 'cjs-resolves-to-esm'];
  expect(await project.runOwn('attw', project.tarball, ...rules)).not.toMatch(/[💀🥴❌🎭👺]/u);
});

test('its solver in one file by esbuild answers in Node, from a thread', tagged, async () => {
  const project = installed();
  await project.write({
    'solve.js': `import { check, close } from 'retrace-sudoku/solver';
      console.log(await check('${inkala}'));
      close();`,
  });
  const built = ['--bundle', '--minify', '--format=esm', '--outfile=built/solve.mjs'];
  await project.runOwn('esbuild', 'solve.js', ...built);
  expect((await project.evaluate(`import './built/solve.mjs';`)).trim()).toBe('unique');
});

for (const version of ['18.3.1', '19.3.1']) {
  test(
    `React ${version} renders tag and component on a server, of Node and of the edge, and hears it in the page`,
    tagged,
    async ({ page: opened }) => {
      installed();
      const rendering = await install([
        ...[`react@${version}`, `react-dom@${version}`, 'esbuild@0.28.2'],
      ]);
      const rendered = await serveFolder(rendering.folder);
      try {
        await rendering.write({
          'board.mjs': `import { createElement } from 'react';
            import { RetraceSudoku } from 'retrace-sudoku/react';
            export const attributes = { puzzle: '${inkala}', mode: 'solve', lang: 'en' };
            const tell = ({ type, detail }) => { globalThis.heard?.push(type + ' ' + (detail.outcome?.kind ?? '')); };
            export const board = () => createElement(RetraceSudoku,
              { ...attributes, className: 'wide', ref: (own) => { globalThis.own = own; }, 'onretrace-solve': tell, 'onretrace-error': tell });`,
          'hydrate.mjs': `import { hydrateRoot } from 'react-dom/client';
            import { board } from './board.mjs';
            globalThis.heard = [];
            hydrateRoot(document.querySelector('main'), board());`,
        });
        let tag = '';
        for (const conditions of ['node', 'edge-light', 'workerd', 'worker', 'browser']) {
          const printed = await rendering.evaluate(
            `import { createElement } from 'react';
          import { renderToString } from 'react-dom/server.node';
          import { attributes, board } from './board.mjs';
          console.log(renderToString(createElement('retrace-sudoku', attributes)));
          console.log(renderToString(board()));`,
            `--conditions=${conditions}`,
          );
          const attributes = `puzzle="${inkala}" mode="solve" lang="en"`;
          tag = `<retrace-sudoku ${attributes} class="wide"></retrace-sudoku>`;
          expect(printed.trim().split('\n'), conditions).toEqual([
            `<retrace-sudoku ${attributes}></retrace-sudoku>`,
            tag,
          ]);
        }
        await rendering.runOwn(
          ...(['esbuild', 'hydrate.mjs', '--bundle', '--format=esm', '--splitting'] as const),
          ...['--outdir=built', '--define:process.env.NODE_ENV="development"'],
        );
        await rendering.write({
          'index.html': `<!doctype html><html lang="en"><title>A post</title><main>${tag}</main>
            <script type="module" src="built/hydrate.js"></script></html>`,
        });
        const said: string[] = [];
        opened.on('console', (message) => said.push(message.text()));
        await opened.goto(`${rendered.origin}/index.html`);
        await button(opened, 'Solve').click();
        const heard = () => opened.evaluate<unknown>('heard');
        await expect.poll(heard).toEqual(['retrace-solve solved']);
        await opened.evaluate(`own.puzzle = 'no puzzle'`);
        await expect.poll(heard).toEqual(['retrace-solve solved', 'retrace-error ']);
        expect(said.filter((line) => line.includes('hydrat'))).toEqual([]);
      } finally {
        rendered.close();
        await rendering.remove();
      }
    },
  );
}
