// The compiler that the page fetches for programs in C++: build/compiler, from the package @yowasp/clang.
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { inPieces, manifestOf } from '../pieces.mjs';
import { Stop, root } from '../run.mjs';
import { packed } from './pack.mjs';
import { compileRuntime, compilerScript } from './runtime.mjs';
import { systemFiles } from './system-files.mjs';

const here = join(root, 'scripts/compiler');
const headers = join(here, 'headers');
const target = join(root, 'build/compiler');
const source = join(root, 'node_modules/@yowasp/clang');

/** The folder of the pieces. */
export const piecesFolder = join(target, 'pieces');

/** Makes the compiler where it is missing or one of its sources has changed. */
export async function buildCompiler() {
  const { version } = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8'));
  const key = keyOf(version);
  const stamp = join(target, 'made-of');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === key) return;
  rmSync(target, { recursive: true, force: true });
  mkdirSync(piecesFolder, { recursive: true });
  writeFileSync(
    join(target, 'llvm.mjs'),
    compilerScript(readFileSync(join(source, 'gen/bundle.js'), 'utf8')),
  );
  const core = readFileSync(join(source, 'gen/llvm.core.wasm'));
  const [coreArchive, systemArchive] = await Promise.all([
    inPieces(piecesFolder, 'core', core),
    systemParts().then((bytes) => inPieces(piecesFolder, 'system', bytes)),
  ]);
  const archives = [coreArchive, systemArchive];
  const manifest = manifestOf({
    name: 'compiler',
    version: `${version}-${key.slice(0, 8)}`,
    archives,
  });
  writeFileSync(join(target, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  writeFileSync(stamp, key);
}

/** The compiler's files beside its largest module: small modules, headers, libraries and our own runtime. */
async function systemParts() {
  const modules = ['llvm.core2.wasm', 'llvm.core3.wasm', 'llvm.core4.wasm'].map((file) => [
    `modules/${file}`,
    readFileSync(join(source, 'gen', file)),
  ]);
  return packed({
    ...Object.fromEntries(modules),
    ...systemFiles(readFileSync(join(source, 'gen/llvm-resources.tar'))),
    ...ownHeaders(),
    'runtime.o': await compileRuntime(textOf('runtime.cpp')),
    'checks.o': await compileRuntime(textOf('checks.cpp')),
    'formats.o': await compileRuntime(textOf('formats.cpp'), {
      headers: { 'long-as-gcc.h': textOf('headers/long-as-gcc.h') },
    }),
    'exceptions.o': await compileRuntime(textOf('exceptions.cpp'), { throws: true }),
  });
}

const textOf = (/** @type {string} */ file) => readFileSync(join(here, file), 'utf8');

/** Our headers, and those of GCC that only have other names for what is here, by path. */
function ownHeaders() {
  /** @type {Record<string, Uint8Array>} */
  const own = {};
  for (const file of filesUnder(headers))
    own[`retrace/${file}`] = readFileSync(join(headers, file));
  const forward = (/** @type {string} */ path, /** @type {string} */ text) => {
    own[`retrace/${path}`] = Buffer.from(text);
  };
  forward('ciso646', '');
  for (const name of ['assoc_container', 'tree_policy', 'hash_policy', 'priority_queue'])
    forward(`ext/pb_ds/${name}.hpp`, '#include <pb_ds.h>\n');
  for (const name of ofTr1)
    forward(
      `tr1/${name}`,
      `#include <${name}>\nnamespace std { namespace tr1 { using namespace std; } }\n`,
    );
  return own;
}

const ofTr1 = [
  ...['array', 'functional', 'memory', 'random', 'regex', 'tuple', 'type_traits'],
  ...['unordered_map', 'unordered_set', 'utility'],
];

/** The paths of files below a folder. @param {string} folder */
const filesUnder = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => statSync(join(folder, path)).isFile())
    .sort();

/** The digest of everything that the compiler is made of. @param {string} version */
function keyOf(version) {
  const hash = createHash('sha256').update(version);
  for (const file of filesUnder(here)) hash.update(readFileSync(join(here, file)));
  return hash.digest('hex');
}

/** @returns {import('../pieces.mjs').Manifest} */
export function compilerManifest() {
  const file = join(target, 'manifest.json');
  if (!existsSync(file)) throw new Stop('build/compiler is not there: npm start builds it');
  return JSON.parse(readFileSync(file, 'utf8'));
}
