// Builds the widget: dist/widget/retrace.js, one module with the element, the worker and the core, and
// beside it retrace-watch.js and retrace-race.js, which it fetches when such a mode is opened.
import { join } from 'node:path';
import { defineConfig } from 'vite';
import { root } from '../run.mjs';
import { litForHosts } from './lit-for-hosts.mjs';
import { moduleOrder } from './module-order.mjs';
import { packedCore } from './packed-core.mjs';
import { smallScript } from './small-script.mjs';
import { smallTemplates } from './small-templates.mjs';

const alias = { '@core': join(root, 'build/wasm') };
export const entry = join(root, 'web/widget.ts');

/** How every build of the widget is written. */
export const written = /** @type {const} */ ({
  comments: { legal: true },
  minify: { compress: true, mangle: true, codegen: { removeWhitespace: true } },
});

/** Of the npm package's build, too. */
export const plugins = [packedCore(alias), litForHosts(), smallTemplates()];

export default defineConfig({
  root,
  publicDir: false,
  resolve: { alias, conditions: ['widget', 'module', 'browser', 'import'] },
  plugins: [...plugins, moduleOrder(), smallScript()],
  build: {
    outDir: join(root, 'dist/widget'),
    emptyOutDir: true,
    target: 'es2022',
    minify: false, // below: in a library Vite would keep the white space
    lib: { entry, formats: ['es'], fileName: () => 'retrace.js' },
    rolldownOptions: {
      preserveEntrySignatures: 'allow-extension', // what the views share stays in retrace.js
      output: {
        ...written,
        chunkFileNames: ({ name }) => `retrace-${name.replace('-view', '')}.js`,
      },
    },
  },
});
