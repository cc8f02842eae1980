// For the widget: the shared worker's script and the core's WebAssembly, both as text in the module.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { build } from 'vite';
import { Stop, root } from '../run.mjs';

const name = 'virtual:packed-core';
const worker = join(root, 'web/worker');

/** @param {import('vite').UserConfig} settings of the widget, for its worker too @returns {import('vite').Plugin} */
export function packedCore(settings) {
  return {
    name: 'retrace-packed-core',
    resolveId: (source) => (source === name ? `\0${name}` : undefined),
    async load(id) {
      if (id !== `\0${name}`) return undefined;
      // A finished script as a string: what others do to the code around it cannot break it.
      return `
        export const workerScript = ${JSON.stringify(await workerScript(settings))};
        export const packedCore = ${JSON.stringify(packedWasm())};
        export const loadSeats = () => import(${JSON.stringify(join(worker, 'seats.ts'))});`;
    },
  };
}

/** Already compressed bytes in base64 cost under gzip what they are. */
function packedWasm() {
  const bytes = readFileSync(join(root, 'build/wasm/retrace-plain.wasm'));
  return deflateRawSync(bytes, { level: 9, memLevel: 9 }).toString('base64');
}

/** web/worker/shared.ts with all that it imports. @param {Parameters<typeof packedCore>[0]} settings */
async function workerScript(settings) {
  const built = await build({
    ...settings,
    configFile: false,
    logLevel: 'warn',
    build: {
      ...settings.build,
      write: false,
      // Its name is not used: the script exports nothing.
      lib: { entry: join(worker, 'shared.ts'), formats: ['iife'], name: 'retraceWorker' },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  if (chunk?.type !== 'chunk') throw new Stop('web/worker/shared.ts gave no script');
  return chunk.code.trim();
}
