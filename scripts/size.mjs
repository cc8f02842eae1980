// npm run size: what the first load fetches, and the widget, in gzip bytes, and the module of techniques, against their limits, and the
// sizes that docs/embedding.md tells.
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { gzipSync } from 'node:zlib';
import { Stop, command, root } from './run.mjs';

const limit = 120 * 1024; // bytes
const widgetLimit = 66 * 1024;
const scanLimit = 80 * 1024; // what the first photo fetches on top
// The module that a hint, a usual rating or a usual path fetches, in bytes as they are: 1.6 times the 111,893 of the module before there
// were nested chains, which have a module of their own.
const techniquesLimit = 179_029;
const dist = join(root, 'dist');

/**
 * The page fetches what index.html names and what those modules import; its first search fetches the
 * worker and the core. Both are the first load; what is only imported later does not count.
 */
function firstLoad() {
  const html = readFileSync(join(dist, 'index.html'), 'utf8');
  const named = [...html.matchAll(/<(?:script|link)\b[^>]*?\b(?:src|href)="([^"#]+)"/g)]
    .map((match) => posix.join('.', match[1] ?? ''))
    .filter((path) => existsSync(join(dist, path)));
  const page = new Set(['index.html', ...withImports(named)]);
  const assets = existsSync(join(dist, 'assets')) ? readdirSync(join(dist, 'assets')) : [];
  const search = assets
    .filter((file) => /^(retrace-answers|answers)-.*\.(wasm|js)$/.test(file))
    .map((file) => posix.join('assets', file));
  return [
    ...[...page].map((file) => ({ file, part: 'page' })),
    ...withImports(search).map((file) => ({ file, part: 'search' })),
  ];
}

/** @param {readonly string[]} files paths in dist @returns {string[]} the same with all static imports */
function withImports(files) {
  const found = new Set(files);
  for (const file of found) {
    if (!file.endsWith('.js')) continue;
    const text = readFileSync(join(dist, file), 'utf8');
    for (const match of text.matchAll(/\b(?:import|export)\b[^"'()]*?["'](\.{1,2}\/[^"']+)["']/g)) {
      found.add(posix.join(posix.dirname(file), match[1] ?? ''));
    }
  }
  return [...found];
}

/** Bytes with gzip; 0 where it is not built. @param {string} file path in dist */
function gzipOf(file) {
  const path = join(dist, file);
  return existsSync(path) ? gzipSync(readFileSync(path), { level: 9 }).length : 0;
}

/** @returns {string[]} paths in dist */
function widgetParts() {
  const folder = join(dist, 'widget/parts');
  return existsSync(folder) ? readdirSync(folder).map((file) => `widget/parts/${file}`) : [];
}

/**
 * The files that the first photo fetches: the review with the camera, the worker and its module.
 * @param {ReadonlySet<string>} loaded there already
 */
function scanParts(loaded) {
  const assets = existsSync(join(dist, 'assets')) ? readdirSync(join(dist, 'assets')) : [];
  const own = assets.filter((file) =>
    /^(retrace-scan|scan|review)-[\w-]{8}\.(wasm|js)$/.test(file),
  );
  return withImports(own.map((file) => posix.join('assets', file))).filter(
    (file) => !loaded.has(file),
  );
}

/** The module of techniques, in bytes as they are; 0 where it is not built. */
function techniquesBytes() {
  const assets = existsSync(join(dist, 'assets')) ? readdirSync(join(dist, 'assets')) : [];
  const module = assets.find((file) => /^retrace-techniques-[\w-]{8}\.wasm$/.test(file));
  return module ? statSync(join(dist, 'assets', module)).size : 0;
}

/**
 * The rows of the documents' table of the widget's parts that are not a part's size in KB, or lack one; a row may be one KB off.
 * @param {readonly string[]} files paths of the parts in dist
 */
function wrongRows(files) {
  const built = files.map((file) => ({
    name: posix.basename(file).replace(/-[\w-]{8}\.js$/, ''),
    size: gzipOf(file) / 1024,
  }));
  return ['docs/embedding.md', 'docs/embedding.ko.md'].flatMap((document) => {
    const text = readFileSync(join(root, document), 'utf8');
    const rows = new Map(
      [...text.matchAll(/^\| `([\w-]+)`\s*\|\s*(\d+) KB\s*\|/gm)].map(([, name, size]) => [
        name,
        Number(size),
      ]),
    );
    return built
      .filter(({ name, size }) => Math.abs((rows.get(name) ?? -1) - size) > 1)
      .map(({ name, size }) => `${document}: ${name} is ${size.toFixed(1)} KB`);
  });
}

/** Prints the list; tells whether it is within the limit. dist has to be built. */
export async function checkSize() {
  const files = firstLoad().map(({ file, part }) => ({ file, part, bytes: gzipOf(file) }));
  const total = (/** @type {string | undefined} */ part) =>
    files.reduce((sum, entry) => (!part || entry.part === part ? sum + entry.bytes : sum), 0);
  const line = (/** @type {number} */ bytes, /** @type {string} */ words) =>
    console.log(`${(bytes / 1024).toFixed(1).padStart(7)} KB  ${words}`);
  for (const { file, bytes } of files) line(bytes, file);
  line(total('page'), 'the page');
  line(total('search'), 'worker and core');
  line(total(undefined), `in all, gzip; at most ${limit / 1024} KB`);
  const first = withImports(
    existsSync(join(dist, 'widget/retrace.js')) ? ['widget/retrace.js'] : [],
  );
  const widget = first.reduce((sum, file) => sum + gzipOf(file), 0);
  for (const file of first) line(gzipOf(file), file);
  line(widget, `the widget in solve mode, gzip; at most ${widgetLimit / 1024} KB`);
  for (const file of widgetParts().filter((part) => !first.includes(part))) {
    line(gzipOf(file), `${file}, fetched when it is needed`);
  }
  const scan = scanParts(new Set(files.map(({ file }) => file)));
  for (const file of scan) line(gzipOf(file), file);
  const scanned = scan.reduce((sum, file) => sum + gzipOf(file), 0);
  line(scanned, `more for the first photo, gzip; at most ${scanLimit / 1024} KB`);
  line(gzipOf('widget/retrace-whole.js'), 'widget/retrace-whole.js, every mode in one file');
  const wrong = wrongRows(widgetParts());
  for (const row of wrong) console.log(row);
  const techniques = techniquesBytes();
  console.log(`${techniques} bytes  the module of techniques; at most ${techniquesLimit}`);
  const complete = ['.js', '.wasm'].every((end) => files.some(({ file }) => file.endsWith(end)));
  if (!complete) console.log('dist lacks a script or the core');
  const areSmall =
    scanned > 0 &&
    scanned <= scanLimit &&
    widget > 0 &&
    widget <= widgetLimit &&
    techniques > 0 &&
    techniques <= techniquesLimit;
  return complete && total(undefined) <= limit && areSmall && wrong.length === 0;
}

if (process.argv[1]?.endsWith('size.mjs')) {
  await command(async () => {
    if (!existsSync(join(dist, 'index.html'))) throw new Stop('First: npm run build', 2);
    process.exitCode = (await checkSize()) ? 0 : 1;
  });
}
