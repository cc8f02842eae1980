// Prepares the parts of the compiler's package that the page uses: its script, and our runtime compiled.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Stop, root } from '../run.mjs';

const script = join(root, 'node_modules/@yowasp/clang/gen/bundle.js');

/** A file system whose writes do not copy the whole file: an object file holds every zero of a program's arrays. */
const slowWrite = `    const newData = new Uint8Array(Math.max(this.file.data.length, offset + contents.length));
    newData.set(this.file.data);
    newData.subarray(offset).set(contents);
    this.file.data = newData;
`;
const quickWrite = `    const { data } = this.file;
    const end = Math.max(data.length, offset + contents.length);
    const { room } = this.file;
    if (room === undefined || room.buffer !== data.buffer || room.length < end) {
      this.file.room = new Uint8Array(Math.max(end, 2 * data.length));
      this.file.room.set(data);
    }
    this.file.room.set(contents, offset);
    this.file.data = this.file.room.subarray(0, end);
`;

/**
 * The package's script without the code that fetches its files: the page fetches them in pieces, and keeps them.
 * @param {string} bundle as esbuild wrote it, a comment before each file that is in it
 */
export function compilerScript(bundle) {
  const part = (/** @type {string} */ from, /** @type {string} */ to) => {
    const start = bundle.indexOf(`\n// ${from}\n`);
    const end = bundle.indexOf(`\n// ${to}\n`, start);
    if (start < 0 || end < 0) throw new Stop(`${script} has no ${from} before ${to}`);
    return bundle.slice(start, end);
  };
  const files = part('node_modules/@yowasp/runtime/lib/wasi-virt.js', 'gen/llvm-resources.js');
  if (!files.includes(slowWrite)) throw new Stop(`${script} writes to files in another way`);
  return [
    '// @ts-nocheck\nconst fetch_default = undefined;',
    files.replace(slowWrite, quickWrite),
    // The code that looks for the modules is never reached, since the modules are passed in.
    part('gen/llvm.js', 'lib/api.js')
      .replace('await import("node:fs/promises")', 'undefined')
      .replace('new URL(`./${name}`, import.meta.url)', 'name'),
    'export { Application, Exit, instantiate };\n',
  ].join('\n');
}

/** The options of web/worker/code/cpp/compile for programs that throw. */
const throwing = [
  ...['-fcxx-exceptions', '-fexceptions', '-exception-model=wasm'],
  ...['-target-feature', '+exception-handling', '-mllvm', '-wasm-enable-eh'],
];

/**
 * Compiles a source of scripts/compiler with the options for programs.
 * @param {string} source
 * @param {{ throws?: boolean, headers?: Record<string, string> }} [how] `headers`: those of its own that it includes
 */
export async function compileRuntime(source, { throws = false, headers = {} } = {}) {
  const { runLLVM } = await import(pathToFileURL(script).href);
  const options = ['-triple', 'wasm32-unknown-wasip1', '-emit-obj', '-O2', '-fno-builtin'];
  const target = ['-mrelocation-model', 'static', '-target-feature', '+bulk-memory'];
  const language = ['-std=gnu++17', '-fgnuc-version=4.2.1', '-fvisibility=hidden', '-x', 'c++'];
  const folders = ['c++/v1', '', 'wasm32-wasip1'].flatMap((each) => [
    '-internal-isystem',
    `/usr/include/${each}`,
  ]);
  const system = ['-resource-dir', '/usr', '-isysroot', '/usr', ...folders];
  let said = '';
  const hear = (/** @type {Uint8Array | null} */ bytes) => {
    if (bytes) said += new TextDecoder().decode(bytes);
  };
  const args = ['clang++', '-cc1', ...options, ...target, ...language, ...system];
  if (throws) args.push(...throwing);
  try {
    const files = await runLLVM(
      [...args, '-o', '/runtime.o', 'runtime.cpp'],
      { 'runtime.cpp': source, ...headers },
      { stdout: hear, stderr: hear, decodeASCII: false, fetchProgress: () => undefined },
    );
    return files['runtime.o'];
  } catch (error) {
    throw new Stop(`scripts/compiler is not compiled: ${said || String(error)}`);
  }
}
