// npm run release -- FOLDER: copies the release of the built widget into the folder of a site, beside earlier versions, and
// prints its tags. The files of a version that is already there never change.
import { cpSync, existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { siteOf } from './oembed.mjs';
import { Stop, command, root } from './run.mjs';
import { exampleSite, folderOf, versionNow } from './release/release.mjs';

/** Differs from every file, since a release has no empty ones. */
const nothing = Buffer.alloc(0);

/** @param {string} folder @returns {Map<string, Buffer>} files by their paths in it */
const filesIn = (folder) =>
  new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((path) => [path.slice(folder.length + 1), readFileSync(path)]),
  );

/**
 * Copies the release; stops where the same version is already there with other files.
 * @param {string} site the folder of a site
 * @param {string} dist @param {string} version
 */
export function addRelease(site, dist = join(root, 'dist'), version = versionNow()) {
  const from = folderOf(dist, version);
  const to = folderOf(site, version);
  if (!existsSync(from)) throw new Stop('First: npm run build', 2);
  if (existsSync(to)) {
    const [here, there] = [filesIn(from), filesIn(to)];
    const paths = new Set([...here.keys(), ...there.keys()]);
    const other = [...paths].find((path) => !here.get(path)?.equals(there.get(path) ?? nothing));
    if (other !== undefined) {
      throw new Stop(
        `${to} has another ${other}: a version keeps its files. Give package.json another version, and build.`,
      );
    }
    return { to, isNew: false };
  }
  cpSync(from, to, { recursive: true });
  return { to, isNew: true };
}

if (process.argv[1]?.endsWith('release.mjs')) {
  await command(async () => {
    const [site, ...more] = process.argv.slice(2);
    if (site === undefined || more.length > 0) throw new Stop('npm run release -- FOLDER', 2);
    const address = process.env.RETRACE_SITE;
    const base = address === undefined ? exampleSite : siteOf(address).href;
    const { to, isNew } = addRelease(site);
    console.log(isNew ? `Put into ${to}` : `${to} has this release already.`);
    const { tags } = JSON.parse(readFileSync(join(to, 'release.json'), 'utf8'));
    for (const tag of Object.values(tags)) console.log(`\n${tag.replaceAll(exampleSite, base)}`);
  });
}
