// Builds the npm package's modules in dist/package/: the widget's parts with an entry that defines nothing,
// one that defines the element and one for servers. The solver is built separately, see solver-config.mjs.
import { join } from 'node:path';
import { defineConfig } from 'vite';
import { root } from '../run.mjs';
import widget from '../widget/config.mjs';
import { ownNames } from '../widget/own-names.mjs';

export default defineConfig({
  ...widget,
  build: {
    ...widget.build,
    outDir: join(root, 'dist/package'),
    lib: {
      entry: {
        index: join(root, 'web/package/index.ts'),
        define: join(root, 'web/package/define.ts'),
        server: join(root, 'web/package/server.ts'),
      },
      formats: ['es'],
    },
    rolldownOptions: {
      ...ownNames,
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: 'parts/[name].js',
      },
    },
  },
});
