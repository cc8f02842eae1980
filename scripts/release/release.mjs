// A release of the widget: dist/releases/VERSION/ has the files of dist/widget/ with hashes of their contents in their names,
// and release.json with the integrity hash of each and the tags that name them.
import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run.mjs';
import { tagsOf } from './tags.mjs';

/** Stands in the tags for the address of the site. */
export const exampleSite = 'https://example.org/';

/**
 * Paths are relative to the folder of the release.
 * @typedef {object} Release
 * @property {string} version
 * @property {string} site the address of the site in the tags
 * @property {Readonly<Record<'entry' | 'whole' | 'classic', string>>} files
 * @property {Readonly<Record<string, string>>} integrity of every script
 */

/** @param {Buffer} bytes */
const integrityOf = (bytes) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** @param {Buffer} bytes */
const shortHash = (bytes) =>
  createHash('sha256').update(bytes).digest('base64url').slice(0, 8).replaceAll(/[-_]/g, '0');

/** @param {string} dist which has widget/ @param {string} version */
export function writeRelease(dist = join(root, 'dist'), version = versionNow()) {
  const widget = join(dist, 'widget');
  const folder = folderOf(dist, version);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'parts'), { recursive: true });
  /** @type {Record<string, string>} */
  const integrity = {};
  /** @param {string} from @param {(bytes: Buffer) => string} nameOf */
  const add = (from, nameOf) => {
    const bytes = readFileSync(join(widget, from));
    const name = nameOf(bytes);
    writeFileSync(join(folder, name), bytes);
    integrity[name] = integrityOf(bytes);
    return name;
  };
  /** @param {string} name */
  const hashed = (name) => add(`${name}.js`, (bytes) => `${name}-${shortHash(bytes)}.js`);
  const files = {
    entry: hashed('retrace'),
    whole: hashed('retrace-whole'),
    classic: hashed('retrace-whole.classic'),
  };
  // In the order of their names, whatever their hashes are.
  const parts = readdirSync(join(widget, 'parts'));
  for (const part of parts.sort((one, other) => (nameOfPart(one) < nameOfPart(other) ? -1 : 1))) {
    add(`parts/${part}`, () => `parts/${part}`);
  }
  for (const notice of ['LICENSE', 'THIRD-PARTY.md']) {
    copyFileSync(join(widget, notice), join(folder, notice));
  }
  /** @type {Release} */
  const release = { version, site: exampleSite, files, integrity };
  const text = `${JSON.stringify({ ...release, tags: tagsOf(release) }, null, 2)}\n`;
  writeFileSync(join(folder, 'release.json'), text);
  // The file from which the page learns the release that it belongs to.
  writeFileSync(join(widget, 'release.json'), text);
  return release;
}

/** @param {string} part */
const nameOfPart = (part) => part.replace(/-[\w-]{8}\.js$/, '');

/** @param {string} site a folder, such as dist @param {string} version */
export const folderOf = (site, version) => join(site, 'releases', version);

/** @returns {string} */
export const versionNow = () =>
  JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version;
