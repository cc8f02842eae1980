// The worker that runs programs in Python: Pyodide, in a worker that can reach nothing. Pyodide's own script stands before this one.
import manifest from '@python/manifest.json';
import { unzipped } from '../../../core/code/unzipped';
import type { PackedFiles } from '../../../core/code/language-caches';
import { serveInterpreter } from '../interpreter';
import { capBuffers, capMemory } from '../memory-cap';
import { PythonRuns } from './python-program';
import type { PyodideScript } from './pyodide';
import { WaysOut } from './ways-out';

declare const retracePyodide: PyodideScript;

let loaded: PythonRuns | undefined;

serveInterpreter({
  load: async (files) => {
    loaded = await load(files);
  },
  diagnose: (source) => ready().diagnose(source),
  run: (source, request, told) => Promise.resolve(ready().run(source, request, told)),
});

function ready(): PythonRuns {
  if (!loaded) throw new Error('Python is not loaded');
  return loaded;
}

/** Where Pyodide looks for its files; nothing is there. */
const nowhere = 'https://python.invalid/';

async function load(files: PackedFiles): Promise<PythonRuns> {
  const served = {
    'pyodide.asm.wasm': await responseOf(files, 'interpreter', 'application/wasm'),
    'python_stdlib.zip': await responseOf(files, 'library', 'application/zip'),
  };
  serve(served);
  capMemory();
  const { loadPyodide, createPyodideModule } = retracePyodide;
  const ways = new WaysOut();
  const runs = new PythonRuns(
    await loadPyodide({
      indexURL: nowhere,
      jsglobals: Object.freeze({}),
      lockFileContents: { info: manifest.lock, packages: {} },
      createPyodideModule: ways.guarded(createPyodideModule),
    }),
    ways,
  );
  capBuffers(globalThis);
  return runs;
}

/** Makes `fetch` answer Pyodide with files that are already there. */
function serve(files: Readonly<Record<string, Response>>): void {
  globalThis.fetch = (asked) => {
    const address = asked instanceof Request ? asked.url : String(asked);
    const response = files[address.slice(address.lastIndexOf('/') + 1)];
    return response ? Promise.resolve(response) : Promise.reject(new Error(`no ${address}`));
  };
}

async function responseOf(files: PackedFiles, name: string, type: string): Promise<Response> {
  const file = files.get(name);
  if (!file) throw new Error('Python is not complete');
  return new Response(await unzipped(file), { headers: { 'Content-Type': type } });
}
