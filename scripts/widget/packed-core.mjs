// For the widget: web/worker/seats.ts bundled into one function, and the core's WebAssembly as text.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { build } from 'vite';
import { Stop, root } from '../run.mjs';

const name = 'virtual:packed-core';

/** @param {import('vite').Alias[] | Record<string, string>} alias @returns {import('vite').Plugin} */
export function packedCore(alias) {
  return {
    name: 'retrace-packed-core',
    resolveId: (source) => (source === name ? `\0${name}` : undefined),
    async load(id) {
      if (id !== `\0${name}`) return undefined;
      // A function that names nothing outside itself: it works as a text, too.
      return `
        export function openWorker() { ${await workerScript(alias)} return seats; }
        export const packedCore = ${JSON.stringify(packedWasm())};`;
    },
  };
}

/** Already compressed bytes in base64 cost under gzip what they are. */
function packedWasm() {
  const bytes = readFileSync(join(root, 'build/wasm/retrace-plain.wasm'));
  return deflateRawSync(bytes, { level: 9, memLevel: 9 }).toString('base64');
}

/** `var seats = ...`: what web/worker/seats.ts exports. @param {Parameters<typeof packedCore>[0]} alias */
async function workerScript(alias) {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    resolve: { alias },
    build: {
      write: false,
      minify: false, // with the widget, afterwards
      lib: { entry: join(root, 'web/worker/seats.ts'), formats: ['iife'], name: 'seats' },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  if (chunk?.type !== 'chunk') throw new Stop('web/worker/seats.ts gave no script');
  return chunk.code;
}
