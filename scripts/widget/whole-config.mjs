// Builds the widget once more as one file with every mode, for hosts that take a single file: dist/widget/retrace-whole.js,
// and the same as a classic script, retrace-whole.classic.js, which also pages from a disk (file://) can name.
import { join } from 'node:path';
import { defineConfig } from 'vite';
import { root } from '../run.mjs';
import widget, { pluginsOf } from './config.mjs';
import { ownNames } from './own-names.mjs';

export default defineConfig({
  ...widget,
  plugins: pluginsOf(true),
  build: {
    ...widget.build,
    emptyOutDir: false, // retrace.js and its views are there
    lib: {
      entry: join(root, 'web/widget-whole.ts'),
      formats: ['es', 'iife'],
      name: 'retrace', // a classic script has its class there
      fileName: (format) => `retrace-whole${format === 'iife' ? '.classic' : ''}.js`,
    },
    rolldownOptions: { ...ownNames, output: { codeSplitting: false } },
  },
});
