// Builds the widget: dist/widget/retrace.js, which hosts name, and its parts, which have a hash of their content in their
// names: the board with solve mode, worker and core, and parts that are fetched when they are needed.
import { join } from 'node:path';
import { defineConfig } from 'vite';
import { listed } from '../notices.mjs';
import { root } from '../run.mjs';
import { smallStyles } from '../small-styles.mjs';
import { ownNames } from './own-names.mjs';
import { ownSizes } from './own-sizes.mjs';
import { packedCore } from './packed-core.mjs';

export const entry = join(root, 'web/widget.ts');

/** The settings of every build of the widget, and of its worker. @satisfies {import('vite').UserConfig} */
const settings = {
  root,
  publicDir: false,
  resolve: {
    alias: { '@core': join(root, 'build/wasm') },
    conditions: ['widget', 'module', 'browser', 'import'],
  },
  build: {
    target: 'es2022',
    minify: /** @type {const} */ ('terser'),
    terserOptions: { module: true, compress: { passes: 3 }, format: { comments: 'some' } }, // keeps the comments with licences
  },
};

/** The modules that start the widget, with all their imports; and those that other parts share, which would be one more part. */
const inBoard = /\/web\/(widget|core\/refusals|element\/shared\/look\/view)\.ts$/;

export const pluginsOf = (/** @type {boolean} */ isOneFile) => [
  packedCore(settings, isOneFile),
  ownSizes(),
  smallStyles(),
];

export default defineConfig({
  ...settings,
  plugins: pluginsOf(false),
  build: {
    ...settings.build,
    license: listed,
    outDir: join(root, 'dist/widget'),
    emptyOutDir: true,
    lib: { entry, formats: ['es'], fileName: () => 'retrace.js' },
    rolldownOptions: {
      ...ownNames,
      output: {
        // Everything that solve mode needs is one part, and retrace.js only imports it. Modules that the other parts share with it
        // are imported by its hashed name: never from another release, and never a second time where a host
        // writes retrace.js?ver=1.
        codeSplitting: {
          groups: [
            { name: 'board', test: inBoard, priority: 1 },
            // Modules that modes share with one another: one part, instead of several of a kilobyte.
            { name: 'shared', minShareCount: 2 },
          ],
        },
        chunkFileNames: ({ name }) => `parts/${name.replace('-view', '')}-[hash].js`,
      },
    },
  },
});
