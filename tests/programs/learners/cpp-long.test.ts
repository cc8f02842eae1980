// `long` and `size_t` have 64 bits, as in g++ on x86-64, whatever is done with them, and messages are about the program as typed.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { compiledProgram, patience, runHere, theCompiler } from './cpp-chain';

const head = '#include <bits/stdc++.h>\nusing namespace std;\n';

function nativeOutput(source: string, input: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'retrace-long-'));
  writeFileSync(join(folder, 'main.cpp'), source);
  execFileSync('g++', ['-std=gnu++17', '-O1', '-w', '-o', 'main', 'main.cpp'], { cwd: folder });
  return spawnSync(join(folder, 'main'), { input, encoding: 'utf8' }).stdout;
}

const everyUse = `${head}typedef unsigned long mask;
#define BIT(n) (1UL << (n))
struct Cell { long value; size_t seen; };
long twice(long value) { return 2 * value; }
template <class T> T most(T a, T b) { return a < b ? b : a; }
int main() {
    long a = 1L << 40, b = LONG_MAX, c = LONG_MIN;
    mask m = BIT(63) | 0x1ul;
    long int d = 3000000000L; unsigned long int e = ULONG_MAX; long unsigned g = 0xFFFFFFFFFFUL;
    const long h = a; volatile long k = -a; long double wide = 1.5L;
    printf("%ld %li %lu %lx %5d|%-14ld|%+ld %zu %c%s\\n", a, b, m, m, 7, d, c, sizeof(long), 'x', "yz");
    printf("%d %.3f %Lf %lu %zu %%\\n", (int)h, 2.5, wide, vector<int>(3).size(), string("ab").size());
    printf("%*d|%08lX|%hhd|%u|%lld\\n", 6, 42, g, 300, -1, (long long)k);
    long x = 0, y = 0; int small = 0; unsigned long u = 0; char word[9], sign; double real = 0;
    int read = scanf("%ld %d %lu %8s %c %lf", &x, &small, &u, word, &sign, &real);
    cin >> y;
    char text[80];
    sprintf(text, "%ld:%d", x + y, small);
    sscanf("9876543210 5", "%ld %d", &y, &small);
    cout << read << ' ' << text << ' ' << u << word << sign << real << ' ' << y << small << '\\n';
    cout << stol("9876543210") << ' ' << stoul("9876543210") << ' ' << strtol("9876543210", nullptr, 10) << ' ' << atol("-9876543210") << '\\n';
    bitset<64> bits; bits.set(50); bits.set(3);
    cout << bits.to_ulong() << ' ' << __builtin_popcountl(m) << __builtin_ctzl(a) << __builtin_clzl(a) << ' ' << __lg(a) << '\\n';
    unordered_map<long, int> known; known[a] = 5; known[a << 1] = 6; known[0] = 7;
    set<unsigned long> all{BIT(33), BIT(1)};
    cout << known.size() << known[1L << 40] << *all.rbegin() << ' ' << abs(c + 1) << ' ' << labs(-a) << ' ' << twice(a) << '\\n';
    cout << numeric_limits<long>::max() << numeric_limits<size_t>::digits << sizeof(Cell) << ' ' << most(a, 5L) << max(a, 0L) << min<long>(a, 3) << '\\n';
    size_t s = (size_t)1 << 40; vector<size_t> sizes{s, 9};
    cout << s << ' ' << max(s, sizes.size()) << min(sizes.size(), s) << ' ' << accumulate(sizes.begin(), sizes.end(), 0UL) << '\\n';
    long best = max(a, static_cast<long>(sizes.end() - sizes.begin()));
    int64_t exact = a; uint64_t positive = m;
    printf("%ld %lu %ld\\n", exact, positive, max(exact, best));
    std::size_t at = 0; std::printf("%zu %ld\\n", at, (long)(s >> 3));
    for (unsigned long rest = m; rest; rest &= rest - 1) cout << __builtin_ctzl(rest) << ' ';
    string hay = "abc"; size_t where = hay.find('z');
    cout << (where == string::npos) << (where > 5) << '\\n';
}
`;

it(
  'every use of them prints what it prints in g++',
  async () => {
    const input = '1234567890123 -4 18446744073709551615 word + 2.5 -7000000000';
    const { output, faults } = await runHere(await compiledProgram(everyUse), { input });
    expect(output).toBe(nativeOutput(everyUse, input));
    expect(faults).toEqual([]);
  },
  patience,
);

