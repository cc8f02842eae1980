// The Python that the page fetches for programs in Python: build/python, from the package pyodide.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inPieces, manifestOf, written } from '../pieces.mjs';
import { root } from '../run.mjs';

const target = join(root, 'build/python');
const source = join(root, 'node_modules/pyodide');

/** The folder of the pieces. */
export const pythonFolder = join(target, 'pieces');

/** Makes the pieces where they are missing or of another version. */
export async function buildPython() {
  const { version } = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8'));
  const key = `${version} ${keyOf(fileURLToPath(import.meta.url))}`;
  const stamp = join(target, 'made-of');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === key) return;
  rmSync(target, { recursive: true, force: true });
  mkdirSync(pythonFolder, { recursive: true });
  const file = (/** @type {string} */ name) => readFileSync(join(source, name));
  const archives = await Promise.all([
    inPieces(pythonFolder, 'interpreter', file('pyodide.asm.wasm')),
    inPieces(pythonFolder, 'library', file('python_stdlib.zip')),
  ]);
  // Scripts are not packed: the page's policy allows only scripts from its own server.
  const scripts = ['pyodide', 'pyodide.asm'].map((name) =>
    written(pythonFolder, name, 'mjs', withoutMap(file(`${name}.mjs`))),
  );
  const manifest = {
    ...manifestOf({ name: 'python', version, archives, scripts }),
    // The one entry that Pyodide reads from the list of packages; none of these is served.
    lock: JSON.parse(file('pyodide-lock.json').toString()).info,
  };
  writeFileSync(join(target, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  writeFileSync(stamp, key);
}

/** @param {string} script */
const keyOf = (script) => createHash('sha256').update(readFileSync(script)).digest('hex');

/** Without the reference to its source map, which is not served. @param {Buffer} script */
const withoutMap = (script) =>
  Buffer.from(script.toString().replace(/^\/\/# sourceMappingURL=.*$/m, ''));
