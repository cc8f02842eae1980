// Includes in cpp/ keep to what the READMEs of its rooms allow, and references in web/ that are no imports to its layers;
// .dependency-cruiser.mjs checks the imports.
import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { layers } from '../../.dependency-cruiser.mjs';
import { readRooms, roomAround } from '../../scripts/rooms.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

const rooms = readRooms();

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

/** Whether the README of the room around a file allows what it includes. */
function isAllowed({ from, to }: Reference): boolean {
  const room = roomAround(rooms, from);
  const target = roomAround(rooms, to);
  if (target) return target === room || (room?.mayImport.includes(target.path) ?? false);
  return room?.packages.some((name) => to.startsWith(name)) ?? false;
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

  it('globs the texts of the languages, the lessons and the sources that are shown, and nothing else', () => {
    const form = /\bimport\.meta\.glob(?:<\w+>)?\(\s*['"]([^'"]+)['"]/g;
    const found = webFiles.flatMap((file) => addressesIn(file, form));
    expect(found.length).toBeGreaterThan(0);
    const isRight = ({ to }: Reference) =>
      /^web\/languages\/|^web\/element\/lessons\/course\/|^cpp\/(sudoku|programs)\//.test(to);
    expect(found.filter((reference) => !isRight(reference)).map(inWords)).toEqual([]);
  });
});

describe('one direction in cpp/', () => {
  const references = cppFiles.flatMap(includesOf);
  const ownReferences = references.filter(({ to }) => to.startsWith('cpp/'));

  it('has every file in a room', () => {
    expect(cppFiles.filter((file) => !roomAround(rooms, file))).toEqual([]);
  });

  it('has no rooms that may import each other in a circle', () => {
    const leadsTo = (from: string, to: string, seen: readonly string[] = []): boolean =>
      (rooms.find(({ path }) => path === from)?.mayImport ?? []).some(
        (next) => next === to || (!seen.includes(next) && leadsTo(next, to, [...seen, next])),
      );
    const ofCpp = rooms.filter(({ path }) => path.startsWith('cpp/')).map(({ path }) => path);
    expect(ofCpp.filter((path) => leadsTo(path, path))).toEqual([]);
  });

  it('includes nothing against the direction', () => {
    expect(ownReferences.length).toBeGreaterThan(0);
    const wrong = ownReferences.filter((reference) => !isAllowed(reference));
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
