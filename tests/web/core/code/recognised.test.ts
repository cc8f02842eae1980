// The page recognises the language of a program by its content: for every program of ours and of the learners.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { programLanguages, type ProgramLanguage } from '../../../../web/core/program-languages';
import { isWrittenInC, recognised } from '../../../../web/core/code/recognised';
import { attacks } from '../../../attacks/programs.mjs';
import { wrongPrograms } from '../../../programs/causes/wrong-programs';
import { namesIn, sourceOf } from '../../../programs/learners/edits';

const endings: Readonly<Record<string, ProgramLanguage>> = {
  cpp: 'cpp',
  py: 'python',
  java: 'java',
  js: 'javascript',
};
const ours = readdirSync('cpp/programs').flatMap((file) => {
  const language = endings[file.split('.').at(-1) ?? ''];
  return language
    ? [{ file, language, source: readFileSync(join('cpp/programs', file), 'utf8') }]
    : [];
});
const learners = programLanguages.flatMap((language) =>
  namesIn(language).map((file) => ({ file, language, source: sourceOf(language, file) })),
);

const wrong = programLanguages.flatMap((language) =>
  wrongPrograms(language).map(({ name, source }) => ({ file: name, language, source })),
);
const tried = programLanguages.flatMap((language) =>
  attacks[language].map(({ does, source }) => ({ file: does, language, source })),
);

it('is that of no other language for any program that is here, an attack among them', () => {
  const mistaken = [...wrong, ...tried]
    .map(({ file, language, source }) => [file, language, recognised(source) ?? language])
    .filter(([, language, found]) => language !== found);
  expect(mistaken).toEqual([]);
});

it('is found in every program that is here', () => {
  const programs = [...ours, ...learners, ...wrong];
  expect(programs.length).toBeGreaterThan(100);
  const mistaken = programs
    .map(({ file, language, source }) => [file, language, recognised(source)])
    .filter(([, language, found]) => language !== found);
  expect(mistaken).toEqual([]);
});

it.each([
  ['cpp', 'int a[9][9];\nint main() { for (;;); }'],
  ['cpp', '// import java.util.Scanner, rewritten\n#include <stdio.h>\nint main(void){return 0;}'],
  ['python', 'a = [list(map(int, input().split())) for _ in range(9)]\nprint(a)'],
  ['python', '# const let var => function\nimport sys\nfor line in sys.stdin:\n    pass'],
  ['javascript', "const lines = require('fs').readFileSync(0, 'utf8').split('\\n');"],
  ['javascript', "import { readFileSync } from 'node:fs';\nlet x = readFileSync(0);"],
  ['java', 'import java.util.*;\nclass Main { public static void main(String[] a) {} }'],
  ['java', 'public class Main {\n  static int[][] b = new int[9][9];\n}'],
] as const)('is %s in a few lines of it', (language, source) => {
  expect(recognised(source)).toBe(language);
});

it.each([
  [
    'Rust',
    'use std::io;\nfn main() {\n    let mut s = String::new();\n    io::stdin().read_line(&mut s).unwrap();\n}',
  ],
  [
    'Kotlin',
    'import java.util.*\nfun main() {\n    val sc = Scanner(System.`in`)\n    val b = Array(9) { IntArray(9) { sc.nextInt() } }\n}',
  ],
  ['Kotlin', 'fun main() {\n  for (i in 0 until 9) println(readLine()!!.split(" "))\n}'],
  ['Go', 'package main\n\nimport "fmt"\n\nfunc main() {\n\tvar x int\n\tfmt.Scan(&x)\n}'],
  [
    'C#',
    'using System;\nclass Program {\n    static void Main() {\n        var line = Console.ReadLine();\n    }\n}',
  ],
  [
    'Swift',
    'var board: [[Int]] = []\nfor _ in 0..<9 {\n    let row = readLine()!.split(separator: " ").map { Int($0)! }\n    board.append(row)\n}',
  ],
  [
    'Ruby',
    'def ok(r, c, d)\n  return true\nend\nboard = 9.times.map { gets.split.map(&:to_i) }\nputs board',
  ],
])('is told of a program in %s, which does not run here', (name, source) => {
  expect(recognised(source)).toEqual({ foreign: name });
});

const folder = 'tests/programs/foreign';
const foreignNames: Readonly<Record<string, string>> = {
  'sudoku.kt': 'Kotlin',
  'sudoku.cs': 'C#',
  'sudoku.rb': 'Ruby',
  'sudoku.go': 'Go',
  'sudoku.rs': 'Rust',
  'sudoku.swift': 'Swift',
  'sudoku.php': 'PHP',
  'sudoku.pas': 'Pascal',
  'sudoku.scala': 'Scala',
  'sudoku.pl': 'Perl',
  'sudoku.hs': 'Haskell',
  'sudoku.dart': 'Dart',
  'sudoku.ts.text': 'TypeScript',
  'sudoku-2.py': 'Python 2',
  'sudoku.lua': 'Lua',
  'sudoku.ml': 'OCaml',
  'sudoku.jl': 'Julia',
  'sudoku.d': 'D',
  'sudoku.vb': 'Visual Basic',
};

it.each(readdirSync(folder))('is told of a whole program: %s', (file) => {
  const source = readFileSync(join(folder, file), 'utf8');
  expect(recognised(source)).toEqual({ foreign: foreignNames[file] });
});

it('is C where a program has only what C has, and runs as C++', () => {
  const inC =
    '#include <stdio.h>\nint b[9][9];\nint main(void) { scanf("%d", &b[0][0]); return 0; }';
  expect(recognised(inC)).toBe('cpp');
  expect(isWrittenInC(inC)).toBe(true);
  expect(isWrittenInC(`#include <stdbool.h>\n${inC}\nbool done = true;`)).toBe(true);
  expect(isWrittenInC(inC.replace('int b', 'bool u[9];\nint b'))).toBe(false);
  expect(isWrittenInC(`${inC}\n#include <vector>`)).toBe(false);
  expect(isWrittenInC(inC.replace('stdio.h', 'cstdio'))).toBe(false);
  expect(isWrittenInC(`${inC}\nvoid set(int &x) { x = 1; }`)).toBe(false);
});

it('is not made up where nothing tells it', () => {
  expect(recognised('')).toBeUndefined();
  expect(recognised('0 3 5 4 6 9 2 7 8')).toBeUndefined();
  expect(recognised('This is a text about sudoku.')).toBeUndefined();
});
