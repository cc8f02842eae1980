// The worker that runs programs in Python: Pyodide, fetched once and kept, in a worker that can reach nothing.
import manifest from '@python/manifest.json';
import { serveInterpreter } from '../interpreter';
import { fetchArchives } from '../kept-pieces';
import { makeBare } from './bare';
import { capMemory, PythonRuns } from './program';
import type { PyodideScript } from './pyodide';

let loaded: Promise<PythonRuns> | undefined;

serveInterpreter({
  load: async (onProgress, folder = '') => {
    loaded ??= load(folder, (done) => {
      onProgress(done, manifest.bytes);
    });
    await loaded;
  },
  diagnose: async (source) => (await ready()).diagnose(source),
  run: async (source, request, told) => (await ready()).run(source, request, told),
});

const ready = () => loaded ?? Promise.reject(new Error('Python is not loaded'));

async function load(folder: string, onFetched: (bytes: number) => void): Promise<PythonRuns> {
  const files = await fetchArchives(manifest, folder, onFetched);
  serve({
    'pyodide.asm.wasm': responseOf(files.get('interpreter'), 'application/wasm'),
    'python_stdlib.zip': responseOf(files.get('library'), 'application/zip'),
  });
  const [script, inner] = manifest.scripts.map(({ file }) => new URL(file, folder).href);
  const [{ loadPyodide }, { default: createPyodideModule }] = await Promise.all([
    import(/* @vite-ignore */ script ?? '') as Promise<PyodideScript>,
    import(/* @vite-ignore */ inner ?? '') as Promise<{ default: unknown }>,
  ]);
  capMemory();
  const runs = new PythonRuns(
    await loadPyodide({
      indexURL: folder,
      jsglobals: Object.freeze({}),
      lockFileContents: { info: manifest.lock, packages: {} },
      createPyodideModule,
    }),
  );
  makeBare(globalThis);
  return runs;
}

/** Makes `fetch` answer Pyodide with files that are already loaded. */
function serve(files: Record<string, Response>): void {
  globalThis.fetch = (asked) => {
    const address = asked instanceof Request ? asked.url : String(asked);
    const response = files[address.slice(address.lastIndexOf('/') + 1)];
    return response ? Promise.resolve(response) : Promise.reject(new Error(`no ${address}`));
  };
}

function responseOf(bytes: Uint8Array<ArrayBuffer> | undefined, type: string): Response {
  if (!bytes) throw new Error('Python is not complete');
  return new Response(bytes, { headers: { 'Content-Type': type } });
}
