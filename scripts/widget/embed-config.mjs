// Builds the iframe page's script: dist/embed/embed.js, beside what public/embed/ has.
import { join } from 'node:path';
import { defineConfig } from 'vite';
import { root } from '../run.mjs';

export default defineConfig({
  root,
  publicDir: false,
  build: {
    outDir: join(root, 'dist/embed'),
    emptyOutDir: false,
    target: 'es2022',
    lib: { entry: join(root, 'web/embed.ts'), formats: ['es'], fileName: () => 'embed.js' },
    rolldownOptions: { output: { minify: true } },
  },
});
