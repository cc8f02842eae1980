// Holds DESIGN's one direction: each folder may import only what stands before it.
import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

interface Layer {
  folder: string;
  mayImport: readonly string[]; // besides itself
  packages: readonly string[]; // npm packages, build outputs; of C++ the toolchain's own headers
}

// A file belongs to the last layer whose folder is a prefix of its path.
const webLayers: readonly Layer[] = [
  { folder: 'web/core/', mayImport: [], packages: [] },
  { folder: 'web/worker/', mayImport: ['web/core/'], packages: ['@core/'] },
  {
    folder: 'web/worker/offline/',
    mayImport: ['web/core/'],
    packages: ['workbox-precaching', 'idb-keyval'],
  },
  // The packed core is web/worker/ as text, made by the widget's build.
  { folder: 'web/client/', mayImport: ['web/core/'], packages: ['virtual:packed-core'] },
  {
    folder: 'web/element/',
    mayImport: ['web/client/', 'web/core/'],
    packages: ['lit', 'lz-string', 'qrcode-generator'],
  },
  { folder: 'web/languages/', mayImport: ['web/element/', 'web/page', 'web/core/'], packages: [] },
  {
    folder: 'web/page',
    mayImport: ['web/element/', 'web/core/'],
    packages: ['workbox-window', 'idb-keyval', 'lit'],
  },
  { folder: 'web/embed', mayImport: ['web/core/'], packages: [] },
  { folder: 'web/widget', mayImport: ['web/element/', 'web/core/'], packages: [] },
  { folder: 'web/package/', mayImport: ['web/element/', 'web/core/'], packages: [] },
];

const cppLayers: readonly Layer[] = [
  { folder: 'cpp/sudoku/', mayImport: [], packages: [] },
  { folder: 'cpp/wasm/', mayImport: ['cpp/sudoku/'], packages: ['emscripten'] },
  { folder: 'cpp/cli/', mayImport: ['cpp/sudoku/'], packages: [] },
  { folder: 'cpp/bench/', mayImport: ['cpp/sudoku/'], packages: ['benchmark/'] },
];

// The core does no input or output.
const ioHeaders = ['iostream', 'istream', 'ostream', 'fstream', 'cstdio', 'stdio.h', 'print'];

interface Reference {
  from: string;
  to: string; // a path from the root, or the name of a package or header
  constructsWorker: boolean;
}

function filesUnder(folder: string, ending: RegExp): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file))
    .map((file) => join(folder, file));
}

const webFiles = filesUnder('web', /\.ts$/);
const cppFiles = filesUnder('cpp', /\.[ch]pp$/);

interface Package {
  imports: Record<string, Record<string, string>>;
}
const { imports: variants } = JSON.parse(
  readFileSync(join(root, 'package.json'), 'utf8'),
) as Package;

/** What a name stands for: `#name` is one file in the page and another one in the widget. */
function targetsOf(name: string, file: string): string[] {
  if (name.startsWith('#')) return Object.values(variants[name] ?? { name }).map(normalize);
  return [name.startsWith('.') ? normalize(join(dirname(file), name)) : name];
}

function importsOf(file: string): Reference[] {
  const text = readFileSync(join(root, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  const forms = [
    /\b(?:import|export)\b[^'"`;=]*?\bfrom\s*['"]([^'"]+)['"]/g,
    /\bimport\s*\(?\s*['"]([^'"]+)['"]/g,
    /\bnew\s+URL\(\s*['"]([^'"]+)['"]\s*,\s*import\.meta\.url/g,
  ];
  return forms.flatMap((form, index) =>
    [...text.matchAll(form)].flatMap(([, name = '']) =>
      targetsOf(name, file).map((to) => ({ from: file, to, constructsWorker: index === 2 })),
    ),
  );
}

function includesOf(file: string): Reference[] {
  const text = readFileSync(join(root, file), 'utf8');
  return [...text.matchAll(/^\s*#\s*include\s*(["<])([^">]+)[">]/gm)].map(
    ([, quote, name = '']) => ({
      from: file,
      to: quote === '"' && !name.startsWith('.') ? `cpp/${name}` : name,
      constructsWorker: false,
    }),
  );
}

function layerOf(path: string, layers: readonly Layer[]): Layer | undefined {
  return layers.findLast((layer) => path.startsWith(layer.folder));
}

function isAllowed({ from, to, constructsWorker }: Reference, layers: readonly Layer[]): boolean {
  const layer = layerOf(from, layers);
  if (!layer) return false;
  const target = layerOf(to, layers);
  if (target) {
    if (target === layer || layer.mayImport.includes(target.folder)) return true;
    // The client reaches the worker only by constructing it.
    return constructsWorker && layer.folder === 'web/client/' && target.folder === 'web/worker/';
  }
  const isOurs = to.startsWith('web/') || to.startsWith('cpp/');
  return !isOurs && layer.packages.some((name) => to.startsWith(name));
}

const inWords = ({ from, to }: Reference) => `${from} → ${to}`;

describe('one direction in web/', () => {
  const references = webFiles.flatMap(importsOf);

  it('has every file in a folder with a known place', () => {
    expect(webFiles.filter((file) => !layerOf(file, webLayers))).toEqual([]);
  });

  it('imports nothing against the direction', () => {
    expect(references.length).toBeGreaterThan(0);
    const wrong = references.filter((reference) => !isAllowed(reference, webLayers));
    expect(wrong.map(inWords)).toEqual([]);
  });

  it('would notice an import of the client in core, of the worker in the client and of the page in the element', () => {
    const wrong: readonly [string, string][] = [
      ['web/core/grid.ts', 'web/client/client.ts'],
      ['web/client/client.ts', 'web/worker/worker.ts'],
      ['web/element/board.ts', 'web/page.ts'],
      ['web/element/board.ts', '@core/retrace-core.mjs'],
    ];
    for (const [from, to] of wrong) {
      expect(isAllowed({ from, to, constructsWorker: false }, webLayers), from).toBe(false);
    }
  });
});

describe('one direction in cpp/', () => {
  const references = cppFiles.flatMap(includesOf);
  const ownReferences = references.filter(({ to }) => to.startsWith('cpp/'));

  it('has every file in a folder with a known place', () => {
    expect(cppFiles.filter((file) => !layerOf(file, cppLayers))).toEqual([]);
  });

  it('includes nothing against the direction', () => {
    expect(ownReferences.length).toBeGreaterThan(0);
    const wrong = ownReferences.filter((reference) => !isAllowed(reference, cppLayers));
    expect(wrong.map(inWords)).toEqual([]);
  });

  it('includes the headers of Emscripten only in cpp/wasm', () => {
    const found = references.filter(({ to }) => to.startsWith('emscripten'));
    expect(found.filter(({ from }) => !from.startsWith('cpp/wasm/')).map(inWords)).toEqual([]);
  });

  it('includes no input or output in the core', () => {
    const found = references.filter(
      ({ from, to }) => from.startsWith('cpp/sudoku/') && ioHeaders.includes(to),
    );
    expect(found.map(inWords)).toEqual([]);
  });
});
