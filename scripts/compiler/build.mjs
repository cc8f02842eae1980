// The compiler that the page fetches for programs in C++: build/compiler, from the package @yowasp/clang.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { Stop, root } from '../run.mjs';
import { packed } from './pack.mjs';
import { compileRuntime, compilerScript } from './runtime.mjs';
import { systemFiles } from './system-files.mjs';

const here = join(root, 'scripts/compiler');
const target = join(root, 'build/compiler');
const source = join(root, 'node_modules/@yowasp/clang');

/** Any host takes files of this size, and a fetch that was given up goes on from the last whole one. */
const mostPieceBytes = 4 * 2 ** 20;
/** A higher level takes three times as long for a hundredth less. */
const level = 6;

/**
 * @typedef {{ file: string, bytes: number, sha256: string }} Piece
 * @typedef {{ name: string, bytes: number, pieces: Piece[] }} Archive `bytes`: when it is unpacked
 * @typedef {{ version: string, bytes: number, archives: Archive[] }} Manifest `bytes`: of all pieces
 */

/** Makes it where it is not there or something it is made of has changed. */
export async function buildCompiler() {
  const { version } = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8'));
  const key = keyOf(version);
  const stamp = join(target, 'made-of');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === key) return;
  rmSync(target, { recursive: true, force: true });
  mkdirSync(join(target, 'pieces'), { recursive: true });
  writeFileSync(
    join(target, 'llvm.mjs'),
    compilerScript(readFileSync(join(source, 'gen/bundle.js'), 'utf8')),
  );
  const core = readFileSync(join(source, 'gen/llvm.core.wasm'));
  const [coreArchive, systemArchive] = await Promise.all([
    archived('core', core),
    systemParts().then((bytes) => archived('system', bytes)),
  ]);
  const archives = [coreArchive, systemArchive];
  const bytes = archives.flatMap(({ pieces }) => pieces).reduce((sum, each) => sum + each.bytes, 0);
  /** @type {Manifest} */
  const manifest = { version: `${version}-${key.slice(0, 8)}`, bytes, archives };
  writeFileSync(join(target, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  writeFileSync(stamp, key);
}

/** What the compiler needs beside its largest module: the small ones, headers, libraries and our own runtime. */
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
  });
}

/** @param {string} name @param {Uint8Array} bytes @returns {Promise<Archive>} */
async function archived(name, bytes) {
  const small = await promisify(gzip)(bytes, { level });
  const count = Math.ceil(small.length / mostPieceBytes);
  const length = Math.ceil(small.length / count);
  const pieces = Array.from({ length: count }, (_, index) => {
    const piece = small.subarray(index * length, (index + 1) * length);
    const sha256 = createHash('sha256').update(piece).digest('hex');
    const file = `${name}-${index + 1}-${sha256.slice(0, 8)}.bin`;
    writeFileSync(join(target, 'pieces', file), piece);
    return { file, bytes: piece.length, sha256 };
  });
  return { name, bytes: bytes.length, pieces };
}

/** Of everything it is made of. @param {string} version */
function keyOf(version) {
  const hash = createHash('sha256').update(version);
  for (const file of readdirSync(here).sort()) hash.update(readFileSync(join(here, file)));
  return hash.digest('hex');
}

/** @returns {Manifest} */
export function compilerManifest() {
  const file = join(target, 'manifest.json');
  if (!existsSync(file)) throw new Stop('build/compiler is not there: npm start builds it');
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Where the pieces are. */
export const piecesFolder = join(target, 'pieces');
