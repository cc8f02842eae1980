// For the widget: makes modules of text from the scripts of the shared workers and the WebAssembly of the cores.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { root } from '../run.mjs';
import { bundledScript } from '../bundled-script.mjs';

const worker = join(root, 'web/worker');

const seats = (/** @type {string} */ name) => ({ as: 'loadSeats', file: 'seats-on-page.ts', name });

/** Each module by its name: the WebAssembly, the worker's script, and the server for the calling thread. */
const modules = new Map([
  [
    'virtual:packed-answers',
    { wasm: 'retrace-plain-answers', script: 'answers/shared-answers.ts', here: seats('answers') },
  ],
  [
    'virtual:packed-searches',
    {
      wasm: 'retrace-plain-searches',
      script: 'searches/shared-searches.ts',
      here: seats('searches'),
    },
  ],
  [
    'virtual:packed-paths',
    { wasm: 'retrace-plain-path', script: 'techniques/shared-paths.ts', here: seats('paths') },
  ],
  [
    'virtual:packed-varied',
    { wasm: 'retrace-plain-varied', script: 'varied/shared-varied.ts', here: seats('varied') },
  ],
  // This module is only in the package.
  [
    'virtual:packed-solver',
    {
      wasm: 'retrace-solver',
      script: 'solver/thread.ts',
      here: { as: 'loadHere', file: 'solver/serve.ts', name: 'serve' },
    },
  ],
  [
    'virtual:packed-recordings',
    {
      wasm: 'retrace-recordings',
      script: 'recordings/shared-recordings.ts',
      here: seats('recordings'),
    },
  ],
]);

/** The core with nested chains, for the worker of the paths. */
const nested = 'virtual:packed-nested';
const nestedWasm = 'retrace-plain-nested';

/** The scripts of workers that one build or another has bundled in this process, by their files and browsers. @type {Map<string, ReturnType<typeof bundledScript>>} */
const bundled = new Map();

/** Has a worker's script begin with what older browsers lack. @param {string} entry @returns {import('vite').Plugin} */
const beginsWithOlder = (entry) => ({
  name: 'retrace-older-browsers',
  enforce: 'pre',
  transform: (code, id) =>
    id === entry
      ? `import ${JSON.stringify(join(root, 'web/older-browsers.ts'))};${code}`
      : undefined,
});

/**
 * @param {import('vite').UserConfig} settings of the widget, for its worker too
 * @param {{ isOneFile?: boolean, isForOlder?: boolean }} files where nothing is fetched later, paths have the core with nested
 * chains from the start
 * @returns {import('vite').Plugin}
 */
export function packedCore(settings, { isOneFile = false, isForOlder = false } = {}) {
  return {
    name: 'retrace-packed-core',
    resolveId: (source) => (modules.has(source) || source === nested ? `\0${source}` : undefined),
    async load(id) {
      if (id.slice(1) === nested) {
        return isOneFile
          ? `export { packedCore } from 'virtual:packed-paths';`
          : `export const packedCore = ${JSON.stringify(packedWasm(nestedWasm))};`;
      }
      const parts = modules.get(id.slice(1));
      if (!parts) return undefined;
      const isWhole = isOneFile && parts.wasm === 'retrace-plain-path';
      const kind = `${parts.script} ${isForOlder}`;
      const entry = join(worker, parts.script);
      const plugins = [settings.plugins, isForOlder && beginsWithOlder(entry)];
      const script =
        bundled.get(kind) ?? bundledScript(entry, { settings: { ...settings, plugins } });
      bundled.set(kind, script);
      const { code } = await script;
      // A finished script as a string: no bundler changes the code inside.
      return `
        export const workerScript = ${JSON.stringify(code)};
        export const packedCore = ${JSON.stringify(packedWasm(isWhole ? nestedWasm : parts.wasm))};
        export const ${parts.here.as} = () =>
          import(${JSON.stringify(join(worker, parts.here.file))}).then((on) => on.${parts.here.name});`;
    },
  };
}

/** The compressed bytes in base64, which take no more under gzip than the bytes themselves. @param {string} wasm */
function packedWasm(wasm) {
  const bytes = readFileSync(join(root, `build/wasm/${wasm}.wasm`));
  return deflateSync(bytes, { level: 9, memLevel: 9 }).toString('base64');
}
