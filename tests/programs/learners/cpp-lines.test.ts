// The line at which a program in C++ fails inside a library: that of its own call, whatever clang has inlined and moved.
import { expect, it } from 'vitest';
import type { CompiledProgram } from '../../../web/worker/code/cpp/cpp-program';
import { compiledProgram, patience, runHere } from './cpp-chain';

const head = '#include <bits/stdc++.h>\nusing namespace std;\n';

/** The input chooses which line fails, each of which is marked by a comment. */
const many = `${head}inline int third(const vector<int>& list, int at) {
    int sum = list.at(0);
    sum += list.at(at); // own
    return sum;
}
struct Grid {
    vector<vector<int>> rows = vector<vector<int>>(9, vector<int>(9));
    int& cell(int row, int column) { return rows.at(row).at(column); } // member
};
int main() {
    int which, at;
    cin >> which >> at;
    vector<int> list{1, 2, 3};
    string text = "12x";
    map<int, int> known{{1, 2}};
    Grid grid;
    int sum = 0;
    if (which == 0) {
        sum += list.at(0);
        sum += list.at(at); // at
        sum += list.at(1);
    }
    if (which == 1) sum += stoi(text.substr(0, 2)) +
        stoi(text.substr(2)); // stoi
    if (which == 2) sum += known.at(1), sum += known.at(at); // map
    if (which == 3) {
        for (char each : text) sum += each;
        sum += text.at(at); // string
        for (char each : text) sum += each;
    }
    if (which == 4) {
        list[1] = sum;
        list[at] = 4; // index
        sum += list[2];
    }
    if (which == 5) sum += third(list, at);
    if (which == 6) {
        auto deeper = [&](int more) {
            sum++;
            return list.at(at + more); // lambda
        };
        sum += deeper(2);
    }
    if (which == 7) {
        grid.cell(1, 1) = 2;
        grid.cell(at, 1) = 3;
    }
    if (which == 8) {
        sum += (int)text.substr(1).size();
        sum += (int)text.substr(at).size(); // substr
    }
    if (which == 9) list.resize(at - 100); // resize
    cout << sum;
}
`;

const tiny = (line: string) => `${head}int main() {
    vector<int> v(3);
    int sum = v[0];
    ${line} // here
    cout << sum << endl;
    return 0;
}
`;

async function lineOf(program: CompiledProgram, input: string): Promise<number | undefined> {
  const { ending, faults } = await runHere(program, { input });
  return ending.kind === 'runtime-error' ? ending.line : faults[0]?.line;
}

const marks = [
  'at',
  'stoi',
  'map',
  'string',
  'index',
  'own',
  'lambda',
  'member',
  'substr',
  'resize',
];
const lineMarked = (source: string, mark: string) =>
  source.split('\n').findIndex((each) => each.endsWith(`// ${mark}`)) + 1;

it('is that of the call which throws, among many', { timeout: patience }, async () => {
  const program = await compiledProgram(many);
  const told: Record<string, number | undefined> = {};
  for (const [which, mark] of marks.entries()) told[mark] = await lineOf(program, `${which} 40`);
  expect(told).toEqual(Object.fromEntries(marks.map((mark) => [mark, lineMarked(many, mark)])));
});

it.each([
  'sum += v.at(7);',
  'sum += stoi(to_string(sum) + "x" == "0x" ? "x" : "1");',
  'v[v.size()] = 4;',
])('is that of the only call of a small main: %s', { timeout: patience }, async (line) => {
  const source = tiny(line);
  expect(await lineOf(await compiledProgram(source), '')).toBe(lineMarked(source, 'here'));
});
