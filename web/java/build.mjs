// npm run java: adds Java to the built page: its compiler in build/java, a JDK 17's javac and TeaVM as a module each, by Maven.
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, relative } from 'node:path';
import { inPieces, manifestOf } from '../../scripts/pieces.mjs';
import { Stop, command, outputOf, root, runOrStop } from '../../scripts/run.mjs';
import { programOnPath } from '../../scripts/tools.mjs';

const here = join(root, 'web/java');
const target = join(root, 'build/java');
/** The folder of the pieces and of the manifest that lists them. */
export const javaFolder = join(target, 'pieces');
const work = join(target, 'work');
const stamp = join(target, 'made-of');

/** The modules of the JDK: javac, the interfaces that it implements, and the library whose signatures it reads. */
const modules = ['jdk.compiler', 'java.compiler', 'java.base'];
/** Packages that javac's module does not export, and that our sources use. */
const opened = ['api', 'main', 'util'];
/** The archives by name, and the file in `made` that each is cut from. */
const files = {
  javac: 'javac.wasm',
  translator: 'translator.wasm',
  library: 'library',
  signatures: 'signatures',
};
/** Folders of sources: what both modules share, the modules, the library of programs. */
const parts = ['shared', 'javac', 'translator', 'library'];
/** The two modules take most of the time, so each is kept and used again where only other parts have changed. */
const made = join(target, 'made');
/** The classes of the library that both modules take, too. */
const ofBoth = /^src\/library\/retrace\/(?:Division|Nearest|Decimals)\.java$/;
const ofLibrary = [
  'src/library',
  ...['Additions', 'Collections', 'Fault', 'Signatures', 'Streams'].map(
    (name) => `src/packing/retrace/packing/${name}`,
  ),
];
const texts = ['notices.md', '../../scripts/compiler/notices.md'];
/** @type {Record<string, readonly string[]>} */
const noPartOf = {
  javac: [...ofLibrary, ...texts, 'src/translator'],
  translator: [...ofLibrary, ...texts, 'src/javac'],
};
/** The notices of C++'s compiler, among them the text of TeaVM's licence. */
const otherNotices = join(root, 'scripts/compiler/notices.md');
const stampOf = (/** @type {string} */ name) => join(target, `${name}-made-of`);

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
/** Whether Java is built from the present sources. */
export const hasJava = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === keyOf();

/** Builds Java where it is missing or one of its sources has changed. */
export async function buildJava() {
  // A source that is edited while Java is built counts as changed afterwards.
  const key = keyOf();
  if (hasJava()) return;
  const home = jdk();
  if (!home || !programOnPath('mvn')) {
    throw new Stop('Java needs a JDK 17 and Maven: apt-get install openjdk-17-jdk-headless maven');
  }
  for (const folder of [work, javaFolder]) rmSync(folder, { recursive: true, force: true });
  for (const name of ['modules', ...parts, 'packing']) {
    mkdirSync(join(work, name), { recursive: true });
  }
  for (const folder of [made, javaFolder]) mkdirSync(folder, { recursive: true });
  await compileSources(home);
  const archives = [];
  for (const [name, file] of Object.entries(files)) {
    archives.push(await inPieces(javaFolder, name, readFileSync(join(made, file))));
  }
  const version = outputOf(join(home, 'bin/javac'), ['-version'])?.trim();
  writeManifest(archives, { jdk: version, libraries: libraries() });
  for (const name of ['LICENSE', 'ASSEMBLY_EXCEPTION']) {
    const text = join(work, 'modules/java.base/legal', name);
    cpSync(text, join(javaFolder, `GPL-2.0-${name}.txt`), { dereference: true });
  }
  cpSync(join(here, 'notices.md'), join(javaFolder, 'NOTICE.md'));
  const notices = readFileSync(otherNotices, 'utf8');
  const [, apache] = /## Apache License 2\.0\n+```\n([^]*?)```/.exec(notices) ?? [];
  if (apache === undefined) throw new Stop('the text of the Apache License is not to be found');
  writeFileSync(join(javaFolder, 'Apache-2.0-LICENSE.txt'), apache);
  rmSync(work, { recursive: true });
  writeFileSync(stamp, key);
}

