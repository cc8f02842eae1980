// The ways out of Python: the functions that its WebAssembly imports. Whatever a program does, also to Python itself, it leaves its
// memory by these alone; once they are closed, those stay open that Python needs, and none of them takes memory beside it.
import { BeyondMemory } from '../memory-cap';

type Call = (...given: unknown[]) => unknown;
type Imports = Record<string, object>;
type Arrived = (instance: WebAssembly.Instance, module: WebAssembly.Module) => void;

/** What Pyodide gives to its inner script; the other settings are passed on as they are. */
interface Settings {
  instantiateWasm: (imports: Imports, arrived: Arrived) => unknown;
}
type CreateModule = (settings: Settings) => unknown;

/** Clocks, memory, ends, values that go in, and what is read of files. */
const open: ReadonlySet<string> = new Set([
  ...['emscripten_resize_heap', 'emscripten_get_heap_max', '_mmap_js', '_munmap_js'],
  ...['clock_time_get', 'clock_res_get', 'emscripten_get_now', 'emscripten_date_now', '_tzset_js'],
  ...['_timegm_js', '_mktime_js', '_localtime_js', '_gmtime_js', 'random_get', 'environ_get'],
  ...['environ_sizes_get', 'exit', 'proc_exit', '_abort_js', '__assert_fail'],
  ...['emscripten_runtime_keepalive_push', 'emscripten_runtime_keepalive_pop'],
  ...['_emscripten_runtime_keepalive_clear', '_emscripten_get_progname', '_Py_emscripten_runtime'],
  ...['_Py_CheckEmscriptenSignals_Helper', '_PyEM_TrampolineCall_JS', 'can_run_sync_js'],
  ...['Jsv_GetError_import', 'JsvError_Check', 'JsvNoValue_Check', 'JsvArray_Get', 'js2python_js'],
  ...[
    'fd_close',
    'fd_read',
    'fd_pread',
    'fd_seek',
    'fd_sync',
    'fd_fdstat_get',
    '_maybe_poll_async',
  ],
  ...['_try_fcntl64', '__syscall_getuid32_js', '__syscall_umask_js', '__syscall_ioctl_js'],
]);

/** Calls of the system about files, which are memory of the page, with the places of the paths in what each is given. */
const filing: ReadonlyMap<string, readonly number[]> = new Map(
  (
    [
      [[], 'ftruncate64 fallocate fcntl64 ioctl dup dup3 poll fstat64 fchdir fchmod fchown32'],
      [[], 'fdatasync fadvise64 fstatfs64 getdents64 getcwd'],
      [[0], 'chdir chmod stat64 lstat64 rmdir truncate64 statfs64'],
      [[1], 'openat mkdirat unlinkat faccessat newfstatat readlinkat utimensat fchmodat2 fchownat'],
      [[1, 3], 'renameat'],
    ] as const
  )
    .flatMap(([paths, names]): [string, readonly number[]][] =>
      names.split(' ').map((name) => [`__syscall_${name}`, paths]),
    )
    .concat(['fd_write', 'fd_pwrite', '_msync_js'].map((name) => [name, []])),
);

const mostPathBytes = 1024;
/** The errors of these systems: no room, a name too long, no such call; and that of a look-up of a name. */
const [noRoom, nameTooLong, noCall, noName] = [51, 37, 52, -4];
/** The longest text that Python gives back: how a run ended, with its frames. */
const mostTextBytes = 2 ** 20;

/** A program has tried one of the closed ways. */
export class WayClosed extends Error {}

export class WaysOut {
  #isClosed = false;
  #memory: WebAssembly.Memory | undefined;

  /** Closes all but what Python needs, for good; its own calls to JavaScript end there, too. */
  close(): void {
    this.#isClosed = true;
  }

  /** The inner script of Pyodide, its ways watched. */
  guarded(create: unknown): CreateModule {
    return (settings) =>
      (create as CreateModule)({
        ...settings,
        instantiateWasm: (imports, arrived) =>
          settings.instantiateWasm(this.#watched(imports), (instance, module) => {
            this.#memory = instance.exports.memory as WebAssembly.Memory;
            arrived(instance, module);
          }),
      });
  }

  #watched(imports: Imports): Imports {
    const watched = (of: object) =>
      new Proxy(of, {
        get: (target, name) => {
          const call: unknown = Reflect.get(target, name);
          return typeof call === 'function' ? this.#watch(String(name), call as Call) : call;
        },
      });
    return {
      ...imports,
      env: watched(imports.env ?? {}),
      wasi_snapshot_preview1: watched(imports.wasi_snapshot_preview1 ?? {}),
    };
  }

  #watch(name: string, call: Call): Call {
    if (open.has(name) || name.startsWith('invoke_')) return call;
    const paths = filing.get(name);
    const closed = paths ? this.#filed(name, call, paths) : this.#closed(name, call);
    return (...given) => (this.#isClosed ? closed(...given) : call(...given));
  }

  #filed(name: string, call: Call, paths: readonly number[]): Call {
    const sign = name.startsWith('__syscall') || name.startsWith('_m') ? -1 : 1;
    return (...given) => {
      if (paths.some((at) => this.#isLong(Number(given[at])))) return sign * nameTooLong;
      try {
        return call(...given);
      } catch (error) {
        if (error instanceof BeyondMemory) return sign * noRoom;
        throw error;
      }
    };
  }

  #isLong(at: number): boolean {
    const bytes = new Uint8Array(this.#memory?.buffer ?? new ArrayBuffer(0));
    return !bytes.subarray(at, at + mostPathBytes).includes(0);
  }

  #closed(name: string, call: Call): Call {
    if (name.startsWith('__syscall')) return () => -noCall;
    if (name === 'getaddrinfo' || name === 'getnameinfo') return () => noName;
    if (name === 'getprotobyname') return () => 0;
    if (name === '_python2js_ascii') {
      return (from, length) => {
        if (Number(length) > mostTextBytes) throw new WayClosed(name);
        return call(from, length);
      };
    }
    return () => {
      throw new WayClosed(`no program reaches JavaScript here (${name})`);
    };
  }
}
