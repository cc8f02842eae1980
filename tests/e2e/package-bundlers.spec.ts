// The npm package in the projects of others: built by the bundlers that people have, which lower syntax, and
// compiled by the oldest TypeScript and with the frameworks' own types. They come from the npm registry.
import type { Page } from '@playwright/test';
import { install, registryAnswers, serveFolder, type Project } from './support/installed';
import { inkala, inkalaSolved, wing } from './support/puzzles';
import { button, expectBoard } from './support/sudoku';
import { expect, test } from './support/test';

test.skip(
  ({ browserName }) => browserName !== 'chromium',
  'what is tested is what bundlers make of the package',
);
/** It takes minutes to install, so it is not of the suites that run every time. */
const tagged = { tag: '@registry' };
test.describe.configure({ mode: 'default', timeout: 300_000 });

const page = `<!doctype html>
<html lang="en"><head><title>A post</title><script type="module" src="SCRIPT"></script></head>
<body><h1>A post</h1><retrace-sudoku lang="en" puzzle="${inkala}"></retrace-sudoku></body></html>`;

const react = `
import 'retrace-sudoku/define';
import type {} from 'retrace-sudoku/react';
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
export const report: Promise<SolveReport> = sudoku.solve();
// @ts-expect-error -- only read
sudoku.value = '';
`;
/** Without the types of Node, which came with a bundler and want a newer compiler. */
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
];

const vite = ['build', '--outDir', 'built', '--emptyOutDir', '--logLevel', 'warn'];
/** How each makes built/ of entry.js; its page is built with it or stands there. */
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

/** The project; without the registry there is none, and the test is skipped. */
function installed(): Project {
  test.skip(!project, 'the npm registry is not reachable, and the bundlers come from there');
  if (!project) throw new Error('skipped');
  return project;
}

async function solvesAndIsWatchedAndExplained(page: Page): Promise<void> {
  await expectBoard(page, inkala);
  await button(page, 'Solve').click();
  await expectBoard(page, inkalaSolved);
  // In a worker: where its script is broken, the page searches by itself.
  expect(page.workers()).toHaveLength(1);
  await page.evaluate(async () => {
    const sudoku = document.querySelector('retrace-sudoku');
    await sudoku?.seek(120);
  });
  const timeline = page.getByRole('slider', { name: 'Timeline' });
  await expect(timeline).toHaveAttribute('aria-valuenow', '120');
  // By techniques, which are a module of their own.
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
    // Theirs are not what is tested; what ours lack shows in the file.
    const printed = installed().run('typescript/bin/tsc', ...compiler, '--skipLibCheck', file);
    expect(await printed).toBe('');
  });
}

test('its types are valid from TypeScript 5.0 on', tagged, async () => {
  expect(await installed().runOwn('tsc', '-p', 'tsconfig.oldest.json')).toBe('');
});
