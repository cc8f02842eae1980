// The page recognises the language of a program by its content: for every program of ours and of the learners.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { ProgramLanguage } from '../../../../web/core/program-languages';
import { recognised } from '../../../../web/element/code/recognised';

const folders = [
  'cpp/programs',
  ...['cpp', 'java', 'python', 'javascript'].map((each) => `tests/programs/learners/${each}`),
];
const endings: Readonly<Record<string, ProgramLanguage>> = {
  cpp: 'cpp',
  py: 'python',
  java: 'java',
  js: 'javascript',
};
const files = folders.flatMap((folder) =>
  readdirSync(folder).flatMap((file) => {
    const language = endings[file.split('.').at(-1) ?? ''];
    return language ? [{ path: join(folder, file), language }] : [];
  }),
);

it('is found in every program that is here', () => {
  expect(files.length).toBeGreaterThan(100);
  const mistaken = files
    .map(({ path, language }) => [path, language, recognised(readFileSync(path, 'utf8'))])
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

it('is not made up where nothing tells it', () => {
  expect(recognised('')).toBeUndefined();
  expect(recognised('0 3 5 4 6 9 2 7 8')).toBeUndefined();
  expect(recognised('This is a text about sudoku.')).toBeUndefined();
});
