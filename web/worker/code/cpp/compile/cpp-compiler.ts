// Compiles a program in C++ and links it, with clang and wasm-ld compiled to WebAssembly themselves.
import { Application, Exit, instantiate, type Tree } from '@compiler/llvm.mjs';
import type { Compiled } from '../../../../core/code/compiler-messages';
import type { Diagnostic, Standard } from '../../../../core/code/run';
import { programFile } from '../rewrite/code-origins';
import { diagnosticsIn, linkerDiagnosticsIn } from './diagnostics';
import { asClangTakes } from './gcc-dialect';
import { globalsAsGcc } from './globals-as-gcc';
import { withImportedMemory } from './imported-memory';
import { exactTypes, isOfTypes, wideHeader, WideTypes } from './long-as-gcc';
import { isOwnInGcc, withOtherNames } from './own-names';
import { refusedImports } from './refused-imports';
import { treeOf, unpacked } from './unpack';

/** The files in the archives of the manifest. */
export interface CompilerFiles {
  core: Uint8Array<ArrayBuffer>;
  system: Uint8Array;
}

const target = [
  ...['-triple', 'wasm32-unknown-wasip1', '-target-feature', '+bulk-memory'],
  ...['-mrelocation-model', 'static', '-mframe-pointer=none'],
  ...['-mconstructor-aliases', '-ffp-contract=on', '-fno-rounding-math', '-fvisibility=hidden'],
];

const headers = [
  ...['-resource-dir', '/usr', '-isysroot', '/usr'],
  ...['/retrace', '/usr/include/c++/v1', '/usr/include', '/usr/include/wasm32-wasip1'].flatMap(
    (folder) => ['-internal-isystem', folder],
  ),
];

/** The macros that Baekjoon defines. */
const defined = ['-DONLINE_JUDGE', '-DBOJ'];

/** Clang needs more of its stack for each template than it has for its own limit of 1024. */
const nesting = ['-ftemplate-depth=400', '-fconstexpr-depth=400'];

/** The parts of POSIX that WebAssembly lacks and its libraries stand in for: programs include their headers, and few call them. */
const emulated = ['signal', 'mman', 'process-clocks', 'getpid'];

const language = [
  ...defined,
  ...emulated.map((name) => `-D_WASI_EMULATED_${name.toUpperCase().replace('-', '_')}`),
  ...nesting,
  ...['-x', 'c++', '-fdeprecated-macro', '-fgnuc-version=4.2.1', '-fskip-odr-check-in-gmf'],
  ...['-fcxx-exceptions', '-fexceptions'],
];

/** Whether a program may catch exceptions; others are compiled without handlers, and end where a library throws. */
const mayCatch = (source: string): boolean => /\b(?:try|throw|catch)\b/.test(source);
/** Options for WebAssembly's exceptions; see scripts/compiler/exceptions.cpp. */
const withExceptions = ['-exception-model=wasm', '-target-feature', '+exception-handling'];
const catching = ['-mllvm', '-wasm-enable-eh'];

/** Whether a program may leave functions by longjmp, which works by an exception, too; its header alone asks for the same. */
const mayJump = (source: string): boolean => /\b(?:longjmp|c?setjmp)\b/.test(source);
const jumping = ['-mllvm', '-wasm-enable-sjlj', '-mllvm', '-wasm-use-legacy-eh=true'];

/** Keeps code behind a null pointer, which rewrite/guarded-module.ts makes end the program. */
const code = ['-fno-delete-null-pointer-checks'];

/**
 * A local that is read before it is written holds 0, as it mostly does in a program of g++: clang takes what depends on it for code that
 * is never reached, and so took away the ends of loops before it.
 */
const zeroed = ['-ftrivial-auto-var-init=zero', '-ftrivial-auto-var-init-max-size=1024'];

/** Optimises with -O2, as judges do, but keeps every call, so that the depth is true; has line numbers for line-table.ts. */
const fast = [
  ...zeroed,
  ...['-O2', '-fno-optimize-sibling-calls', '-vectorize-loops'],
  ...['-debug-info-kind=line-tables-only', '-dwarf-version=4'],
];
/** Keeps every variable in memory, with its place and type, and every call that the source makes: for what tells open calls. */
const plain = ['-O0', '-debug-info-kind=constructor', '-dwarf-version=4'];

const checked = [
  ...['array-bounds', 'signed-integer-overflow', 'integer-divide-by-zero', 'bool', 'enum'],
  ...['shift-exponent', 'float-cast-overflow', 'vla-bound', 'builtin'],
].join();
/** A failed check is told by scripts/compiler/checks.cpp, and the program goes on, as it would elsewhere. */
const checks = [
  ...[`-fsanitize=${checked},return,unreachable`, `-fsanitize-recover=${checked}`],
  '-D_LIBCPP_HARDENING_MODE=_LIBCPP_HARDENING_MODE_FAST',
];

