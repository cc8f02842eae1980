// Builds the npm package's solver into dist/package/, separately: built with the element, it would share parts that need
// a document.
import { join } from 'node:path';
import { defineConfig } from 'vite';
import { root } from '../run.mjs';
import widget from '../widget/config.mjs';

export default defineConfig({
  ...widget,
  build: {
    ...widget.build,
    license: false, // it contains no third-party code but that of cpp/wasm/notices.md
    outDir: join(root, 'dist/package'),
    emptyOutDir: false, // the element is in the same folder
    lib: { entry: { solver: join(root, 'web/package/solver.ts') }, formats: ['es'] },
    rolldownOptions: {
      output: { entryFileNames: '[name].js', chunkFileNames: 'solver/[name].js' },
    },
  },
});
