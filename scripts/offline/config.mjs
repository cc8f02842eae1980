// Builds dist/service-worker.js with its list of files. Needs all other parts of dist.
import { join } from 'node:path';
import { defineConfig } from 'vite';
import { listedByServiceWorker } from '../notices.mjs';
import { root } from '../run.mjs';
import { listOf } from './list.mjs';

const dist = join(root, 'dist');

export default defineConfig({
  root,
  publicDir: false,
  define: { LISTED: JSON.stringify(listOf(dist)) },
  build: {
    outDir: dist,
    emptyOutDir: false,
    license: listedByServiceWorker,
    target: 'es2022',
    lib: {
      entry: join(root, 'web/worker/offline/service-worker.ts'),
      formats: ['iife'],
      name: 'retraceOffline', // not used: the script exports nothing
      fileName: () => 'service-worker.js',
    },
  },
});