it.each([
  [
    'functions for long, long long and int',
    `${head}int f(int) { return 1; }
long f(long n) { return n >> 33; }
long long f(long long n) { return n >> 33; }
template <class T> struct Of { static int is() { return 0; } };
template <> struct Of<long> { static int is() { return 1; } };
template <> struct Of<long long> { static int is() { return 1; } };
int main() { long a = 1L << 40; cout << f(a) << f(3) << f(1LL << 41) << Of<long>::is(); }`,
  ],
  [
    'a size that a template deduces',
    `${head}template <size_t N> int sum(const array<int, N>& all) { return accumulate(all.begin(), all.end(), 0); }
int main() { array<int, 3> a{1, 2, 3}; size_t at; long b = 1L << 35; cout << sum(a) << stoi("12x", &at) << at << b; }`,
  ],
  [
    'an operator new of its own',
    `${head}struct Cell { int v; void* operator new(size_t n) { return malloc(n); } };
int main() { long a = 5L << 33; cout << (new Cell{3})->v << a; }`,
  ],
  [
    'a word for long long',
    `#include <cstdio>
#define int long
#define ll long long
signed main() { int a = 1L << 40; ll b = a; printf("%ld %lld\\n", a, b); }`,
  ],
  [
    'the formats alone',
    `#include <cstdio>
long long a = 1234567890123; int b = 5;
int main() { scanf("%ld", &a); printf("%ld %d %s\\n", a, b, "end"); }`,
  ],
])(
  '%s are as in g++',
  async (_, source) => {
    const { output } = await runHere(await compiledProgram(source), { input: '77777777777' });
    expect(output).toBe(nativeOutput(source, '77777777777'));
  },
  patience,
);

it(
  'what g++ refuses, since long is not long long, is refused at its place',
  async () => {
    const line = '    long a = 5; a += 1L; cout << max(a, 3LL);';
    const source = `${head}int main() {\n${line}\n}\n`;
    const { kind, diagnostics } = await (await theCompiler()).compile(source);
    expect(kind).toBe('compile-error');
    const place = { line: 4, column: line.indexOf('max') + 1 };
    expect(diagnostics[0]).toMatchObject({ ...place, severity: 'error' });
  },
  patience,
);

it(
  'messages name the types and columns of the program as typed',
  async () => {
    const line =
      '    long a = 1L; long int b = 2L; size_t n = 3; int* p; if (a = b) return undeclared;';
    const source = `#include <cstdio>\nint main() {\n${line}\n}\n`;
    const { diagnostics } = await (await theCompiler()).compile(source);
    const error = diagnostics.find(({ severity }) => severity === 'error');
    expect(error).toMatchObject({ line: 3, column: line.indexOf('undeclared') + 1 });
    const warned = `#include <cstdio>\nint main() {\n    long a = 1L; printf("%d", a); printf("%ld %zu", a, sizeof a);\n}\n`;
    const said = await (await theCompiler()).compile(warned);
    expect(said.diagnostics).toMatchObject([
      { line: 3, text: "format specifies type 'int' but the argument has type 'long'" },
    ]);
    expect(said.diagnostics[0]?.column).toBe(`    long a = 1L; printf("%d", `.length + 1);
  },
  patience,
);

const puzzle = '530070000600195000098000060800060003400803001700020006060000280000419005000080079';
const search = (type: string) => `#include <cstdio>
${type} board[9][9], rows[9];
const ${type} far = (${type})1 << 40;
bool may(int r, int c, ${type} d) {
    for (int i = 0; i < 9; i++)
        if (board[i][c] == d || board[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] == d) return false;
    return !(rows[r] & far << d);
}
bool solve(int n, ${type} depth) {
    if (n == 81) return true;
    int r = n / 9, c = n % 9;
    if (board[r][c]) return solve(n + 1, depth);
    for (${type} d = 1; d <= 9; d++) {
        if (!may(r, c, d)) continue;
        board[r][c] = d, rows[r] |= far << d;
        if (solve(n + 1, depth + far)) return true;
        board[r][c] = 0, rows[r] &= ~(far << d);
    }
    return false;
}
int main() {
    for (int i = 0; i < 81; i++) {
        scanf("%ld", &board[i / 9][i % 9]);
        rows[i / 9] |= far << board[i / 9][i % 9];
    }
    solve(0, far);
    for (int i = 0; i < 81; i++) printf(i % 9 == 8 ? "%ld\\n" : "%ld ", board[i / 9][i % 9]);
}
`;

it(
  'a board of them is filmed step by step, and their values are shown',
  async () => {
    const input = puzzle.split('').join(' ');
    const source = search('long');
    const filmed = await runHere(await compiledProgram(source), { input, film: puzzle });
    expect(filmed.output).toBe(nativeOutput(source, input));
    expect(filmed.recording).toMatch(/^placement r1c3 1 line 15/m);
    expect(filmed.film?.steps).toBeGreaterThan(80);
    const told = await runHere(await compiledProgram(source, true), {
      ...{ input, film: puzzle, framesAt: 3 },
    });
    const { arguments: given = [] } = told.frames?.findLast(({ name }) => name === 'solve') ?? {};
    expect(given.find(({ name }) => name === 'depth')?.value).toBe(String(3n * 2n ** 40n));
  },
  patience,
);
