// Programs that try to leave their language: each says how it has to end, and prints REACHED where it has reached something.

/**
 * `line`: of the message that refuses it, where one does.
 * @typedef {{ kind: string, does: string, source: string, ended: string, line?: number, text?: RegExp, output?: string }} Attack
 */

const declared = (/** @type {string} */ from, /** @type {string} */ name, type = 'int') =>
  `extern "C" __attribute__((import_module("${from}"), import_name("${name}"))) ${type} reach(double);`;
const called = '\nint main() {\n  double got = (double)reach(1);\n  printf("REACHED %g", got);\n}';
const cpp = (/** @type {string} */ declaration, main = called) =>
  `#include <cstdio>\n${declaration}${main}`;

/** @param {string} does @param {string} from @param {string} name @returns {Attack} */
const importing = (does, from, name) => ({
  kind: 'imports',
  does,
  source: cpp(declared(from, name)),
  ended: 'compile-error',
  line: 2,
  text: new RegExp(`^import refused: ${from}\\.${name}$`),
});

const python = (/** @type {string[]} */ ...lines) => [...lines, 'print("REACHED")'].join('\n');

/** @param {string} kind @param {string} does @param {readonly string[]} lines @returns {Attack} */
const raising = (kind, does, lines) => ({
  kind,
  does,
  source: python(...lines),
  ended: 'runtime-error',
  line: lines.length,
});

/** @param {string} kind @param {string} does @param {string} source @param {number} [line] @returns {Attack} */
const throwing = (kind, does, source, line = 1) => ({
  kind,
  does,
  source: `${source}\nconsole.log('REACHED');`,
  ended: 'runtime-error',
  line,
});

const javaMain = (/** @type {string} */ statement, declaration = '') =>
  `class Main {\n  ${declaration}\n  public static void main(String[] a) throws Throwable {\n    ${statement}\n    System.out.println("REACHED");\n  }\n}`;

