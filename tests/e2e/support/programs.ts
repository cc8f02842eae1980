// The languages of Code mode as the specification of programs tries them: in each, one program for every behaviour.
import { readFileSync } from 'node:fs';
import type { CodeLanguage } from '../../../web/core/code/run';

interface TriedLanguage {
  title: string;
  /** Of a language that is fetched once, before it first runs. */
  size?: string;
  /** Workers that wait for the next program once one has run. */
  waiting: readonly string[];
  /** Whether reading a program takes long enough to be stopped. */
  isCompiled: boolean;
  /** Reads the board, fills it and prints it; `put` is in the line that puts a digit there. */
  solver: { source: string; put: string };
  /** What is said of it, at its second line. */
  unreadable: { source: string; said: string };
  /** Writes to the board for ever. */
  endless: string;
  /** Writes to the board once and goes on without an end; of a language whose runs end with their worker. */
  stuck?: string;
  /** Each ends with its own verdict; of a language that may be broken by it, and runs the next program all the same. */
  excessive?: { output: string; memory: string; stack: string };
  /** Tries whatever would reach anything, and is seen to have reached nothing by what the page then says. */
  reaching: { source: string; said: string };
}

const fileIn = (folder: string) => (name: string) =>
  readFileSync(new URL(`../../../${folder}/${name}`, import.meta.url), 'utf8');
const ours = fileIn('cpp/programs');
const learners = fileIn('tests/programs/learners');

const readInCpp = `#include <cstdio>
int board[9][9];
int main() {
  for (auto& row : board)
    for (int& cell : row) scanf("%d", &cell);
`;
const readInPython = 'board = [list(map(int, input().split())) for _ in range(9)]\n';
const readInJavaScript = `const board = require('fs').readFileSync(0, 'utf8').trim().split('\\n')
  .map((line) => line.split(' ').map(Number));
`;

const reachingInJavaScript = `const tried = ['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource', 'indexedDB', 'caches', 'localStorage',
  'importScripts', 'BroadcastChannel', 'postMessage', 'navigator', 'document', 'window', 'self', 'Worker', 'crypto'];
const found = tried.filter((name) => typeof globalThis[name] !== 'undefined');
const escaped = [];
for (const value of [console.log, require('fs').readFileSync, process.exit, [], {}, 1, 'x']) {
  const scope = value.constructor.constructor('return this')();
  escaped.push(...tried.filter((name) => typeof scope[name] !== 'undefined'));
}
Object.prototype.fetch = 1;
throw new Error('found ' + JSON.stringify([found, escaped]));`;

/** Each in a program of its own would load Python as often; what one of them breaks is told by its name. */
const reachingInPython = `import gc, importlib, json, sys
reached = []

def tries(name, way):
    try:
        way()
    except BaseException:
        return
    reached.append(name)

def module(name):
    for part in list(sys.modules):
        if part == name: del sys.modules[part]
    return importlib.import_module(name)

tries('js', lambda: module('js').fetch)
tries('pyodide_js', lambda: module('pyodide_js').FS)
tries('pyodide.http', lambda: module('pyodide.http').open_url('/index.html'))
tries('pyodide.code.run_js', lambda: module('pyodide.code').run_js('fetch("/index.html")'))
tries('micropip', lambda: module('micropip').install('six'))
tries('urllib', lambda: module('urllib.request').urlopen('http://localhost/'))
tries('subprocess', lambda: module('subprocess').run(['ls'], check=True))

proxy = sys.modules['pyodide.ffi'].JsProxy
names = ['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource', 'indexedDB', 'caches', 'importScripts', 'Worker',
    'BroadcastChannel', 'MessageChannel', 'postMessage', 'navigator', 'location', 'eval', 'setInterval',
    'document', 'window', 'localStorage', 'self', 'Request', 'WebTransport', 'RTCPeerConnection', 'FontFace']
for each in gc.get_objects():
    if not isinstance(each, proxy): continue
    tries('constructor', lambda: each.constructor.constructor('return 1')())
    for name in names:
        tries('proxy ' + name, lambda: getattr(each, name)())

raise RuntimeError('reached ' + json.dumps(reached))
`;

export const triedLanguages: Readonly<Record<CodeLanguage, TriedLanguage>> = {
  javascript: {
    title: 'JavaScript',
    waiting: [],
    isCompiled: false,
    solver: { source: ours('scan-blanks.js'), put: 'board[row][col] = digit;' },
    unreadable: { source: 'let a = 1;\nlet b = ;\n', said: 'Unexpected token' },
    endless: `${readInJavaScript}while (true) for (let digit = 1; digit < 10; digit++) board[0][0] = digit;\n`,
    reaching: { source: reachingInJavaScript, said: 'Error: found [[],[]]' },
  },
  cpp: {
    title: 'C++',
    size: '25.4 MB',
    waiting: ['compiler-worker'],
    isCompiled: true,
    solver: { source: ours('scan-blanks.cpp'), put: 'board[row][col] = digit;' },
    unreadable: {
      source: 'int main() {\n  int n = 1\n  return n;\n}\n',
      said: "expected ';' at end of declaration",
    },
    endless: `${readInCpp}  for (volatile int turn = 0;; turn = turn + 1)
    for (int digit = 1; digit <= 9; digit++) board[0][0] = digit;
}
`,
    stuck: `${readInCpp}  board[0][0] = 1;\n  for (volatile int turn = 0;;) turn = 1;\n}\n`,
    reaching: {
      source: learners('cpp/reaches-out.cpp'),
      said: 'Line 1 is not in the form that the problem asks for.',
    },
  },
  python: {
    title: 'Python',
    size: '7.4 MB',
    waiting: [],
    isCompiled: false,
    solver: { source: ours('scan-blanks.py'), put: 'board[row][col] = digit' },
    unreadable: {
      source: 'board = []\nfor row in board\n    print(row)\n',
      said: "expected ':'",
    },
    endless: `${readInPython}while True:
    for digit in range(1, 10):
        board[0][0] = digit
`,
    excessive: {
      output: 'while True:\n    print("1 2 3 4 5 6 7 8 9")\n',
      memory: learners('python/memory-hog.py'),
      stack: learners('python/fills-the-stack.py'),
    },
    reaching: { source: reachingInPython, said: 'RuntimeError: reached []' },
  },
};
