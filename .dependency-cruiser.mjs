// Which folder of web/ may import which, feature by feature, and that nothing imports in a circle: held by
// `npm run check`. Imports of types count. tests/web/import-directions.test.ts holds what no import shows.

/**
 * The folders and packages that each layer may import beside itself: folders of web/, and packages.
 * A file belongs to the first layer that its path begins with.
 * @type {readonly { layer: string, path: string, may?: string, packages?: string }[]}
 */
export const layers = [
  {
    layer: 'core',
    path: '^web/core/',
    packages: 'idb|cpp/sudoku/techniques/techniques.json|virtual:techniques',
  },
  { layer: 'service worker', path: '^web/worker/offline/', may: '^web/core/' },
  {
    layer: 'worker',
    path: '^web/worker/(?!offline/)',
    may: '^web/core/',
    packages: '@(core|compiler|python)|acorn|acorn-walk|magic-string|quickjs-emscripten-core|@jitl',
  },
  {
    layer: 'client',
    path: '^web/client/',
    may: '^web/core/',
    packages:
      '@(compiler|python|jitl)|virtual:(packed-(answers|searches|paths|nested|varied|recordings|solver)|sandbox(ed|-frame))',
  },
  // The other languages are found by import.meta.glob; their texts have the type of the English ones. Some are shared with the command.
  {
    layer: 'languages',
    path: '^web/languages/',
    may: '^web/core/',
    packages: 'cpp/words|cpp/sudoku/techniques/techniques.json',
  },
  {
    layer: 'element',
    path: '^web/element/',
    may: '^web/(client|languages|core)/',
    packages:
      'lit|lz-string|qrcode-generator|pdf-lib|@codemirror|@lezer|virtual:techniques|cpp/(words|sudoku/techniques)',
  },
  {
    layer: 'page',
    path: '^web/page/',
    may: '^web/(element|languages|core)/',
    packages: 'lit|idb|workbox-window',
  },
  {
    layer: 'frameworks',
    path: '^web/package/frameworks/',
    may: '^web/package/',
    packages: '(@types/)?react|retrace-sudoku|svelte|vue',
  },
  { layer: 'solver entry', path: '^web/package/solver\\.ts$', may: '^web/(client|core)/' },
  {
    layer: 'entries',
    path: '^web/(page|widget|widget-whole|widget-classic|older-browsers)\\.ts$|^web/package/(?!frameworks/|solver\\.ts$)',
    may: '^web/(page|element|core)/',
  },
  // No page imports it: it is built by Maven and a JDK, and fetched as files of its own.
  { layer: 'java room', path: '^web/java/', packages: 'scripts|fs|path|crypto' },
  { layer: 'iframe page', path: '^web/embed(/|\\.ts$)', may: '^web/core/' },
  {
    layer: 'page around',
    path: '^web/embed-resize\\.ts$',
    may: '^web/core/|^web/element/shared/(look/backdrop|unclobbered)\\.ts$',
  },
];

/** The folders that several workers share; `watch` stands on the other two. */
const workerShared = '^web/worker/(serve|core|watch)/';

/** Beside the shared pieces, what every part of the element may know. */
const known = '^web/element/(contract/|events\\.ts$)';

export default {
  forbidden: [
    {
      name: 'no-cycle',
      comment: 'Files that import each other in a circle cannot be read, or left out, one by one.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'every-file-has-a-layer',
      comment: 'A new folder of web/ needs a line in .dependency-cruiser.mjs.',
      severity: 'error',
      from: { path: '^web/', pathNot: layers.map(({ path }) => path) },
      to: {},
    },
    ...layers.flatMap(({ layer, path, may, packages }) => [
      {
        name: `${layer.replaceAll(' ', '-')}-imports-what-stands-before-it`,
        severity: 'error',
        from: { path },
        to: { path: '^web/', pathNot: may ? [path, may] : [path] },
      },
      {
        name: `${layer.replaceAll(' ', '-')}-uses-its-packages`,
        severity: 'error',
        from: { path },
        to: {
          pathNot: ['^web/', ...(packages ? [`(^|node_modules/)(${packages})(/|$)`] : [])],
        },
      },
    ]),
    {
      name: 'a-worker-knows-no-other-worker',
      comment:
        'What two workers need is in serve/, core/ or watch/. The page searches and reads recordings in one, programs have all in one.',
      severity: 'error',
      from: {
        path: '^web/worker/([^/]+)/',
        pathNot: `${workerShared}|page-search-tasks\\.ts$|/solver/(solver-tasks|solving-table)\\.`,
      },
      to: { path: '^web/worker/', pathNot: ['^web/worker/$1/', workerShared] },
    },
    {
      name: 'what-workers-share-knows-none',
      severity: 'error',
      from: { path: '^web/worker/(serve|core)/' },
      to: { path: '^web/worker/', pathNot: ['^web/worker/$1/'] },
    },
    {
      name: 'watching-knows-no-worker',
      severity: 'error',
      from: { path: '^web/worker/watch/' },
      to: { path: '^web/worker/', pathNot: workerShared },
    },
    {
      name: 'contract-is-a-leaf',
      comment: 'What the element, its modes and its extras know of each other knows none of them.',
      severity: 'error',
      from: { path: '^web/element/contract/' },
      to: { path: '^web/element/', pathNot: '^web/element/contract/' },
    },
    {
      name: 'shared-pieces-know-no-feature',
      severity: 'error',
      from: { path: '^web/element/shared/' },
      to: { path: '^web/element/', pathNot: ['^web/element/shared/', known] },
    },
    {
      name: 'watching-knows-the-slots-alone',
      comment:
        'An entry may leave the sources and saving out: the two files that define the view put them into the slots.',
      severity: 'error',
      from: {
        path: '^web/element/watch/',
        pathNot: '^web/element/watch/((source|saving)/|watch-view|watch-source-view|search-pieces)',
      },
      to: { path: '^web/element/watch/(source|saving)/' },
    },
    {
      name: 'features-know-no-other-feature',
      comment: 'What two features need is a shared piece, or goes through the contract.',
      severity: 'error',
      from: { path: '^web/element/((?!(?:shared|contract)/)[^/]+)/' },
      to: { path: '^web/element/', pathNot: ['^web/element/($1|shared)/', known] },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
  },
};
