// Includes in cpp/ keep to the layers of DESIGN, and so do the references in web/ that are no imports;
// .dependency-cruiser.mjs checks the imports.
import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { layers } from '../../.dependency-cruiser.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

interface Layer {
  folder: string;
  mayImport: readonly string[]; // besides itself
  packages: readonly string[]; // the toolchain's own headers
}

// A file belongs to the last layer whose folder is a prefix of its path.
const cppLayers: readonly Layer[] = [
  { folder: 'cpp/sudoku/', mayImport: [], packages: [] },
  { folder: 'cpp/retrace/', mayImport: ['cpp/sudoku/'], packages: [] },
  { folder: 'cpp/scan/', mayImport: ['cpp/sudoku/'], packages: [] },
  { folder: 'cpp/training/', mayImport: ['cpp/scan/'], packages: ['png.h'] },
  { folder: 'cpp/wasm/', mayImport: ['cpp/sudoku/', 'cpp/scan/'], packages: ['emscripten'] },
  { folder: 'cpp/cli/', mayImport: ['cpp/sudoku/', 'cpp/scan/'], packages: ['png.h', 'jpeglib.h'] },
  { folder: 'cpp/bench/', mayImport: ['cpp/sudoku/'], packages: ['benchmark/'] },
  { folder: 'cpp/paths/', mayImport: ['cpp/sudoku/'], packages: [] },
  { folder: 'cpp/programs/', mayImport: [], packages: ['iostream'] },
];

// The rooms of the core in order: a file includes only files of its own room and of the rooms before it.
const coreRooms: readonly RegExp[] = [
  /^cpp\/sudoku\/(bits|cell|digits|grid|cell_set|split_mix|contradiction)\./,
  /^cpp\/sudoku\/isomorphs\//,
  /^cpp\/sudoku\/engine\//,
  /^cpp\/sudoku\/search\//,
  /^cpp\/sudoku\/(count|answer|solve)\./,
  /^cpp\/sudoku\/(text\/|text\.)/,
  /^cpp\/sudoku\/questions\//,
  /^cpp\/sudoku\/techniques\//,
  /^cpp\/sudoku\/generate\//,
  /^cpp\/sudoku\/setting\//,
  /^cpp\/sudoku\/climb\//,
  /^cpp\/sudoku\/watch\//,
  /^cpp\/sudoku\/trace\//,
  /^cpp\/sudoku\/bulk\//,
];
const roomOf = (path: string) => coreRooms.findIndex((room) => room.test(path));

// The core does no input or output.
const ioHeaders = ['iostream', 'istream', 'ostream', 'fstream', 'cstdio', 'stdio.h', 'print'];

interface Reference {
  from: string;
  to: string; // a path from the root, or the name of a header
}

function filesUnder(folder: string, ending: RegExp): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file))
    .map((file) => join(folder, file));
}

const webFiles = filesUnder('web', /\.ts$/);
const cppFiles = filesUnder('cpp', /\.[ch]pp$/);

/** The addresses that a file names in one form of call, as paths from the root. */
function addressesIn(file: string, form: RegExp): Reference[] {
  const text = readFileSync(join(root, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  return [...text.matchAll(form)].map(([, address = '']) => ({
    from: file,
    to: normalize(join(dirname(file), address)),
  }));
}

function includesOf(file: string): Reference[] {
  const text = readFileSync(join(root, file), 'utf8');
  return [...text.matchAll(/^\s*#\s*include\s*(["<])([^">]+)[">]/gm)].map(
    ([, quote, name = '']) => ({
      from: file,
      to: quote === '"' && !name.startsWith('.') ? `cpp/${name}` : name,
    }),
  );
}

function layerOf(path: string): Layer | undefined {
  return cppLayers.findLast((layer) => path.startsWith(layer.folder));
}

function isAllowed({ from, to }: Reference): boolean {
  const layer = layerOf(from);
  if (!layer) return false;
  const target = layerOf(to);
  if (target) return target === layer || layer.mayImport.includes(target.folder);
  return !to.startsWith('cpp/') && layer.packages.some((name) => to.startsWith(name));
}

const inWords = ({ from, to }: Reference) => `${from} → ${to}`;

describe('one direction in web/', () => {
  it('has every file in a folder with a known place', () => {
    const places = layers.map(({ path }) => new RegExp(path));
    expect(webFiles.filter((file) => !places.some((place) => place.test(file)))).toEqual([]);
  });

  it('reaches the worker only by constructing it, in the client', () => {
    const form = /\bnew\s+URL\(\s*['"]([^'"]+)['"]\s*,\s*import\.meta\.url/g;
    const found = webFiles.flatMap((file) => addressesIn(file, form));
    expect(found.length).toBeGreaterThan(0);
    const isRight = ({ from, to }: Reference) =>
      from.startsWith('web/client/') && to.startsWith('web/worker/');
    expect(found.filter((reference) => !isRight(reference)).map(inWords)).toEqual([]);
  });

  it('globs the texts of the languages and the sources that are shown, and nothing else', () => {
    const form = /\bimport\.meta\.glob(?:<\w+>)?\(\s*['"]([^'"]+)['"]/g;
    const found = webFiles.flatMap((file) => addressesIn(file, form));
    expect(found.length).toBeGreaterThan(0);
    const isRight = ({ to }: Reference) => /^web\/languages\/|^cpp\/(sudoku|programs)\//.test(to);
    expect(found.filter((reference) => !isRight(reference)).map(inWords)).toEqual([]);
  });
});

describe('one direction in cpp/', () => {
  const references = cppFiles.flatMap(includesOf);
  const ownReferences = references.filter(({ to }) => to.startsWith('cpp/'));

  it('has every file in a folder with a known place', () => {
    expect(cppFiles.filter((file) => !layerOf(file))).toEqual([]);
  });

  it('includes nothing against the direction', () => {
    expect(ownReferences.length).toBeGreaterThan(0);
    const wrong = ownReferences.filter((reference) => !isAllowed(reference));
    expect(wrong.map(inWords)).toEqual([]);
  });

  it('gives every file of the core a room, and includes none of a later one', () => {
    const core = cppFiles.filter((file) => file.startsWith('cpp/sudoku/'));
    expect(core.filter((file) => roomOf(file) === -1)).toEqual([]);
    const among = ownReferences.filter(({ from }) => from.startsWith('cpp/sudoku/'));
    const upward = among.filter(({ from, to }) => roomOf(to) > roomOf(from));
    expect(upward.map(inWords)).toEqual([]);
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
