// Builds the page: index.html → web/page.ts → the element, with its worker and WebAssembly as own files.
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: {
    // What Emscripten wrote; see the preset `wasm` in CMakePresets.json.
    alias: { '@core': fileURLToPath(new URL('build/wasm', import.meta.url)) },
  },
  worker: { format: 'es' },
  build: {
    // The served policy allows neither inline scripts nor data: fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  test: {
    include: ['tests/web/**/*.test.ts', 'tests/wasm/**/*.test.ts'],
    environment: 'node',
  },
});
