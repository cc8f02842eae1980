// The list of the files that the service worker may serve: of all parts of the page, and of nothing else.
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { headersOf } from '../../../scripts/headers.mjs';
import { listOf } from '../../../scripts/offline/list.mjs';

const ofPage = [
  'index.html',
  'icon.svg',
  'manifest.webmanifest',
  'app-icons/icon.png',
  'assets/page-a.js',
  'assets/core-a.wasm',
  'assets/page-a.css',
];
const ofEmbeds = [
  'embed/index.html',
  'embed/demo/search.trace',
  'widget/retrace.js',
  'widget/parts/watch-a.js',
  'widget/release.json',
];
const others = [
  '404.html',
  'service-worker.js',
  'packages.json',
  'service-worker-packages.json',
  'oembed.json',
  'LICENSE',
  'THIRD-PARTY.md',
  'compiler/core-1.bin',
  'python/pyodide.mjs',
  'java/manifest.json',
  'releases/1.0.0/retrace-a.js',
  'package/index.js',
  'screenshots/wide.png',
  'widget/LICENSE',
];

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'retrace-list-'));
  for (const path of [...others, ...ofEmbeds, ...ofPage]) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), `in ${path}`);
  }
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const pathsWhere = (isOpened: boolean) =>
  listOf(folder)
    .filter((group) => group.isOpened === isOpened)
    .flatMap(({ digests }) => Object.keys(digests));

const groupOf = (path: string) => listOf(folder).find(({ digests }) => path in digests);

describe('the list', () => {
  it('has the files of the page, which are kept from the first visit on', () => {
    expect(pathsWhere(false).sort()).toEqual([...ofPage].sort());
  });

  it('has the files of embeds, which are kept once they are opened', () => {
    expect(pathsWhere(true).sort()).toEqual([...ofEmbeds].sort());
  });

  it('begins with the document', () => {
    expect(pathsWhere(false)[0]).toBe('index.html');
  });

  it.each([...ofPage, ...ofEmbeds])('has the SHA-256 of %s and its headers', (path) => {
    const group = groupOf(path);
    const digest = createHash('sha256').update(`in ${path}`).digest('base64');
    expect(group?.digests[path]).toBe(digest);
    expect(group?.headers).toMatchObject(headersOf(path));
  });

  it.each([
    ['index.html', /^text\/html/],
    ['assets/page-a.js', /^text\/javascript/],
    ['assets/core-a.wasm', /^application\/wasm$/],
    ['widget/release.json', /^application\/json/],
  ])('gives %s its type by its ending', (path, type) => {
    expect(groupOf(path)?.headers['Content-Type']).toMatch(type);
  });
});
