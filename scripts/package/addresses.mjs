// Puts files into place that only the npm package has, while it is packed: its own readmes (docs/package.md), and addresses
// known only then. RETRACE_REPOSITORY=https://github.com/OWNER/NAME npm pack: package.json names repository, homepage
// and bugs, and the readmes have whole links. Afterwards the folder has its own files again.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { siteOf } from '../oembed.mjs';
import { command, Stop } from '../run.mjs';

// npm runs this script in the package's folder.
const folder = process.cwd();
const originals = join(folder, 'build/packed-from');
/** The file that replaces each in the package; where it is missing, the original stays. */
const readmes = new Map([
  ['README.md', 'docs/package.md'],
  ['README.ko.md', 'docs/package.ko.md'],
]);
const files = ['package.json', ...readmes.keys()];

const variable = 'RETRACE_REPOSITORY';

/** The part of an address between a repository and a path in it. */
const infix = /** @type {Record<string, string>} */ ({ 'github.com': '', 'gitlab.com': '-/' });

/** @param {string} address @returns {{ whole: string, within: (path: string) => string }} */
function repositoryAt(address) {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const between = url?.protocol === 'https:' ? infix[url.host] : undefined;
  if (
    !url ||
    between === undefined ||
    !/^(\/[\w.-]+){2,}$/.test(url.pathname) ||
    url.search ||
    url.hash
  ) {
    throw new Stop(
      `${variable} is no address of a repository, such as https://github.com/OWNER/NAME: ${address}`,
    );
  }
  const whole = url.href.replace(/\.git$/, '');
  return { whole, within: (path) => `${whole}/${between}${path}` };
}

/** @param {ReturnType<typeof repositoryAt>} repository @param {string | undefined} site the page's address, if it has one */
const addressesOf = ({ whole, within }, site) => ({
  homepage: site === undefined ? `${whole}#readme` : siteOf(site).href,
  repository: { type: 'git', url: `git+${whole}.git` },
  bugs: { url: within('issues') },
});

/** Matches links in Markdown and in its HTML; whole addresses and links within the readme stay. */
const relative = /(\]\(|\b(?:src|href)=")(?![a-z]+:|#)([^)"#\s]+)/g;

/** @param {string} readme @param {ReturnType<typeof repositoryAt>} repository */
const withWholeLinks = (readme, { within }) =>
  readme.replaceAll(relative, (_, before, path) => {
    const view = /\.(png|svg|webp)$/.test(path) ? 'raw' : 'blob';
    return `${before}${within(`${view}/HEAD/${path}`)}`;
  });

/** A text of docs that replaces a readme. @param {string} text @param {string} from its path */
const moved = (text, from) =>
  text.replaceAll(relative, (_, before, path) => {
    const target = posix.join(posix.dirname(from), path);
    const [readme] = [...readmes].find(([, source]) => source === target) ?? [target];
    return `${before}${readme}`;
  });

/** @param {string} name */
const read = (name) => readFileSync(join(folder, name), 'utf8');

/** @param {string} name @param {string} text */
const write = (name, text) => {
  writeFileSync(join(folder, name), text);
};

function put() {
  const address = process.env[variable];
  const how = `${variable}=https://github.com/OWNER/NAME`;
  if (address === undefined && process.env.npm_command === 'publish') {
    throw new Stop(`Publish it with its address: ${how}`);
  }
  const repository = address === undefined ? undefined : repositoryAt(address);
  mkdirSync(originals, { recursive: true });
  for (const each of files) writeFileSync(join(originals, each), read(each));
  for (const [readme, source] of readmes) {
    const own = existsSync(join(folder, source)) ? moved(read(source), source) : read(readme);
    write(readme, repository ? withWholeLinks(own, repository) : own);
  }
  if (!repository) {
    console.error(`Packed without its address; ${how} names it`);
    return;
  }
  const { name, version, ...rest } = JSON.parse(read('package.json'));
  const named = { name, version, ...addressesOf(repository, process.env.RETRACE_SITE), ...rest };
  write('package.json', `${JSON.stringify(named, null, 2)}\n`);
}

/** Undoes the changes of this packing, and of an earlier one that was interrupted. */
function takeBack() {
  if (!existsSync(originals)) return;
  for (const each of files) write(each, readFileSync(join(originals, each), 'utf8'));
  rmSync(originals, { recursive: true });
}

await command(async () => {
  takeBack();
  if (process.argv[2] === 'put') put();
});
