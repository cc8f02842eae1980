// Builds the widget once more as one file with every mode: dist/widget/retrace-whole.js, for hosts that
// take a single file.
import { join } from 'node:path';
import { defineConfig } from 'vite';
import { root } from '../run.mjs';
import widget from './config.mjs';
import { ownNames } from './own-names.mjs';

export default defineConfig({
  ...widget,
  build: {
    ...widget.build,
    emptyOutDir: false, // retrace.js and its views are there
    lib: {
      entry: join(root, 'web/widget-whole.ts'),
      formats: ['es'],
      fileName: () => 'retrace-whole.js',
    },
    rolldownOptions: { ...ownNames, output: { codeSplitting: false } },
  },
});
