// Asks a site for one file of each kind in dist, and tells what differs from production.
import { readdirSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { sentWith } from '../headers.mjs';

/** A module of another type is refused by browsers, and WebAssembly of another type starts later. @type {Readonly<Record<string, RegExp>>} */
const types = {
  '.html': /^text\/html\b/,
  '.css': /^text\/css\b/,
  '.js': /^(text|application)\/javascript\b/,
  '.wasm': /^application\/wasm\b/,
};

/** Hosts leave smaller files as they are, which gain nothing. */
const smallest = 2048;

/** A path for each folder at the top of dist and each of these endings in it. @param {string} folder */
export function samplesOf(folder) {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && Object.hasOwn(types, extname(entry.name)))
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll(sep, '/'))
    .filter((path) => path !== '404.html')
    .sort();
  const kindOf = (/** @type {string} */ path) =>
    `${path.slice(0, path.indexOf('/') + 1)} ${extname(path)}`;
  return [...new Map(paths.map((path) => [kindOf(path), path])).values()];
}

/**
 * The differences that a person can mend, a line each.
 * @param {URL} site where dist is served, with a slash at the end
 * @param {readonly string[]} paths
 */
export async function differences(site, paths) {
  const found = await Promise.all(paths.map((path) => differencesOf(site, path)));
  return found.flat();
}

/** @param {URL} site @param {string} path */
async function differencesOf(site, path) {
  // A host may answer for index.html by an address without it.
  const address = new URL(path.replace(/(^|\/)index\.html$/, '$1'), site);
  const answer = await fetch(address, { headers: { 'Accept-Encoding': 'gzip' } }).catch(
    () => undefined,
  );
  if (!answer) return [`${address.href}: nothing answers there`];
  const { ok, status, headers } = answer;
  const { byteLength } = await answer.arrayBuffer();
  if (!ok) return [`/${path}: answered with ${status}; is this build there?`];
  const differs = Object.entries(sentWith(path))
    .filter(([name, value]) => !isLike(name, value, headers.get(name)))
    .map(([name, value]) => `/${path}: ${name} is ${headers.get(name) ?? 'missing'}, not ${value}`);
  const type = headers.get('Content-Type') ?? 'missing';
  if (!types[extname(path)]?.test(type)) differs.push(`/${path}: Content-Type is ${type}`);
  if (!headers.has('Content-Encoding') && byteLength > smallest)
    differs.push(`/${path}: is not compressed`);
  return differs;
}

/** Hosts write `no-cache` as `max-age=0, must-revalidate`, too. @param {string} name @param {string} value @param {string | null} given */
const isLike = (name, value, given) =>
  given === value ||
  (value === 'no-cache' && /(^|[ ,])max-age=0($|,)/.test(given ?? '') && name === 'Cache-Control');
