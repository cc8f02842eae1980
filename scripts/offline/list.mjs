// Lists the files that the service worker may serve, each with its SHA-256 and the headers that belong to it.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { headersOf } from '../headers.mjs';

/** By ending; a file with another ending comes from the network alone. @type {Record<string, string>} */
const types = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.trace': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
};

/** What Code mode keeps itself, what is for other sites or for hosts, and the build's own notes, which are removed later. */
const leftOut =
  /^((compiler|python|java|releases|package|screenshots)\/|(404\.html|service-worker\.js|[^/]+\.json)$)/;

/** Few visitors open an embed here, and all of them take more than the page, so a file is only kept once it was opened. */
const opened = /^(embed|widget)\//;

/**
 * Files with the same headers. `digests`: by path, in base64.
 * @typedef {{ isOpened: boolean, headers: Record<string, string>, digests: Record<string, string> }} Listed
 */

/** @param {string} folder with all parts of the built page @returns {Listed[]} */
export function listOf(folder) {
  /** @type {Map<string, Listed>} */
  const groups = new Map();
  for (const path of pathsIn(folder)) {
    const type = types[extname(path)];
    if (!type || leftOut.test(path)) continue;
    const headers = { 'Content-Type': type, ...headersOf(path) };
    const isOpened = opened.test(path);
    const key = JSON.stringify([isOpened, headers]);
    /** @type {Listed} */
    const group = groups.get(key) ?? { isOpened, headers, digests: {} };
    group.digests[path] = createHash('sha256')
      .update(readFileSync(join(folder, path)))
      .digest('base64');
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** The document comes first: a host that changes one file changes this one, and then no other is fetched. @param {string} folder */
function pathsIn(folder) {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll(sep, '/'))
    .sort();
  return paths.sort((a, b) => Number(b === 'index.html') - Number(a === 'index.html'));
}
