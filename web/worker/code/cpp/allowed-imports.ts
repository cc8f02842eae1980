// The imports that a compiled program may have: the functions by which scripts/compiler reports on its run, and WASI's. All of them
// take and give numbers alone, so that no object of the worker ever comes into a program.
import { hooksModule } from './rewrite/hook-number';
import { valueTypes } from './wasm/instructions';
import type { Import, ModuleFacts } from './wasm/sections';

/** The module under which a program's system calls are imported. */
export const systemModule = 'wasi_snapshot_preview1';

/** The system calls of WASI; wasi.ts has those that do something here. */
export const systemCalls: readonly string[] = [
  ...['args_get', 'args_sizes_get', 'environ_get', 'environ_sizes_get', 'clock_res_get'],
  ...['clock_time_get', 'fd_advise', 'fd_allocate', 'fd_close', 'fd_datasync', 'fd_fdstat_get'],
  ...['fd_fdstat_set_flags', 'fd_fdstat_set_rights', 'fd_filestat_get', 'fd_filestat_set_size'],
  ...['fd_filestat_set_times', 'fd_pread', 'fd_prestat_get', 'fd_prestat_dir_name', 'fd_pwrite'],
  ...['fd_read', 'fd_readdir', 'fd_renumber', 'fd_seek', 'fd_sync', 'fd_tell', 'fd_write'],
  ...['path_create_directory', 'path_filestat_get', 'path_filestat_set_times', 'path_link'],
  ...['path_open', 'path_readlink', 'path_remove_directory', 'path_rename', 'path_symlink'],
  ...['path_unlink_file', 'poll_oneoff', 'proc_exit', 'proc_raise', 'sched_yield', 'random_get'],
  ...['sock_accept', 'sock_recv', 'sock_send', 'sock_shutdown'],
];

const hooks: readonly string[] = [
  ...['wrote', 'copied', 'entered', 'given', 'threw', 'throws', 'out_of_memory', 'fault'],
  ...['crashed', 'no_file'],
];

const allowed: ReadonlySet<string> = new Set([
  ...systemCalls.map((name) => `${systemModule}.${name}`),
  ...hooks.map((name) => `${hooksModule}.${name}`),
]);

const numbers: ReadonlySet<number> = new Set(Object.values(valueTypes));

/** Those of a module's imports that it may not have. */
export const forbiddenImports = ({ imports, types }: ModuleFacts): readonly Import[] =>
  imports.filter(({ from, name, kind, type }) => {
    if (kind === 'memory') return from !== 'env' || name !== 'memory';
    const shape = kind === 'function' ? types[type] : undefined;
    const takesNumbers = shape && [...shape.parameters, ...shape.results].every(isNumber);
    return !takesNumbers || !allowed.has(`${from}.${name}`);
  });

const isNumber = (type: number): boolean => numbers.has(type);
