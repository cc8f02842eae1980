// Programs for other problems on backtracking are told from wrong programs for a Sudoku.
import { expect, it } from 'vitest';
import { otherProblemIn } from '../../../../web/core/code/cause/other-problem';
import { ProgramText } from '../../../../web/core/code/cause/program-text';
import { programLanguages, type ProgramLanguage } from '../../../../web/core/program-languages';
import { wrongPrograms } from '../../../programs/causes/wrong-programs';

const others: readonly (readonly [string, ProgramLanguage, string])[] = [
  [
    '9663',
    'cpp',
    `#include <cstdio>
#include <cstdlib>
int n, c, p[15];
void f(int r) {
  if (r == n) { c++; return; }
  for (int i = 0; i < n; i++) {
    bool ok = true;
    for (int j = 0; j < r; j++) if (p[j] == i || abs(p[j] - i) == r - j) ok = false;
    if (ok) { p[r] = i; f(r + 1); }
  }
}
int main() { scanf("%d", &n); f(0); printf("%d", c); }`,
  ],
  [
    '9663',
    'python',
    `n = int(input())
a, b, c = [0] * n, [0] * 2 * n, [0] * 2 * n
def f(i):
    if i == n: return 1
    s = 0
    for j in range(n):
        if not (a[j] or b[i + j] or c[i - j + n]):
            a[j] = b[i + j] = c[i - j + n] = 1
            s += f(i + 1)
            a[j] = b[i + j] = c[i - j + n] = 0
    return s
print(f(0))`,
  ],
  [
    '15649',
    'java',
    `import java.util.*;
public class Main {
  static int n, m; static int[] arr = new int[10]; static boolean[] used = new boolean[9];
  static void dfs(int d) {
    if (d == m) { for (int i = 0; i < m; i++) System.out.print(arr[i] + " "); System.out.println(); return; }
    for (int i = 1; i <= n; i++) if (!used[i]) { used[i] = true; arr[d] = i; dfs(d + 1); used[i] = false; }
  }
  public static void main(String[] a) { Scanner s = new Scanner(System.in); n = s.nextInt(); m = s.nextInt(); dfs(0); }
}`,
  ],
  [
    '1987',
    'javascript',
    `const [head, ...board] = require('fs').readFileSync(0, 'utf8').split('\\n');
const [r, c] = head.split(' ').map(Number); const seen = new Set(); let best = 0; // alphabet
const go = (y, x, k) => { const ch = board[y]?.[x]; if (!ch || seen.has(ch)) return; best = Math.max(best, k);
  seen.add(ch); go(y + 1, x, k + 1); go(y - 1, x, k + 1); go(y, x + 1, k + 1); go(y, x - 1, k + 1); seen.delete(ch); };
go(0, 0, 1); console.log(best);`,
  ],
  [
    '6603',
    'python',
    `def lotto(i, chosen):
    if len(chosen) == 6:
        print(*chosen)
        return
    for j in range(i, k):
        lotto(j + 1, chosen + [s[j]])
while True:
    k, *s = map(int, input().split())
    if k == 0: break
    lotto(0, [])
    print()`,
  ],
  [
    '1182',
    'cpp',
    `#include <iostream>
using namespace std;
int n, s, a[20], cnt;
void f(int i, int sum) { if (i == n) { if (sum == s) cnt++; return; } f(i + 1, sum); f(i + 1, sum + a[i]); }
int main() { cin >> n >> s; for (int i = 0; i < n; i++) cin >> a[i]; f(0, 0); if (s == 0) cnt--; cout << cnt; }`,
  ],
  [
    '14889',
    'cpp',
    `#include <bits/stdc++.h>
using namespace std;
int n, a[20][20], best = 1e9; bool t[20];
void f(int i, int k) {
  if (k == n / 2) { int x = 0, y = 0; for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) { if (t[i] && t[j]) x += a[i][j]; if (!t[i] && !t[j]) y += a[i][j]; } best = min(best, abs(x - y)); return; }
  for (; i < n; i++) { t[i] = true; f(i + 1, k + 1); t[i] = false; }
}
int main() { cin >> n; for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) cin >> a[i][j]; f(0, 0); cout << best; }`,
  ],
];

it.each(others)('a program for %s in %s is told by its text', (like, language, source) => {
  expect(otherProblemIn(new ProgramText(source, language))).toEqual({ like });
});

it('one that looks like none of them is no Sudoku all the same', () => {
  const sum = new ProgramText('a, b = map(int, input().split())\nprint(a + b)', 'python');
  expect(otherProblemIn(sum)).toEqual({ like: undefined });
});

it.each(programLanguages)(
  'no wrong program for a Sudoku in %s is taken for another',
  (language) => {
    const taken = wrongPrograms(language).filter(({ source }) =>
      otherProblemIn(new ProgramText(source, language)),
    );
    expect(taken.map(({ name }) => name)).toEqual([]);
  },
);
