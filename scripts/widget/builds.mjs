// What Vite builds beside the page (vite.config.ts): the widget and the files for pages of others, the package, the service worker.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { build, mergeConfig } from 'vite';
import { listed, listedByServiceWorker } from '../notices.mjs';
import { untimed } from '../bundled-script.mjs';
import { listOf } from '../offline/list.mjs';
import { root } from '../run.mjs';
import { smallStyles } from '../small-styles.mjs';
import { techniqueTable } from '../technique-table.mjs';
import { ownNames } from './own-names.mjs';
import { ownSizes } from './own-sizes.mjs';
import { packedCore } from './packed-core.mjs';

/** @param {string} path */
const at = (path) => join(root, path);
/** @param {string} path of a folder that other builds write into, too */
const into = (path) => ({ outDir: at(path), emptyOutDir: false });

/** The settings of every build for pages of others, and of its worker. @satisfies {import('vite').UserConfig} */
const settings = {
  plugins: [techniqueTable()],
  resolve: {
    alias: { '@core': at('build/wasm') },
    conditions: ['widget', 'module', 'browser', 'import'],
  },
  build: {
    target: 'es2022',
    minify: /** @type {const} */ ('terser'),
    terserOptions: { module: true, compress: { passes: 3 }, format: { comments: 'some' } }, // keeps the comments with licences
  },
};

/** @param {import('vite').BuildEnvironmentOptions} how @param {{ isOneFile?: boolean, isForOlder?: boolean }} [files] @returns {import('vite').UserConfig} */
const forOthers = (how, { isOneFile = false, isForOlder = false } = {}) => {
  const target = isForOlder ? 'es2019' : settings.build.target;
  const targeted = { ...settings, build: { ...settings.build, target } };
  return {
    ...targeted,
    plugins: [
      ...settings.plugins,
      packedCore(targeted, { isOneFile, isForOlder }),
      ownSizes(),
      smallStyles(),
    ],
    build: { ...targeted.build, license: listed, ...how },
  };
};

/**
 * A script of its own, without the widget's settings.
 * @param {string} entry
 * @param {'es' | 'iife'} format
 * @param {string} file
 * @param {import('vite').UserConfig} more
 * @returns {import('vite').UserConfig}
 */
const oneScript = (entry, format, file, { build: how, ...more } = {}) => ({
  ...more,
  build: {
    target: 'es2022',
    // The name is not used, since none of these scripts exports anything.
    lib: { entry: at(entry), formats: [format], name: 'retraceScript', fileName: () => file },
    ...how,
  },
});

/** @param {string} entry @param {'es' | 'iife'} format @param {string} file @param {boolean} [isForOlder] */
const wholeWidget = (entry, format, file, isForOlder = false) =>
  forOthers(
    {
      ...into('dist/widget'),
      lib: {
        entry: at(entry),
        formats: [format],
        name: 'retrace', // a classic script has its class there
        fileName: () => file,
      },
      rolldownOptions: { ...ownNames, output: { codeSplitting: false } },
    },
    { isOneFile: true, isForOlder },
  );

/** The modules that start the widget, with all their imports; and those that other parts share, which would be one more part. */
const inBoard =
  /\/web\/(widget|element\/post-parts|core\/refusals|element\/shared\/look\/view)\.ts$/;

const inSentences =
  /\/web\/(languages\/(\w+\/(technique-names|techniques)|deduction-sentences|board-sentence)|client\/techniques\/[\w-]+)\.ts$/;

/** The parts of the built widget whose addresses the iframe page's script names. */
const named = [
  'board',
  'shared',
  'sentences',
  'watch',
  'race',
  'explain',
  'learn',
  'searches',
  'paths',
  'recordings',
];

/** By the present names of the files. @returns {Record<string, string>} */
function widgetParts() {
  const files = readdirSync(at('dist/widget/parts'));
  const fileOf = (/** @type {string} */ name) => files.find((file) => file.startsWith(`${name}-`));
  return Object.fromEntries(named.map((name) => [name, `parts/${fileOf(name)}`]));
}

