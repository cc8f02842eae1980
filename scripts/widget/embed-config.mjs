// Builds the iframe page's script: dist/embed/embed.js, beside the files of public/embed/. Needs the built widget, whose
// parts the script names.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vite';
import { root } from '../run.mjs';

const parts = readdirSync(join(root, 'dist/widget/parts'));

/** @param {string} name */
const pathOf = (name) => `parts/${parts.find((file) => file.startsWith(`${name}-`))}`;

export default defineConfig({
  root,
  publicDir: false,
  define: {
    WIDGET_PARTS: JSON.stringify({
      board: pathOf('board'),
      shared: pathOf('shared'),
      watch: pathOf('watch'),
      race: pathOf('race'),
      explain: pathOf('explain'),
      searches: pathOf('searches'),
      paths: pathOf('paths'),
      recordings: pathOf('recordings'),
    }),
  },
  build: {
    outDir: join(root, 'dist/embed'),
    emptyOutDir: false,
    target: 'es2022',
    lib: { entry: join(root, 'web/embed.ts'), formats: ['es'], fileName: () => 'embed.js' },
    rolldownOptions: { output: { minify: true } },
  },
});