const warnings = [
  ...['-Wall', '-Wno-unknown-pragmas', '-Wno-unused-variable', '-Wno-unused-but-set-variable'],
  ...['-Wno-unused-result', '-Wno-sign-compare', '-Wno-misleading-indentation'],
  '-Wno-vla-cxx-extension',
  ...['-ferror-limit', '20', '-fno-caret-diagnostics'],
];

/** What C++17 took away and GCC still takes: `register`, `random_shuffle`, `auto_ptr`; and what it only warns of. */
const kept = [
  ...['AUTO_PTR', 'BINDERS', 'RANDOM_SHUFFLE', 'UNARY_BINARY_FUNCTION'].map(
    (each) => `-D_LIBCPP_ENABLE_CXX17_REMOVED_${each}`,
  ),
  '-D_LIBCPP_DISABLE_DEPRECATION_WARNINGS',
  ...['-Wno-register', '-Wno-deprecated-declarations', '-Wno-error=c++11-narrowing'],
];
/** GCC refuses the narrowing of constants alone, for which clang has no flag of its own. */
const isRefused = ({ text, line, column }: Diagnostic, all: readonly Diagnostic[]): boolean =>
  /^constant expression evaluates to .* which cannot be narrowed/.test(text) ||
  (text.includes('cannot be narrowed to') &&
    all.some(
      (other) =>
        other.line === line && other.column === column && other.text.includes('changes value'),
    ));

/** `file`: undefined where the compiler refused the program. */
interface ObjectMade {
  file: Uint8Array | undefined;
  diagnostics: Diagnostic[];
}

interface Way {
  standard: Standard;
  options: readonly string[];
}

/** Makes no file, and tells the messages alone. */
const onlyReads = '-fsyntax-only';
type By = (way: Way, text: string) => Promise<ObjectMade>;

const fewHeaders = '-D_LIBCPP_REMOVE_TRANSITIVE_INCLUDES';
const manyHeaders = ['-include', 'gcc-headers.h'];
/** The quick way, which most programs take. */
const first: Way = { standard: 'C++17', options: ['-std=gnu++17', fewHeaders] };
/** Behind it: with all that GCC's headers include themselves. */
const withMore: Way = { standard: 'C++17', options: ['-std=gnu++17', ...manyHeaders] };
const older: Way = { standard: 'C++14', options: ['-std=gnu++14', fewHeaders] };
const newer: Way = { standard: 'C++20', options: ['-std=gnu++20', ...manyHeaders] };

/** What C++14 takes and C++17 does not: a name that it added to std, exceptions that a function names, a Boolean that is counted. */
const isOfOlder = ({ text }: Diagnostic): boolean =>
  clash.test(text) || /dynamic exception spec|incrementing expression of type bool/.test(text);
const clash = /^reference to '(\w+)' is ambiguous/;
const clashIn = ({ text }: Pick<Diagnostic, 'text'>): string | undefined => clash.exec(text)?.[1];

/** The ways to compile that are left, after the first way's messages: no other way takes what only lacks a sign. */
function waysAfter(messages: readonly Diagnostic[], source: string): readonly Way[] {
  if (messages.some(isOfOlder)) return [older, withMore, newer];
  const errors = messages.filter(({ severity }) => severity === 'error');
  const isGrammar = errors.every(({ text }) => /^(?:expected|extraneous)\b/.test(text));
  return isGrammar && !grammarOfNewer.test(source) ? [] : [withMore, newer];
}
const grammarOfNewer = /\b(?:requires|concept|consteval|constinit|co_\w+)\b|<=>/;

const libraries = '/usr/lib/wasm32-wasip1';
const linking = [
  ...['-m', 'wasm32', `-L${libraries}`, `${libraries}/crt1-command.o`],
  ...emulated.map((name) => `-lwasi-emulated-${name}`),
  ...['-lc++', '-lc++abi', '-lc', '/usr/lib/wasm32-unknown-wasip1/libclang_rt.builtins.a'],
  ...['--export=retrace_keep', '--export=__stack_pointer', '--max-memory=4294967296'],
  // The stack is at the start of memory, so that its overflow leaves the memory and is noticed.
  ...['--stack-first', '-z', `stack-size=${16 * 2 ** 20}`],
];

export class Compiler {
  readonly #application: Application;
  /** The object files that are linked into every program, and those for programs that may catch. */
  readonly #runtime: Tree;
  readonly #exceptions: Tree;

