// The npm package in the runtimes that people have beside Node: Bun, Deno, workerd and the edge runtime of Next, from the npm registry.
import { spawn } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { install, registryAnswers, type Project } from './support/installed';
import { inkala } from './support/puzzles';
import { button } from './support/sudoku';
import { expect, test } from './support/test';

test.skip(({ browserName }) => browserName !== 'chromium', 'no browser takes part');
/** Installing takes minutes, so these tests run only where the tag is asked for. */
const tagged = { tag: '@registry' };
test.describe.configure({ mode: 'default', timeout: 120_000 });

/** Asks the solver with threads, in slices, with a stop and many times at once, and loads the element's entry, which does nothing there. */
const asked = `
import { RetraceSudoku } from 'retrace-sudoku';
import { check, count, generate, rate, Solver } from 'retrace-sudoku/solver';
const puzzle = '${inkala}';
export async function answers(isStopped) {
  const here = new Solver({ threads: 0 });
  const signal = AbortSignal.timeout(50);
  const stopped = isStopped
    ? count('.'.repeat(81), Infinity, { signal }).catch(({ name }) => name)
    : 'not asked';
  return [
    await check(puzzle),
    await here.check(puzzle),
    (await rate(puzzle)).hardest,
    (await generate({}, { seed: 7 })).puzzle.length,
    new Set(await check(Array(5000).fill(puzzle))).size,
    await stopped,
    typeof RetraceSudoku,
  ].join(' ');
}`;
const expected = (stopped: string) => `unique unique 107 81 1 ${stopped} function`;

const config = (port: number) => `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [(name = "main", worker = .main)],
  sockets = [(name = "http", address = "127.0.0.1:${String(port)}", http = (), service = "main")]
);
const main :Workerd.Worker = (
  modules = [
    (name = "built.js", esModule = embed "built.js"),
    (name = "solver.wasm", wasm = embed "node_modules/retrace-sudoku/dist/package/solver.wasm"),
  ],
  compatibilityDate = "2026-01-01",
);`;

let project: Project | undefined;
let reason = 'the npm registry is not reachable, and the runtimes come from there';

test.beforeAll(async () => {
  test.setTimeout(600_000); // over a slow network, on a busy machine
  if (!(await registryAnswers())) return;
  try {
    project = await install([
      'bun@1.4.5',
      'deno@2.9.6',
      'workerd@1.20261117.1',
      'esbuild@0.28.2',
      'next@15.5.6',
      'react@19.2.0',
      'react-dom@19.2.0',
    ]);
  } catch (error) {
    reason = `the runtimes cannot be installed here: ${String(error)}`;
    return;
  }
  await project.write({
    'asked.js': asked,
    'run.mjs': `import { answers } from './asked.js'; console.log(await answers(true));`,
    'served.js': `import { answers } from './asked.js';
      export default { fetch: async () => new Response(await answers(false)) };`,
    'next/app/page.jsx': `'use client';
      import { useState } from 'react';
      import { RetraceSudoku } from 'retrace-sudoku/react';
      export default function Page() {
        const [heard, setHeard] = useState('nothing yet');
        return <>
          <RetraceSudoku puzzle="${inkala}" lang="en" onretrace-solve={({ detail }) => { setHeard(detail.outcome.kind); }} />
          <p id="heard">{heard}</p>
        </>;
      }`,
    'next/app/layout.jsx': `export default ({ children }) => <html><body>{children}</body></html>;`,
    'next/app/route/route.js': `import { answers } from '../../../asked.js';
      export const runtime = 'edge';
      export const dynamic = 'force-dynamic';
      export const GET = async () => new Response(await answers(true));`,
  });
});
test.afterAll(async () => {
  await project?.remove();
});

/** The installed project; without it the test is skipped for the given reason. */
function installed(): Project {
  test.skip(!project, reason);
  if (!project) throw new Error('skipped');
  return project;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

// The process must end by itself, so no thread may keep it alive.
for (const [name, ...words] of [
  ['bun', 'run.mjs'],
  ['deno', 'run', '--node-modules-dir=manual', 'run.mjs'],
] as const) {
  test(`${name} has its answers from the solver, and ends`, tagged, async () => {
    expect((await installed().runOwn(name, ...words)).trim()).toBe(expected('AbortError'));
  });
}

// The clock of workerd stands still during computation, so the solver cannot cut a call into slices there.
test('workerd has its answers from the solver, whose core comes as a module', tagged, async () => {
  const project = installed();
  const built = ['--bundle', '--format=esm', '--conditions=workerd,worker', '--external:*.wasm'];
  await project.runOwn('esbuild', 'served.js', ...built, '--outfile=built.js');
  const port = await freePort();
  await project.write({ 'config.capnp': config(port) });
  const served = serving(project, port, 'workerd', 'serve', 'config.capnp');
  try {
    expect(await served.answer()).toBe(expected('not asked'));
  } finally {
    served.end();
  }
});

test(
  'Next has answers from its edge runtime, and hears the component that it renders',
  tagged,
  async ({ page }) => {
    test.setTimeout(300_000);
    const project = installed();
    await project.runOwn('next', 'build', 'next');
    const port = await freePort();
    const served = serving(project, port, 'next', 'start', 'next', '-p', String(port));
    try {
      expect(await served.answer()).toBe(expected('AbortError'));
      await page.goto(`http://127.0.0.1:${String(port)}/`);
      await button(page, 'Solve').click();
      await expect(page.locator('#heard')).toHaveText('solved');
    } finally {
      served.end();
    }
  },
);

/** A server of the project, whose `/route` has the solver's answers. */
function serving(project: Project, port: number, name: string, ...words: readonly string[]) {
  const server = spawn(
    join(project.folder, 'node_modules/.bin', name),
    words,
    // The server gets a process group of its own, since the script in .bin may start it as a child.
    { cwd: project.folder, stdio: 'inherit', detached: true },
  );
  return {
    /** The route is asked until the server is up. */
    async answer(): Promise<string> {
      let said: string | undefined;
      const ask = async () => {
        const answer = await fetch(`http://127.0.0.1:${String(port)}/route`).catch(() => undefined);
        said = await answer?.text();
        return said;
      };
      await expect.poll(ask, { timeout: 60_000 }).toBeDefined();
      return said ?? '';
    },
    end() {
      if (server.pid !== undefined) process.kill(-server.pid);
    },
  };
}
