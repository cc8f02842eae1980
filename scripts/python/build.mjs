// The Python that the page fetches for programs in Python: build/python, from the package pyodide.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inPieces, manifestOf } from '../pieces.mjs';
import { root } from '../run.mjs';

const here = join(root, 'scripts/python');
const target = join(root, 'build/python');
const source = join(root, 'node_modules/pyodide');

/** The folder of the pieces. */
export const pythonFolder = join(target, 'pieces');

/** Makes the pieces where they are missing or of another version. */
export async function buildPython() {
  const { version } = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8'));
  const key = keyOf(version);
  const stamp = join(target, 'made-of');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === key) return;
  rmSync(target, { recursive: true, force: true });
  mkdirSync(pythonFolder, { recursive: true });
  const file = (/** @type {string} */ name) => readFileSync(join(source, name));
  const archives = await Promise.all([
    inPieces(pythonFolder, 'interpreter', file('pyodide.asm.wasm')),
    inPieces(pythonFolder, 'library', file('python_stdlib.zip')),
    pyodideScript().then((bytes) => inPieces(pythonFolder, 'script', bytes)),
  ]);
  const manifest = {
    ...manifestOf({ name: 'python', version: `${version}-${key.slice(0, 8)}`, archives }),
    // The one entry that Pyodide reads from the list of packages; none of these is served.
    lock: JSON.parse(file('pyodide-lock.json').toString()).info,
  };
  writeFileSync(join(target, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  writeFileSync(stamp, key);
}

/** Both scripts of the package as one that imports nothing, since the sandbox allows no import. */
async function pyodideScript() {
  const { bundledScript } = await import('../bundled-script.mjs'); // needs a package
  const { code } = await bundledScript(join(here, 'script.mjs'), {
    name: 'retracePyodide',
    settings: { logLevel: 'error', build: { minify: false } }, // it warns of parts for Node
  });
  return Buffer.from(code);
}

/** The digest of everything that the pieces are made of. @param {string} version */
function keyOf(version) {
  const hash = createHash('sha256').update(version);
  for (const file of ['build.mjs', 'script.mjs']) hash.update(readFileSync(join(here, file)));
  return hash.digest('hex');
}