  private constructor(application: Application, files: ReadonlyMap<string, Uint8Array>) {
    const named = (name: string) => ({ [name]: files.get(name) ?? new Uint8Array() });
    this.#application = application;
    this.#runtime = { ...named('runtime.o'), ...named('checks.o'), ...named('formats.o') };
    this.#exceptions = { ...this.#runtime, ...named('exceptions.o') };
  }

  static async from({ core, system }: CompilerFiles): Promise<Compiler> {
    const files = unpacked(system);
    const modules: Record<string, WebAssembly.Module> = {
      'llvm.core.wasm': await WebAssembly.compile(core),
    };
    for (const [path, bytes] of files) {
      const [folder, name = ''] = path.split('/');
      if (folder === 'modules') modules[name] = await WebAssembly.compile(bytes.slice());
    }
    const folders = { usr: treeOf(files, 'usr'), retrace: treeOf(files, 'retrace') };
    const application = new Application(
      {
        modules: () => Promise.resolve(modules),
        filesystem: () => Promise.resolve(folders),
        totalSize: 0,
      },
      instantiate,
      'llvm',
    );
    return new Compiler(application, files);
  }

  /** `tellsCalls`: the module is for runs that tell their open calls. */
  async compile(source: string, tellsCalls = false): Promise<Compiled> {
    const [catches, jumps] = [mayCatch(source), mayJump(source)];
    const runtime = catches ? this.#exceptions : this.#runtime;
    const throwing = [...(catches ? catching : []), ...(jumps ? jumping : [])];
    const built = tellsCalls ? plain : fast;
    if (throwing.length > 0) throwing.unshift(...withExceptions);
    const by: By = ({ options }, text) => this.#object(text, [...options, ...throwing, ...built]);
    const made = (await this.#wideObject(source, by)) ?? (await this.#objectOf(source, by));
    const { file, diagnostics } = made;
    if (!file) return { kind: 'compile-error', diagnostics };
    if (!hasMain(source)) return { kind: 'compile-error', diagnostics: [noMain] };
    return this.#link(file, runtime, { source, diagnostics, jumps });
  }

  /** The program with types as wide as in g++; undefined where it has none, or where these are what is refused. */
  async #wideObject(source: string, by: By): Promise<ObjectMade | undefined> {
    const types = new WideTypes(source);
    if (!types.isNeeded) return undefined;
    const widely: By = ({ standard, options }, text) =>
      by({ standard, options: [...options, ...wideHeader] }, text);
    let but: ReadonlySet<number> = new Set();
    let withSizes = true;
    for (;;) {
      const written = types.wide({ sizes: withSizes, but });
      const made = await widely(first, written.text);
      if (made.file || !made.diagnostics.some(isOfTypes)) {
        const { file, diagnostics } = await this.#objectOf(written.text, widely, made);
        const refused = file && types.mixes ? await this.#refusedTypes(types, widely) : [];
        if (refused.length > 0) return { file: undefined, diagnostics: refused };
        return { file, diagnostics: written.asTyped(diagnostics) };
      }
      const clashes = types.clashesIn(made.diagnostics, but);
      if (clashes.length > 0) but = new Set([...but, ...clashes]);
      else if (withSizes && types.hasSizes) withSizes = false;
      else return undefined;
    }
  }