/**
 * Writes the manifest that the page reads, with the versions of everything that was used.
 * @param {import('../../scripts/pieces.mjs').Archive[]} archives
 * @param {object} madeOf
 */
function writeManifest(archives, madeOf) {
  const digest = createHash('sha256')
    .update(JSON.stringify([archives, madeOf]))
    .digest('hex');
  const version = digest.slice(0, 16);
  const manifest = { ...manifestOf({ name: 'java', version, archives }), madeOf };
  writeFileSync(join(javaFolder, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

/** Copies Java beside the built page. */
export function putBesidePage() {
  const beside = join(root, 'dist/java');
  rmSync(beside, { recursive: true, force: true });
  if (hasJava()) cpSync(javaFolder, beside, { recursive: true });
}

/** @param {string} home of the JDK */
async function compileSources(home) {
  const keys = Object.entries(noPartOf).map(([name, without]) => ({ name, key: keyOf(without) }));
  const quiet = { quiet: true };
  const jars = join(work, 'jars');
  const maven = ['-q', '-B', '-f', join(here, 'pom.xml'), 'dependency:copy-dependencies'];
  await runOrStop('mvn', [...maven, `-DoutputDirectory=${jars}`], quiet);
  for (const name of modules) {
    const from = join(home, 'jmods', `${name}.jmod`);
    const to = join(work, 'modules', name);
    await runOrStop(join(home, 'bin/jmod'), ['extract', '--dir', to, from], quiet);
  }
  const path = readdirSync(jars)
    .sort()
    .map((name) => join(jars, name))
    .join(':');
  const exports = opened.flatMap((name) => [
    '--add-exports',
    `jdk.compiler/com.sun.tools.javac.${name}=ALL-UNNAMED`,
  ]);
  for (const part of ['packing', ...parts]) {
    const to = ['-d', join(work, part), '-cp', `${join(work, 'shared')}:${path}`];
    const how = [
      '-nowarn',
      '-encoding',
      'UTF-8',
      '-XDstringConcat=inline',
      ...(part === 'javac' ? exports : []),
    ];
    await runOrStop(
      join(home, 'bin/javac'),
      [...how, ...to, ...javaFilesIn(join(here, 'src', part))],
      quiet,
    );
  }
  const folders = ['modules', 'jars', ...parts].map((name) => join(work, name));
  const classes = `${join(work, 'packing')}:${path}`;
  const kept = keys.flatMap(({ name, key }) =>
    existsSync(stampOf(name)) && readFileSync(stampOf(name), 'utf8') === key ? [name] : [],
  );
  const how = ['-Xmx3g', `-Dretrace.kept=${kept.join()}`, '-cp', classes];
  await runOrStop(
    join(home, 'bin/java'),
    [...how, 'retrace.packing.Build', ...folders, made],
    quiet,
  );
  for (const { name, key } of keys) writeFileSync(stampOf(name), key);
}

/** @param {string} folder @returns {string[]} */
const javaFilesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(({ name }) => name.endsWith('.java'))
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort();

/** The digest of each archive that Maven brought, by its name. */
function libraries() {
  const jars = join(work, 'jars');
  const digestOf = (/** @type {string} */ name) =>
    createHash('sha256')
      .update(readFileSync(join(jars, name)))
      .digest('hex');
  return Object.fromEntries(
    readdirSync(jars)
      .sort()
      .map((name) => [name, digestOf(name)]),
  );
}

/** The digest of all sources of Java. @param {readonly string[]} [without] folders of them that do not count */
function keyOf(without = []) {
  const hash = createHash('sha256');
  const beside = ['pom.xml', 'build.mjs', 'notices.md'].map((name) => join(here, name));
  for (const file of [...javaFilesIn(here), ...beside, otherNotices]) {
    const path = relative(here, file);
    if (ofBoth.test(path) || !without.some((folder) => path.startsWith(folder)))
      hash.update(path).update(readFileSync(file));
  }
  return hash.digest('hex');
}

if (import.meta.filename === process.argv[1]) {
  await command(async () => {
    console.log(
      'Java: Maven brings TeaVM, and javac and TeaVM are compiled for the page (about two minutes)',
    );
    await buildJava();
    putBesidePage();
    console.log('Java is in build/java, and beside the page in dist/java');
  });
}