/** @type {Record<'cpp' | 'java' | 'javascript' | 'python', readonly Attack[]>} */
export const attacks = {
  cpp: [
    importing('asks for what every object inherits', 'constructor', 'is'),
    importing('asks for the maker of functions', 'constructor', 'constructor'),
    importing('asks for a prototype', '__proto__', 'valueOf'),
    importing('asks for what system calls inherit', 'wasi_snapshot_preview1', 'constructor'),
    importing('asks for what its own reports inherit', 'retrace', 'toString'),
    importing('asks for what memory comes with', 'env', 'hasOwnProperty'),
    importing('asks for a report of its run', 'retrace', 'crashed'),
    importing('asks for a system call by itself', 'wasi_snapshot_preview1', 'proc_exit'),
    {
      kind: 'imports',
      does: 'hides the names of its import',
      source: cpp(
        '#define FROM "con" "structor"\nextern "C" __attribute__((import_module(FROM), import_name("i" "s"))) int reach(double);',
      ),
      ended: 'compile-error',
      line: 5,
      text: /^import refused: constructor\.is$/,
    },
    {
      kind: 'imports',
      does: 'asks for it in assembly',
      source: cpp(
        'extern "C" int reach(double);\nasm(".functype reach (f64) -> (i32)\\n.import_module reach, constructor\\n.import_name reach, is\\n");',
      ),
      ended: 'compile-error',
      line: 3,
      text: /^import refused: constructor\.is$/,
    },
    {
      kind: 'host functions',
      does: 'asks for one that takes an object',
      source: cpp(
        'extern "C" __attribute__((target("reference-types"), import_module("wasi_snapshot_preview1"), import_name("fd_write"))) int reach(__externref_t);',
        '\nint main() { printf("REACHED"); }',
      ),
      ended: 'compile-error',
      line: 2,
    },
    {
      kind: 'host functions',
      does: 'exports what the page reads of a recorded run',
      source: cpp(
        'extern "C" __attribute__((export_name("retrace_frame"))) int own() { return 1; }',
        '\nint main() { printf("%d", own()); }',
      ),
      ended: 'finished',
      output: '1',
    },
    {
      kind: 'globals',
      does: 'opens files and reads its surroundings',
      source:
        '#include <cstdio>\n#include <cstdlib>\n#include <fcntl.h>\nint main() { printf("%d %d", open("/", O_RDONLY), getenv("HOME") != nullptr); }',
      ended: 'finished',
      output: '-1 0',
    },
    {
      kind: 'memory',
      does: 'takes memory without an end',
      source:
        '#include <cstdio>\nchar* kept[1 << 20];\nint main() {\n  for (char*& each : kept) (each = new char[1 << 20])[5] = 1;\n  printf("REACHED %d", kept[7][5]);\n}',
      ended: 'memory-limit',
    },
    {
      kind: 'time',
      does: 'never ends',
      source: 'int main() { for (volatile int n = 0;;) n = n + 1; }',
      ended: 'time-limit',
    },
    {
      kind: 'output',
      does: 'prints without an end',
      source: '#include <cstdio>\nint main() { for (;;) puts("0123456789"); }',
      ended: 'output-limit',
    },
  ],
  java: [
    {
      kind: 'imports',
      does: 'declares a native method',
      source: javaMain('reach();', 'static native int reach();'),
      ended: 'compile-error',
      line: 2,
    },
    {
      kind: 'imports',
      does: 'imports by an annotation',
      source: javaMain(
        'reach();',
        '@org.teavm.interop.Import(module = "constructor", name = "is") static int reach() { return 0; }',
      ),
      ended: 'compile-error',
      line: 2,
    },
    {
      kind: 'host functions',
      does: 'calls the functions of its own reports',
      source: javaMain('retrace.Host.exit(0);'),
      ended: 'compile-error',
      line: 4,
    },
    {
      kind: 'constructors',
      does: 'makes an object by its class',
      source: javaMain('Class.forName("java.lang.Runtime").getConstructor().newInstance();'),
      ended: 'compile-error',
      line: 4,
    },
    {
      kind: 'prototypes',
      does: 'asks for JavaScript by its library',
      source: javaMain('org.teavm.jso.browser.Window.current();'),
      ended: 'compile-error',
      line: 4,
    },
    {
      kind: 'globals',
      does: 'opens an address',
      source: javaMain('new java.net.URL("http://localhost/leak").openStream();'),
      ended: 'compile-error',
      line: 4,
    },
    {
      kind: 'memory',
      does: 'takes memory without an end',
      source: javaMain(
        'java.util.List<int[]> l = new java.util.ArrayList<>(); while (l.size() >= 0) l.add(new int[1 << 20]);',
      ),
      ended: 'memory-limit',
    },
    {
      kind: 'time',
      does: 'never ends',
      source: javaMain('for (int n = 0; n >= 0; n = (n + 1) % 7);'),
      ended: 'time-limit',
    },
    {
      kind: 'output',
      does: 'prints without an end',
      source: javaMain(
        'for (int n = 0; n >= 0; n = (n + 1) % 7) System.out.println("0123456789");',
      ),
      ended: 'output-limit',
    },
  ],
  javascript: [
    throwing(
      'imports',
      'requires a module of a server',
      "require('child_process').execSync('ls');",
    ),
    throwing('globals', 'fetches', "fetch('/leak');"),
    throwing('globals', 'starts a worker', "new Worker('/leak.js');"),
    throwing('globals', 'opens the caches', 'caches.keys();'),
    throwing('globals', 'opens a database', "indexedDB.open('leak');"),
    throwing('globals', 'posts to the page', "postMessage({ type: 'ended' });"),
    throwing(
      'constructors',
      'makes a function of a text',
      "console.log.constructor('return fetch')()('/leak');",
    ),
    throwing(
      'prototypes',
      'changes what all objects inherit',
      "Object.prototype.fetch = () => {};\n({}).fetch('/leak');\nfetch('/leak').then.leak();",
      3,
    ),
    throwing(
      'host functions',
      'takes apart the function that prints',
      "console.log.constructor.constructor('return this.process.binding')()('fs');",
    ),
    {
      kind: 'memory',
      does: 'takes memory without an end',
      source: 'const all = []; for (;;) all.push(new ArrayBuffer(2 ** 26));',
      ended: 'memory-limit',
    },
    { kind: 'time', does: 'never ends', source: 'for (;;);', ended: 'time-limit' },
    {
      kind: 'output',
      does: 'prints without an end',
      source: "for (;;) console.log('0123456789');",
      ended: 'output-limit',
    },
  ],
  python: [
    raising('imports', 'imports the page', ['import js']),
    raising('imports', 'imports what runs Python', ['import pyodide_js']),
    raising('imports', 'imports the way to JavaScript', ['from pyodide.ffi import to_js']),
    raising('imports', 'imports a library of C', ['import ctypes']),
    raising('globals', 'asks for an address', [
      'from urllib.request import urlopen',
      'urlopen("http://localhost/leak")',
    ]),
    raising('globals', 'asks for an address by Pyodide', ['from pyodide.http import open_url']),
    raising('globals', 'runs a command', ['import os', 'os.posix_spawn("/bin/ls", ["ls"], {})']),
    raising('host functions', 'runs a text as JavaScript', ['from pyodide.code import run_js']),
    raising('host functions', 'makes the module of JavaScript again', [
      'import _imp, importlib.machinery as m',
      '_imp.create_builtin(m.ModuleSpec("_pyodide_core", None)).run_js',
    ]),
    raising('constructors', 'makes a function of a text by what is left in memory', [
      'import gc',
      'makers = [each["to_js"] for each in gc.get_objects() if type(each) is dict and "to_js" in each]',
      'makers[0]([]).constructor.constructor("return fetch")()("/leak")',
    ]),
    raising('prototypes', 'looks for a proxy of the scope in memory', [
      'import gc',
      'found = [each for each in gc.get_objects() if type(each).__name__ == "JsProxy"]',
      'found[0].constructor.constructor("return globalThis")().fetch("/leak")',
    ]),
    {
      kind: 'memory',
      does: 'takes memory without an end',
      source: 'kept = []\nfor each in range(100): kept.append(bytearray(10**8))\nprint("REACHED")',
      ended: 'memory-limit',
    },
    {
      kind: 'memory',
      does: 'writes a file without an end',
      source:
        'with open("x", "wb") as f:\n  for each in range(10**5): f.write(bytes(10**6))\nprint("REACHED")',
      ended: 'memory-limit',
    },
    { kind: 'time', does: 'never ends', source: 'while True: pass', ended: 'time-limit' },
    {
      kind: 'output',
      does: 'prints without an end',
      source: 'while True: print("0123456789")',
      ended: 'output-limit',
    },
  ],
};
