// Builds the page: index.html → web/page.ts → the element, with its worker and WebAssembly as own files.
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { demoPages } from './scripts/demo/pages.mjs';
import { firstModules, firstPaint } from './scripts/first-paint.mjs';
import { firstTexts } from './scripts/first-texts.mjs';
import { piecesFolder } from './scripts/compiler/build.mjs';
import { javaFolder } from './web/java/build.mjs';
import { listed } from './scripts/notices.mjs';
import { oEmbed } from './scripts/oembed.mjs';
import { piecesBeside } from './scripts/pieces.mjs';
import { pythonFolder } from './scripts/python/build.mjs';
import { sandbox } from './scripts/sandbox.mjs';
import { smallStyles } from './scripts/small-styles.mjs';
import { techniqueTable } from './scripts/technique-table.mjs';

const packedForTests = (name: string) =>
  fileURLToPath(new URL(`tests/web/client/packed-${name}.ts`, import.meta.url));

const resolve = {
  alias: {
    // The files that Emscripten wrote; see the preset `wasm` in CMakePresets.json.
    '@core': fileURLToPath(new URL('build/wasm', import.meta.url)),
    // The files that scripts/compiler made of the package with clang.
    '@compiler': fileURLToPath(new URL('build/compiler', import.meta.url)),
    // And scripts/python of the one with Python.
    '@python': fileURLToPath(new URL('build/python', import.meta.url)),
  },
};

export default defineConfig({
  // Every address in the build is relative, so that it can be served from any path.
  base: './',
  resolve,
  plugins: [
    sandbox({ resolve }),
    firstTexts(),
    firstPaint(),
    oEmbed(process.env.RETRACE_SITE),
    demoPages(),
    smallStyles(),
    techniqueTable(),
    piecesBeside('compiler', piecesFolder),
    piecesBeside('python', pythonFolder),
    piecesBeside('java', javaFolder),
  ],
  worker: { format: 'es', plugins: () => [techniqueTable()] },
  build: {
    // The served policy allows neither inline scripts nor data: fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ debugName: 'page', name: firstModules() }] } },
    },
    license: listed,
  },
  test: {
    // In place of what only the widget's build makes.
    alias: {
      'virtual:packed-answers': packedForTests('answers'),
      'virtual:packed-searches': packedForTests('searches'),
      'virtual:packed-paths': packedForTests('paths'),
      'virtual:packed-nested': packedForTests('nested'),
      'virtual:packed-recordings': packedForTests('recordings'),
      'virtual:packed-solver': packedForTests('solver'),
    },
    include: ['tests/{web,wasm,programs,spark}/**/*.test.ts'],
    environment: 'node',
    // Generous, for slow or busy machines: a test fails by what it finds, not by how long it takes.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
    // Modules are read once, not once for each file: half of the time of short tests.
    isolate: false,
    setupFiles: 'tests/support/as-found.ts',
  },
});