  /** The errors that g++ gives where `long` and `long long` are not the same type. */
  async #refusedTypes(types: WideTypes, by: By): Promise<Diagnostic[]> {
    const written = types.narrow();
    const onlyRead = { ...first, options: [...first.options, onlyReads, exactTypes] };
    const { diagnostics } = await by(onlyRead, written.text);
    return written.asTyped(diagnostics.filter(isOfTypes));
  }

  /** As the first way makes it, which `made` is of where that is known, or as another does; else the messages of the first. */
  async #objectOf(source: string, by: By, made?: ObjectMade): Promise<ObjectMade> {
    const firstMade = made ?? (await by(first, source));
    if (firstMade.file) return firstMade;
    return (await this.#objectAfter(firstMade.diagnostics, source, by)) ?? firstMade;
  }

  /** Another way that takes the program: as clang writes it, or in another standard, with a message on that. */
  async #objectAfter(
    messages: readonly Diagnostic[],
    source: string,
    by: By,
  ): Promise<{ file: Uint8Array; diagnostics: Diagnostic[] } | undefined> {
    const mended = asClangTakes(source, messages);
    if (mended !== source) {
      const { file, diagnostics } = await by(first, mended);
      return file ? { file, diagnostics } : this.#objectAfter(diagnostics, mended, by);
    }
    const clashing = messages.map(clashIn).filter((name) => name !== undefined);
    const own = new Set(clashing.filter((name) => isOwnInGcc(name, source)));
    if (own.size > 0) {
      const { file, diagnostics } = await by(first, withOtherNames(source, own));
      if (file) return { file, diagnostics };
    }
    for (const way of waysAfter(messages, source)) {
      const { file, diagnostics } = await by(way, source);
      if (!file) continue;
      const said = way.standard === first.standard ? [] : [standardMessage(way.standard, messages)];
      return { file, diagnostics: [...said, ...diagnostics] };
    }
    return undefined;
  }

  async #object(source: string, way: readonly string[]): Promise<ObjectMade> {
    const made = way.includes(onlyReads) ? [] : ['-emit-obj'];
    const options = [...target, ...made, ...headers, ...language, ...way, ...code, ...checks];
    const { files, output, isBroken } = await this.#run(
      ['clang++', '-cc1', ...options, ...warnings, ...kept, '-o', 'main.o', programFile],
      { [programFile]: source },
    );
    const diagnostics = diagnosticsIn(output);
    if (isBroken) diagnostics.push(tooDeep);
    const refused = diagnostics.filter((each) => isRefused(each, diagnostics));
    for (const each of refused) each.severity = 'error';
    const file = refused.length > 0 ? undefined : fileIn(files, 'main.o');
    if (!file && diagnostics.length === 0 && !way.includes(onlyReads))
      throw new Error(`clang says: ${output}`);
    return { file: file && globalsAsGcc(file), diagnostics };
  }

  async #link(
    object: Uint8Array,
    runtime: Tree,
    { source, diagnostics, jumps }: { source: string; diagnostics: Diagnostic[]; jumps: boolean },
  ): Promise<Compiled> {
    const objects = { 'main.o': object, ...runtime };
    // Where several files define a function that may be defined again, the linker takes the first one.
    const more = jumps ? ['-lsetjmp'] : [];
    const args = ['wasm-ld', ...Object.keys(objects), ...more, ...linking, '-o', 'main.wasm'];
    const { files, output } = await this.#run(args, objects);
    const module = fileIn(files, 'main.wasm');
    if (!module) {
      return { kind: 'compile-error', diagnostics: linkerDiagnosticsIn(output, source) };
    }
    const refused = refusedImports(object, module, source);
    if (refused.length > 0) return { kind: 'compile-error', diagnostics: refused };
    return { kind: 'compiled', module: withImportedMemory(module), diagnostics };
  }

  /** Runs clang or the linker: gives no files after a failure, and `isBroken` where the run did not end by itself. */
  async #run(
    args: readonly string[],
    files: Tree,
  ): Promise<{ files: Tree; output: string; isBroken?: true }> {
    const decoder = new TextDecoder();
    let output = '';
    const hear = (bytes: Uint8Array | null) => {
      if (bytes) output += decoder.decode(bytes, { stream: true });
    };
    const options = { stdout: hear, stderr: hear, decodeASCII: false, fetchProgress } as const;
    try {
      return { files: await this.#application.run(args, files, options), output };
    } catch (error) {
      if (error instanceof Exit) return { files: {}, output };
      // Each run has an instance of its own, so the next run is not affected.
      if (error instanceof RangeError || error instanceof WebAssembly.RuntimeError) {
        return { files: {}, output, isBroken: true };
      }
      throw error;
    }
  }
}

const tooDeep: Diagnostic = {
  line: 1,
  column: 1,
  severity: 'error',
  text: 'clang ended before its end',
  note: 'too-deep',
};

/** In which standard a program was compiled in place of the usual one, at the first message that it escapes. */
function standardMessage(standard: Standard, messages: readonly Diagnostic[]): Diagnostic {
  const escaped = messages.find((each) => standard !== 'C++14' || isOfOlder(each));
  const { line = 1, column = 1, text = '' } = escaped ?? {};
  const name = clashIn({ text });
  return { line, column, severity: 'warning', text, standard, ...(name && { clash: name }) };
}

/** The linker accepts a program without main, which would end at once, so this message takes its place. */
const noMain: Diagnostic = {
  line: 1,
  column: 1,
  severity: 'error',
  text: 'undefined symbol: main',
  note: 'no-main',
};
const hasMain = (source: string): boolean =>
  /\bmain\s*\(/.test(source.replace(/\/\/.*|\/\*[^]*?(?:\*\/|$)/g, ''));

const fetchProgress = () => undefined;

function fileIn(files: Tree, name: string): Uint8Array | undefined {
  const file = files[name];
  return file instanceof Uint8Array ? file : undefined;
}
