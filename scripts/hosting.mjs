// npm run --silent hosting -- HOST [PATH]: prints the headers of production as a host reads them (docs/hosting.md).
// npm run hosting -- check ADDRESS: asks a site for its headers, and tells which differ.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { differences, samplesOf } from './hosting/check.mjs';
import { hosts } from './hosting/hosts.mjs';
import { siteOf } from './oembed.mjs';
import { Stop, command, root } from './run.mjs';

const usage = `npm run --silent hosting -- ${Object.keys(hosts).join('|')} [/PATH/], or npm run hosting -- check ADDRESS`;

await command(async () => {
  const [what = '', where, ...more] = process.argv.slice(2);
  if (more.length > 0) throw new Stop(usage, 2);
  if (what === 'check') return check(where);
  const base = where ?? '/';
  const write = Object.hasOwn(hosts, what) ? hosts[what] : undefined;
  if (!write || !/^\/([\w.~-]+\/)*$/.test(base)) throw new Stop(usage, 2);
  console.log(write(base));
});

/** @param {string | undefined} address */
async function check(address) {
  const dist = join(root, 'dist');
  if (!existsSync(dist)) throw new Stop('First: npm run build', 2);
  const site = siteOf(address, 'ADDRESS');
  const samples = samplesOf(dist);
  const found = await differences(site, samples);
  if (found.length > 0) throw new Stop(found.join('\n'));
  console.log(`${site.href}: the headers of ${samples.length} files are those of production.`);
}
