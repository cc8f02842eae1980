// Types of 32 bits that have 64 in g++ are written anew within their line, and columns of messages are counted back.
import { expect, it } from 'vitest';
import { WideTypes } from '../../../../../web/worker/code/cpp/compile/long-as-gcc';

const all = { sizes: true, but: new Set<number>() };
const wide = (source: string) => new WideTypes(source).wide(all).text;

it.each([
  ['long a; unsigned long int b;', 'long long a; unsigned long long int b;'],
  ['int long const c = 1L << 40;', 'int long long const c = 1LL << 40;'],
  ['x = 0xFFul + 3Lu + 5l;', 'x = 0xFFull + 3LLu + 5ll;'],
  ['#define BIT(n) (1UL << n)', '#define BIT(n) (1ULL << n)'],
  ['std::size_t n = SIZE_MAX;', 'std::retrace_size_t n = ULLONG_MAX;'],
  ['a = LONG_MIN + stol(s) + bits.to_ulong();', 'a = LLONG_MIN + stoll(s) + bits.to_ullong();'],
  ['__builtin_ctzl(m) + labs(a)', '__builtin_ctzll(m) + llabs(a)'],
])('%s', (source, written) => {
  expect(wide(source)).toBe(written);
});

it.each([
  'long long a = 1LL; unsigned long long int b;',
  'long double x = 1.5L + 1e5L + .5L;',
  '// long\nstring s = "long 1L"; /* size_t */',
  'int longest = belong(a1L), my_size_t;',
  'int64_t a; uint64_t b;',
])('%s stays as it is', (source) => {
  expect(wide(source)).toBe(source);
  expect(new WideTypes(source).isNeeded).toBe(false);
});

it('a format alone asks for the header', () => {
  expect(new WideTypes('printf("%5ld", a);').isNeeded).toBe(true);
  expect(new WideTypes('printf("%lld %lf", a, b);').isNeeded).toBe(false);
});

it('a column behind and within what was written anew is that of the program', () => {
  const source = 'long a = 1L, b = c;';
  const written = new WideTypes(source).wide(all);
  const told = (sign: string, at = written.text.indexOf(sign)) =>
    written.asTyped([{ line: 1, column: at + 1, severity: 'error', text: 'x' }])[0]?.column;
  expect(told('c')).toBe(source.indexOf('c') + 1);
  expect(told('1LL')).toBe(source.indexOf('1L') + 1);
  expect(told('', 6)).toBe(1);
});
