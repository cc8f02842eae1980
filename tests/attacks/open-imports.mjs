// A build of the sandbox's scripts without the first wall: imports are looked up as WebAssembly does by itself, and the scope stays whole.
import { join } from 'node:path';
import { bundledScript } from '../../scripts/bundled-script.mjs';
import { root } from '../../scripts/run.mjs';

/** Each module of the wall, and the text that stands in for it. */
const open = {
  'code/bare.ts': 'export const makeBare = () => {};',
  'code/imports.ts':
    'export class ImportRefused extends Error {}; export const importsOf = (module, offered) => offered; export const guardInstances = () => {};',
  'code/cpp/allowed-imports.ts':
    "export const systemModule = 'wasi_snapshot_preview1'; export const systemCalls = ['args_get', 'args_sizes_get', 'environ_get', 'environ_sizes_get', 'clock_time_get', 'fd_close', 'fd_fdstat_get', 'fd_prestat_get', 'fd_prestat_dir_name', 'fd_read', 'fd_seek', 'fd_write', 'proc_exit']; export const forbiddenImports = () => [];",
  'code/cpp/compile/refused-imports.ts': 'export const refusedImports = () => [];',
};

const plugin = {
  name: 'retrace-open-imports',
  enforce: /** @type {const} */ ('pre'),
  load: (/** @type {string} */ id) =>
    Object.entries(open).find(([file]) => id.endsWith(`/web/worker/${file}`))?.[1],
};

/** The scripts of both workers for C++, by the beginnings of their names in dist/assets. */
export async function openScripts() {
  const alias = { '@compiler': join(root, 'build/compiler') };
  const settings = {
    plugins: [plugin],
    resolve: { alias },
    logLevel: /** @type {const} */ ('error'),
  };
  const script = async (/** @type {string} */ name) =>
    (await bundledScript(join(root, `web/worker/code/cpp/${name}.ts`), { settings })).code;
  return {
    'cpp-compiler-worker': await script('cpp-compiler-worker'),
    'cpp-run-worker': await script('cpp-run-worker'),
  };
}
