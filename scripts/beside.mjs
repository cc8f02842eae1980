// Builds all that stands beside the page in dist/: widget, iframe page, package, and the service worker, which lists them.
// With `--behind` it leaves the machine to the page, which is served meanwhile.
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { buildPreset, writePageNotices } from './build.mjs';
import { writeHeadersFile } from './hosting/hosts.mjs';
import { writeNotices } from './notices.mjs';
import { partsToTell } from './parts.mjs';
import { writeRelease } from './release/release.mjs';
import { describePackage } from './package/describe.mjs';
import { command, root } from './run.mjs';
import { viteBuild } from './widget/builds.mjs';

const say = (/** @type {string} */ line) => {
  console.log(line);
};

/** Each by what it is; in this order, since the iframe page names the widget's files and the service worker lists all. @type {[string, () => Promise<void>][]} */
const parts = [
  ['Widget and package: their WebAssembly modules', () => buildPreset('wasm', [], say)],
  ['Widget', () => viteBuild('widget')],
  [
    'Widget in one file',
    async () => {
      await viteBuild('whole');
      await viteBuild('classic');
    },
  ],
  [
    'Iframe page and its release',
    async () => {
      await viteBuild('frame');
      await viteBuild('resize');
      writeNotices('dist/widget');
      writeRelease();
    },
  ],
  [
    'Package',
    async () => {
      await viteBuild('package');
      await viteBuild('react');
    },
  ],
  [
    'Package: its solver and its declarations',
    async () => {
      await viteBuild('solver');
      describePackage();
      writeNotices('dist/package');
    },
  ],
  [
    'Service worker with the list of all files',
    async () => {
      await viteBuild('offline');
      writePageNotices({ isLast: true });
    },
  ],
  ['Headers for Netlify and Cloudflare Pages', async () => writeHeadersFile(join(root, 'dist'))],
];

await command(async () => {
  if (process.argv.includes('--behind')) setPriority(10);
  const told = partsToTell(parts.length);
  for (const [name, build] of parts) await told.run(name, build);
  told.close();
});
