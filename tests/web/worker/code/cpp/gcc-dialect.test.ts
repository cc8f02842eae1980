// The forms that GCC takes and clang refuses are written anew within their line, as clang's messages ask for it.
import { expect, it } from 'vitest';
import { asClangTakes } from '../../../../../web/worker/code/cpp/compile/gcc-dialect';

const typeless = 'a type specifier is required for all declarations';
const lengthless = 'variable-sized object may not be initialized';
const told = (line: number, text: string) =>
  ({ line, column: 1, severity: 'error', text }) as const;

it.each([
  ['main() {', 'int main() {'],
  ['main(void)', 'int main(void)'],
  ['  main ( int argc, char** argv ) {', '  int main ( int argc, char** argv ) {'],
])('%s gets its type', (line, written) => {
  expect(asClangTakes(`int a;\n${line}\n}`, [told(2, typeless)])).toBe(`int a;\n${written}\n}`);
});

it.each(['f(int x) { return x; }', 'const N = 9;', 'domain(3);'])(
  '%s, which GCC refuses, stays',
  (line) => {
    expect(asClangTakes(line, [told(1, typeless)])).toBe(line);
  },
);

const zeros = (name: string, first = `${name}[0]`) =>
  `if (__is_trivially_copyable(__typeof__(${first}))) __builtin_memset((void*)${name}, 0, sizeof(${name}));`;

it.each([
  ['int a[n] = {0};', `int a[n]; ${zeros('a')}`],
  ['bool used[n + 1] = {false, };', `bool used[n + 1]; ${zeros('used')}`],
  [
    'int a[n][m] = {{0}}, b[k[0]]{};',
    `int a[n][m], b[k[0]]; ${zeros('a', 'a[0][0]')} ${zeros('b')}`,
  ],
  ['int a[n] = {1, f(2)}; g();', `int a[n]; ${zeros('a')} a[0] = 1; a[1] = f(2); g();`],
])('%s is filled behind', (line, written) => {
  expect(asClangTakes(line, [told(1, lengthless)])).toBe(written);
});

it.each(['int a[n][2] = {{1, 2}};', 'char a[n] = "abc";'])('%s stays as it is', (line) => {
  expect(asClangTakes(line, [told(1, lengthless)])).toBe(line);
});
