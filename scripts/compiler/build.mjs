// The compiler that the page fetches for programs in C++: build/compiler, from the package @yowasp/clang.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inPieces, manifestOf } from '../pieces.mjs';
import { Stop, root } from '../run.mjs';
import { packed } from './pack.mjs';
import { compileRuntime, compilerScript } from './runtime.mjs';
import { systemFiles } from './system-files.mjs';

const here = join(root, 'scripts/compiler');
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
  const own = {
    'retrace/bits/stdc++.h': readFileSync(join(here, 'stdc++.h')),
    'retrace/__assertion_handler': readFileSync(join(here, 'assertion-handler.h')),
    'retrace/gcc-headers.h': readFileSync(join(here, 'gcc-headers.h')),
  };
  const modules = ['llvm.core2.wasm', 'llvm.core3.wasm', 'llvm.core4.wasm'].map((file) => [
    `modules/${file}`,
    readFileSync(join(source, 'gen', file)),
  ]);
  return packed({
    ...Object.fromEntries(modules),
    ...systemFiles(readFileSync(join(source, 'gen/llvm-resources.tar'))),
    ...own,
    'runtime.o': await compileRuntime(readFileSync(join(here, 'runtime.cpp'), 'utf8')),
    'checks.o': await compileRuntime(readFileSync(join(here, 'checks.cpp'), 'utf8')),
    'exceptions.o': await compileRuntime(readFileSync(join(here, 'exceptions.cpp'), 'utf8'), {
      throws: true,
    }),
  });
}

/** The digest of everything that the compiler is made of. @param {string} version */
function keyOf(version) {
  const hash = createHash('sha256').update(version);
  for (const file of readdirSync(here).sort()) hash.update(readFileSync(join(here, file)));
  return hash.digest('hex');
}

/** @returns {import('../pieces.mjs').Manifest} */
export function compilerManifest() {
  const file = join(target, 'manifest.json');
  if (!existsSync(file)) throw new Stop('build/compiler is not there: npm start builds it');
  return JSON.parse(readFileSync(file, 'utf8'));
}
