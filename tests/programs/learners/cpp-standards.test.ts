// A program in C++ is compiled in the newest standard that takes it, and as GCC would take it.
import { expect, it } from 'vitest';
import { compiledProgram, patience, runHere, theCompiler } from './cpp-chain';

const compile = async (source: string) => (await theCompiler()).compile(source);
const withStd = '#include <iostream>\nusing namespace std;\n';

it(
  'a global name that C++17 added to std is compiled in C++14, and told with its line',
  async () => {
    const { kind, diagnostics } = await compile(
      `${withStd}int data[9][9], size;\nint main() {\n  size = 9;\n  cout << data[0][0] + size;\n}\n`,
    );
    expect(kind).toBe('compiled');
    const [told] = diagnostics.filter(({ standard }) => standard !== undefined);
    expect(told).toMatchObject({ standard: 'C++14', clash: 'size', line: 5, severity: 'warning' });
  },
  patience,
);

it(
  'a name that no header of the program brings in GCC stays the program’s own',
  async () => {
    const { kind, diagnostics } = await compile(
      `${withStd}int board[9][9], count; // count\nint main() {\n  count++;\n  string s = "count";\n  cout << s.find("c") << count << board[0][0];\n}\n`,
    );
    expect(kind).toBe('compiled');
    expect(diagnostics).toEqual([]);
  },
  patience,
);

it(
  'what C++17 took away and GCC still takes compiles without a word',
  async () => {
    const { kind, diagnostics } = await compile(
      `#include <algorithm>\n#include <functional>\n#include <memory>\n#include <vector>\nint main() {\n  register int i = 0;\n  std::vector<int> v(9, i);\n  std::random_shuffle(v.begin(), v.end());\n  std::auto_ptr<int> p(new int(3));\n  double d = i;\n  int narrow[] = {d};\n  return (int)std::count_if(v.begin(), v.end(), std::bind2nd(std::greater<int>(), *p)) + narrow[0];\n}\n`,
    );
    expect(kind).toBe('compiled');
    expect(diagnostics.filter(({ standard }) => standard !== undefined)).toEqual([]);
  },
  patience,
);

it(
  'what GCC has beside the standard is there, and main gets its type',
  async () => {
    const program = await compiledProgram(`#include <bits/extc++.h>
using namespace std;
using namespace __gnu_pbds;
tree<int, null_type, less<int>, rb_tree_tag, tree_order_statistics_node_update> seen;
main() {
  int n;
  cin >> n;
  int a[n] = {1, 2}, b[n][n] = {0};
  for (int each : {5, 1, 3}) seen.insert(each);
  cout << __gcd(12, 18) << __lg(100) << a[0] + a[1] + a[n - 1] << b[1][1];
  cout << seen.order_of_key(4) << *seen.find_by_order(1);
}
`);
    const { output, faults } = await runHere(program, { input: '9' });
    expect([output, faults]).toEqual(['663023', []]);
  },
  patience,
);

it.each([
  ['a sign is missing', 'int main() {\n  int a = 1\n  return a;\n}\n', 'expected'],
  ['a constant does not fit', 'int main() {\n  char a[] = {300};\n  return a[0];\n}\n', '300'],
])(
  'where %s it is refused in every standard',
  async (_, source, text) => {
    const { kind, diagnostics } = await compile(source);
    expect(kind).toBe('compile-error');
    expect(diagnostics.some((each) => each.severity === 'error' && each.text.includes(text))).toBe(
      true,
    );
  },
  patience,
);
