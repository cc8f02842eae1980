// The page reports a fault of a C++ program at its line: each check that the compiler adds, and each end of a program.
// Comments in the programs have the expected reports.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { compiledProgram, patience, runHere, theCompiler } from './cpp-chain';

const sourceOf = (name: string) =>
  readFileSync(new URL(`cpp-checks/${name}.cpp`, import.meta.url), 'utf8');

/** The reports that the comments of a program expect. */
const toldIn = (source: string) =>
  source.split('\n').flatMap((each, index) => {
    const [, kind, text = ''] = /\/\/ \[([a-z-]+)\] ?(.*)$/.exec(each) ?? [];
    return kind === undefined ? [] : [{ kind, line: index + 1, text }];
  });

/** A run that is judged and a run that is filmed. */
const films = [undefined, `${'0'.repeat(80)}1`];

it(
  'a noticed fault is reported at its line, and the program goes on',
  { timeout: patience },
  async () => {
    const source = sourceOf('noticed');
    const program = await compiledProgram(source);
    for (const film of films) {
      const { output, faults } = await runHere(program, { input: '', ...(film && { film }) });
      expect(faults).toEqual(toldIn(source));
      expect(output).toBe('end\n');
    }
  },
);

it('the end of a program is reported at its line', { timeout: patience }, async () => {
  const source = sourceOf('ends');
  const program = await compiledProgram(source);
  const told = toldIn(source);
  const cases = source.split('\n').flatMap((each) => /case (\d+):/.exec(each)?.[1] ?? []);
  const ended = new Set<string>();
  for (const asked of cases) {
    for (const film of films) {
      const { ending, output, faults } = await runHere(program, {
        input: asked,
        ...(film && { film }),
      });
      expect([asked, output, faults]).toEqual([asked, 'begins\n', []]);
      if (ending.kind !== 'runtime-error') throw new Error(`${asked} ends with ${ending.kind}`);
      const { crash = '', line, text } = ending;
      expect(told).toContainEqual({ kind: crash, line, text });
      ended.add(`${crash} ${String(line)}`);
    }
  }
  expect(ended).toEqual(new Set(told.map(({ kind, line }) => `${kind} ${line}`)));
});

const headers = '#include <bits/stdc++.h>\nusing namespace std;\n';
const ran = async (source: string) => runHere(await compiledProgram(source), { input: '5\n' });

it(
  'a file in place of the input is not there, and nothing is read',
  { timeout: patience },
  async () => {
    const { output, faults } = await ran(`${headers}int main() {
  freopen("input.txt", "r", stdin);
  int n = -1;
  scanf("%d", &n);
  cin >> n;
  printf("%d\\n", n);
}`);
    expect(faults).toEqual([{ kind: 'no-file', line: 4, text: 'input.txt' }]);
    expect(output).toBe('-1\n');
  },
);

it('code for other machines is left out, as by the judge', { timeout: patience }, async () => {
  const { output, faults } = await ran(`${headers}int main() {
#ifndef ONLINE_JUDGE
  freopen("input.txt", "r", stdin);
#endif
#ifdef BOJ
  freopen("/dev/stdin", "r", stdin);
#endif
  int n = -1;
  scanf("%d", &n);
  printf("%d\\n", n);
  system("pause");
}`);
  expect([output, faults]).toEqual(['5\n', []]);
});

it('setjmp and longjmp leave a search', { timeout: patience }, async () => {
  const { output, ending } = await ran(`#include <csetjmp>
${headers}jmp_buf out;
void solve(int n) { if (n == 50) longjmp(out, 7); solve(n + 1); }
int main() {
  if (int why = setjmp(out)) printf("%d\\n", why);
  else solve(0);
}`);
  expect([output, ending.kind]).toEqual(['7\n', 'finished']);
});

const refused: [what: string, lines: string[], line: number, note: string | undefined][] = [
  [
    'a function that is nowhere defined',
    ['bool ok(int, int);', 'int main() {', '  return ok(1, 2);', '}'],
    3,
    'undefined',
  ],
  ['a program without main', ['int mian() { return 0; }'], 1, 'no-main'],
  [
    'a header of GCC alone',
    ['#include <iostream>', '#include <ext/rope>', 'int main() {}'],
    2,
    'gcc-only',
  ],
  [
    'templates without an end',
    [
      'template <int N> struct Deep { static const int value = Deep<N + 1>::value; };',
      'int main() { return Deep<0>::value; }',
    ],
    1,
    undefined,
  ],
  [
    'templates that grow',
    [
      'template <class A, class B> struct Pair { Pair<Pair<A, B>, Pair<B, A>> more; };',
      'int main() { Pair<int, char> p; }',
    ],
    1,
    undefined,
  ],
];
it.each(refused)(
  '%s: a compile error at its line',
  { timeout: patience },
  async (_, lines, line, note) => {
    const { kind, diagnostics } = await (await theCompiler()).compile(lines.join('\n'));
    expect(kind).toBe('compile-error');
    const [first] = diagnostics.filter(({ severity }) => severity === 'error');
    expect([first?.line, first?.note]).toEqual([line, note]);
    // The compiler still compiles the next program.
    expect((await (await theCompiler()).compile('int main() {}')).kind).toBe('compiled');
  },
);
