// Builds dist/embed/resize.js, for pages around the iframe: a plain script of its own.
import { join } from 'node:path';
import { defineConfig } from 'vite';
import { root } from '../run.mjs';
import { ownNames } from './own-names.mjs';

export default defineConfig({
  root,
  publicDir: false,
  build: {
    outDir: join(root, 'dist/embed'),
    emptyOutDir: false,
    target: 'es2022',
    lib: {
      entry: join(root, 'web/embed-resize.ts'),
      formats: ['iife'],
      name: 'retraceResize', // not used: the script exports nothing
      fileName: () => 'resize.js',
    },
    rolldownOptions: { ...ownNames, output: { minify: true } },
  },
});