/** The settings of each build by its name. @satisfies {Record<string, () => import('vite').UserConfig>} */
const builds = {
  /**
   * dist/widget/retrace.js, which hosts name, and its parts, which have a hash of their content in their names: the board
   * with solve mode, worker and core, and parts that are fetched when they are needed.
   */
  widget: () =>
    forOthers({
      outDir: at('dist/widget'),
      emptyOutDir: true,
      lib: { entry: at('web/widget.ts'), formats: ['es'], fileName: () => 'retrace.js' },
      rolldownOptions: {
        ...ownNames,
        output: {
          // Everything that solve mode needs is one part, and retrace.js only imports it. Modules that the other parts share with it
          // are imported by its hashed name: never from another release, and never a second time where a host
          // writes retrace.js?ver=1.
          codeSplitting: {
            groups: [
              { name: 'board', test: inBoard, priority: 2 },
              // The sentences of explain mode and of hints, which watch and race mode do without.
              { name: 'sentences', test: inSentences, priority: 1 },
              // Modules that modes share with one another: one part, instead of several of a kilobyte.
              { name: 'shared', minShareCount: 2 },
            ],
          },
          chunkFileNames: ({ name }) => `parts/${name.replace('-view', '')}-[hash].js`,
        },
      },
    }),

  /** The widget once more as one file with every mode, for hosts that take a single file: dist/widget/retrace-whole.js. */
  whole: () => wholeWidget('web/widget-whole.ts', 'es', 'retrace-whole.js'),

  /**
   * The same as a classic script, which also pages from a disk (file://) can name. Its syntax is older, since it is for old
   * blog systems and the browsers of their readers.
   */
  classic: () => wholeWidget('web/widget-classic.ts', 'iife', 'retrace-whole.classic.js', true),

  /** The iframe page's script, beside the files of public/embed/. It names the parts of the built widget. */
  frame: () =>
    oneScript('web/embed.ts', 'es', 'embed.js', {
      define: { WIDGET_PARTS: JSON.stringify(widgetParts()) },
      build: { ...into('dist/embed'), rolldownOptions: { output: { minify: true } } },
    }),

  /** A plain script for pages around the iframe. */
  resize: () =>
    oneScript('web/embed-resize.ts', 'iife', 'resize.js', {
      build: {
        ...into('dist/embed'),
        rolldownOptions: { ...ownNames, output: { minify: true } },
      },
    }),

  /** The npm package's modules: the widget's parts with an entry that defines nothing, one that defines the element and one for servers. */
  package: () =>
    forOthers({
      outDir: at('dist/package'),
      emptyOutDir: true,
      lib: {
        entry: {
          index: at('web/package/index.ts'),
          define: at('web/package/define.ts'),
          server: at('web/package/server.ts'),
        },
        formats: ['es'],
      },
      rolldownOptions: {
        ...ownNames,
        output: { entryFileNames: '[name].js', chunkFileNames: 'parts/[name].js' },
      },
    }),

  /** The package's solver. Built with the element, it would share parts that need a document. */
  solver: () =>
    forOthers({
      ...into('dist/package'),
      license: false, // it contains no third-party code but that of cpp/wasm/notices.md
      lib: { entry: { solver: at('web/package/solver.ts') }, formats: ['es'] },
      rolldownOptions: {
        output: { entryFileNames: '[name].js', chunkFileNames: 'solver/[name].js' },
      },
    }),

  /** The component for React, which is a script of its own: React and the element come from the project that uses it. */
  react: () =>
    oneScript('web/package/frameworks/react-component.ts', 'es', 'react.js', {
      build: {
        ...into('dist/package'),
        rolldownOptions: {
          external: ['react', 'retrace-sudoku/define'],
          output: { banner: `'use client';` }, // for frameworks whose components are a server's by default
        },
      },
    }),

  /** The service worker with its list of the files in dist/, which must be complete. */
  offline: () =>
    oneScript('web/worker/offline/service-worker.ts', 'iife', 'service-worker.js', {
      define: { LISTED: JSON.stringify(listOf(at('dist'))) },
      build: { ...into('dist'), license: listedByServiceWorker },
    }),
};

/** @param {keyof typeof builds} name */
export async function viteBuild(name) {
  const common = {
    root,
    publicDir: false,
    configFile: false,
    logLevel: 'warn',
    build: { rolldownOptions: untimed },
  };
  await build(mergeConfig(common, builds[name]()));
}
