// Builds the widget once more as one file with every mode: dist/widget/retrace-whole.js, for hosts that
// take a single file.
import { defineConfig } from 'vite';
import widget, { entry } from './config.mjs';

export default defineConfig({
  ...widget,
  resolve: {
    ...widget.resolve,
    conditions: ['whole', ...(widget.resolve?.conditions ?? [])],
  },
  build: {
    ...widget.build,
    emptyOutDir: false, // retrace.js and its views are there
    lib: { entry, formats: ['es'], fileName: () => 'retrace-whole.js' },
    rolldownOptions: { output: { codeSplitting: false } },
  },
});
