// The compiler for programs in Java, which the page fetches: build/java, of a JDK 17's javac and of TeaVM, by Maven.
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { inPieces, manifestOf } from '../pieces.mjs';
import { Stop, outputOf, root, runOrStop } from '../run.mjs';
import { programOnPath } from '../tools.mjs';

const here = join(root, 'scripts/java');
const target = join(root, 'build/java');
const pieces = join(target, 'pieces');
const work = join(target, 'work');
const stamp = join(target, 'made-of');

/** javac itself, what it stands on, and the library whose signatures it reads. */
const modules = ['jdk.compiler', 'java.compiler', 'java.base'];
/** Of javac's packages, which its module keeps to itself. */
const opened = ['api', 'main', 'util'];
const archives = ['library', 'signatures'];

/** The folder of a JDK 17 with its modules, or undefined. */
function jdk() {
  const folders = '/usr/lib/jvm';
  const installed = existsSync(folders) ? readdirSync(folders).sort() : [];
  const homes = [process.env.JAVA_HOME, ...installed.map((name) => join(folders, name))];
  return homes.find(
    (home) =>
      home !== undefined &&
      existsSync(join(home, 'jmods/jdk.compiler.jmod')) &&
      /^javac 17\b/.test(outputOf(join(home, 'bin/javac'), ['-version']) ?? ''),
  );
}

/** Whether Java can be added on this machine. */
export const canBuildJava = () => programOnPath('mvn') !== undefined && jdk() !== undefined;
/** Whether there is one, of these sources. */
export const hasJava = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === keyOf();

/** Makes it where it is not there or something it is made of has changed. */
export async function buildJava() {
  if (hasJava()) return;
  const home = jdk();
  if (!home || !programOnPath('mvn')) {
    throw new Stop('Java needs a JDK 17 and Maven: apt-get install openjdk-17-jdk-headless maven');
  }
  rmSync(target, { recursive: true, force: true });
  for (const folder of ['modules', 'compiler', 'library', 'build', 'made']) {
    mkdirSync(join(work, folder), { recursive: true });
  }
  mkdirSync(pieces);
  await compileSources(home);
  const made = (/** @type {string} */ name) => readFileSync(join(work, 'made', name));
  const packed = [];
  packed.push(await inPieces(pieces, 'compiler', made('compiler.wasm')));
  for (const name of archives) packed.push(await inPieces(pieces, name, made(name)));
  const versions = { jdk: outputOf(join(home, 'bin/javac'), ['-version'])?.trim(), libraries: libraries() };
  const digest = createHash('sha256').update(JSON.stringify([packed, versions])).digest('hex');
  const manifest = manifestOf({
    name: 'java',
    version: digest.slice(0, 16),
    archives: packed,
    scripts: [],
  });
  const text = `${JSON.stringify({ ...manifest, madeOf: versions }, null, 2)}\n`;
  writeFileSync(join(pieces, 'manifest.json'), text);
  writeFileSync(join(pieces, 'NOTICE.md'), readFileSync(join(here, 'notices.md')));
  cpSync(join(work, 'modules/jdk.compiler/legal'), join(pieces, 'licences'), { recursive: true, dereference: true });
  rmSync(work, { recursive: true });
  writeFileSync(stamp, keyOf());
}

/** Beside the page, where there is one. */
export function putBesidePage() {
  const beside = join(root, 'dist/java');
  rmSync(beside, { recursive: true, force: true });
  if (hasJava()) cpSync(pieces, beside, { recursive: true });
}

/** @param {string} home of the JDK */
async function compileSources(home) {
  const quiet = { quiet: true };
  const jars = join(work, 'jars');
  const maven = ['-q', '-B', '-f', join(here, 'pom.xml'), 'dependency:copy-dependencies'];
  await runOrStop('mvn', [...maven, `-DoutputDirectory=${jars}`], quiet);
  for (const name of modules) {
    const from = join(home, 'jmods', `${name}.jmod`);
    const to = join(work, 'modules', name);
    await runOrStop(join(home, 'bin/jmod'), ['extract', '--dir', to, from], quiet);
  }
  const path = readdirSync(jars).sort().map((name) => join(jars, name)).join(':');
  const exports = opened.flatMap((name) => [
    '--add-exports',
    `jdk.compiler/com.sun.tools.javac.${name}=ALL-UNNAMED`,
  ]);
  for (const part of ['build', 'compiler', 'library']) {
    const to = ['-d', join(work, part), '-cp', path];
    const how = ['-nowarn', '-XDstringConcat=inline', ...(part === 'compiler' ? exports : [])];
    await runOrStop(join(home, 'bin/javac'), [...how, ...to, ...javaFilesIn(join(here, 'src', part))], quiet);
  }
  const folders = ['modules', 'jars', 'compiler', 'library', 'made'].map((name) => join(work, name));
  const classes = `${join(work, 'build')}:${path}`;
  await runOrStop(
    join(home, 'bin/java'),
    ['-Xmx3g', '-cp', classes, 'retrace.build.Build', ...folders],
    quiet,
  );
}

/** @param {string} folder @returns {string[]} */
const javaFilesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(({ name }) => name.endsWith('.java'))
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort();

/** Each archive that Maven brought, and its digest. */
function libraries() {
  const jars = join(work, 'jars');
  const digestOf = (/** @type {string} */ name) =>
    createHash('sha256').update(readFileSync(join(jars, name))).digest('hex');
  return Object.fromEntries(readdirSync(jars).sort().map((name) => [name, digestOf(name)]));
}

/** The digest of all sources that it is made of. */
function keyOf() {
  const hash = createHash('sha256');
  const files = [...javaFilesIn(here), ...['pom.xml', 'build.mjs', 'notices.md'].map((name) => join(here, name))];
  for (const file of files) hash.update(relative(here, file)).update(readFileSync(file));
  return hash.digest('hex');
}
