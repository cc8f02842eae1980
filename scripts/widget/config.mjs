// Builds the widget: dist/widget/retrace.js, one module with the element, the worker and the core, and
// retrace-race.js beside it, which only race mode fetches.
import { join } from 'node:path';
import { defineConfig } from 'vite';
import { root } from '../run.mjs';
import { litForHosts } from './lit-for-hosts.mjs';
import { moduleOrder } from './module-order.mjs';
import { packedCore } from './packed-core.mjs';
import { smallScript } from './small-script.mjs';
import { smallTemplates } from './small-templates.mjs';

const alias = { '@core': join(root, 'build/wasm') };

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
    lib: { entry: join(root, 'web/widget.ts'), formats: ['es'], fileName: () => 'retrace.js' },
    rolldownOptions: {
      preserveEntrySignatures: 'allow-extension', // what both use stays in retrace.js
      output: {
        chunkFileNames: 'retrace-race.js',
        comments: { legal: true },
        minify: { compress: true, mangle: true, codegen: { removeWhitespace: true } },
      },
    },
  },
});
