// Runs programs in Python with the modules of the page's worker, in Node.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RunReport, RunRequest } from '../../../web/core/code/run';
import { capMemory } from '../../../web/worker/code/memory-cap';
import { PythonRuns } from '../../../web/worker/code/python/python-program';
import type { PyodideScript } from '../../../web/worker/code/python/pyodide';
import { WaysOut } from '../../../web/worker/code/python/ways-out';
import { listenedRun } from './listening';

const folder = dirname(createRequire(import.meta.url).resolve('pyodide/package.json'));

const script = (name: string): Promise<unknown> => import(pathToFileURL(join(folder, name)).href);

async function loaded(): Promise<PythonRuns> {
  const { loadPyodide } = (await script('pyodide.mjs')) as PyodideScript;
  const { default: createPyodideModule } = (await script('pyodide.asm.mjs')) as {
    default: unknown;
  };
  const { info } = JSON.parse(readFileSync(join(folder, 'pyodide-lock.json'), 'utf8')) as {
    info: Record<string, string>;
  };
  const ways = new WaysOut();
  return new PythonRuns(
    await loadPyodide({
      indexURL: folder,
      jsglobals: Object.freeze({}),
      lockFileContents: { info, packages: {} },
      createPyodideModule: ways.guarded(createPyodideModule),
    }),
    ways,
  );
}

// Nothing is finalised here: after a program has broken the interpreter, finalisers would fail, and the page ends that worker.
Object.assign(globalThis, {
  FinalizationRegistry: class {
    register = () => undefined;
    unregister = () => undefined;
  },
});
capMemory();
let runs: Promise<PythonRuns> | undefined;

/** Runs programs one after another in one interpreter, which is loaded again after a program has broken it. */
export async function runPython(source: string, request: RunRequest): Promise<RunReport> {
  return listenedRun(async (asked, told) => {
    runs ??= loaded();
    const ending = (await runs).run(source, asked, told);
    if (ending.isSpent) runs = undefined;
    return ending;
  }, request);
}

export async function diagnosePython(source: string) {
  runs ??= loaded();
  return (await runs).diagnose(source);
}
