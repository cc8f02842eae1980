// Builds the widget once more as one file with every mode: dist/widget/retrace-whole.js, for hosts that
// take a single file.
import { defineConfig } from 'vite';
import widget, { entry, plugins, written } from './config.mjs';
import { moduleOrder } from './module-order.mjs';
import { smallScript } from './small-script.mjs';

export default defineConfig({
  ...widget,
  plugins: [...plugins, moduleOrder(['watch', 'race']), smallScript()],
  resolve: {
    ...widget.resolve,
    conditions: ['whole', ...(widget.resolve?.conditions ?? [])],
  },
  build: {
    ...widget.build,
    emptyOutDir: false, // retrace.js and its views are there
    lib: { entry, formats: ['es'], fileName: () => 'retrace-whole.js' },
    rolldownOptions: { output: { ...written, codeSplitting: false } },
  },
});
