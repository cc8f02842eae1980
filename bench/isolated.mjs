// Builds and serves a benchmark's page isolated: then its clock has 5 µs instead of 100, and its memory can be measured.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, preview } from 'vite';
import { root } from '../scripts/run.mjs';
import { techniqueTable } from '../scripts/technique-table.mjs';

const headers = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
};

/**
 * @param {'page' | 'programs' | 'photos' | 'hardest'} folder beside this file, with an index.html
 * @param {number} port
 * @param {{ alias?: Record<string, string>, plugins?: import('vite').Plugin[] }} [more]
 */
export async function serveIsolated(folder, port, { alias = {}, plugins = [] } = {}) {
  const outDir = join(root, 'build/bench', folder);
  const config = {
    // The page's own configuration would add the service worker.
    configFile: /** @type {const} */ (false),
    base: './',
    root: fileURLToPath(new URL(folder, import.meta.url)),
    logLevel: /** @type {const} */ ('warn'),
    resolve: { alias: { '@core': join(root, 'build/wasm'), ...alias } },
    plugins: [techniqueTable(), ...plugins],
    worker: { format: /** @type {const} */ ('es'), plugins: () => [techniqueTable()] },
  };
  await build({ ...config, build: { outDir, emptyOutDir: true } });
  const server = await preview({
    ...config,
    build: { outDir },
    preview: { host: '127.0.0.1', port, headers },
  });
  return { address: server.resolvedUrls?.local[0] ?? '', close: () => server.close() };
}
