// The forms that GCC takes and clang refuses, written as clang takes them: found by its messages, and changed within their line.
import type { Diagnostic } from '../../../../core/code/run';

interface Mend {
  /** The message of clang. */
  on: RegExp;
  written: (line: string) => string;
}

const mends: readonly Mend[] = [
  // `main() {`: GCC gives main the type that it must have.
  {
    on: /type specifier .{0,20}(?:required|for all declarations)/,
    written: (line) => line.replace(/(?<![\w.:>] )(?<![.:>])\bmain(?=\s*\()/, 'int main'),
  },
  { on: /^variable-sized object may not be initialized/, written: filledBehind },
];

/** The program as clang takes it; the same text where it knows none of the messages. */
export function asClangTakes(source: string, messages: readonly Diagnostic[]): string {
  const lines = source.split('\n');
  for (const { line, text } of messages) {
    const mend = mends.find(({ on }) => on.test(text));
    const before = lines[line - 1];
    if (mend && before !== undefined) lines[line - 1] = mend.written(before);
  }
  return lines.join('\n');
}

/** `a[n][n] = {1, 2}`: the name, its lengths and its values. */
const initialised =
  /\b([A-Za-z_]\w*)((?:\s*\[(?:[^;{}=[\]]|\[[^;{}=[\]]{0,20}\]){0,60}\]){1,3})\s*(?:=\s*)?\{([^;]{0,600}?)\}(?=\s*[,;])/g;

/** `int a[n] = {1};` as `int a[n];`, filled behind that: with zeros, and then with the values, where these are of one row. */
function filledBehind(line: string): string {
  const fills: string[] = [];
  let [plain, from] = ['', 0];
  for (const { 0: whole, 1: name = '', 2: lengths = '', 3: values = '', index } of line.matchAll(
    initialised,
  )) {
    const fill = fillOf(name, lengths, values);
    if (fill === undefined) continue;
    plain += `${line.slice(from, index)}${name}${lengths}`;
    from = index + whole.length;
    fills.push(fill);
  }
  const rest = line.slice(from);
  const end = rest.indexOf(';') + 1;
  return [plain + rest.slice(0, end), ...fills].join(' ') + rest.slice(end);
}

/** The statements that fill an array; undefined where its values are rows or texts. */
function fillOf(name: string, lengths: string, values: string): string | undefined {
  const depth = countOf(lengths);
  const given = values.split(',').map((each) => each.trim());
  const isZero = given.every((each) => /^(?:0|false|'\\0')?$/.test(each.replace(/[{}\s]/g, '')));
  if (!isZero && (depth > 1 || /[{}"']/.test(values))) return undefined;
  const first = `${name}${'[0]'.repeat(depth)}`;
  const zeros = `if (__is_trivially_copyable(__typeof__(${first}))) __builtin_memset((void*)${name}, 0, sizeof(${name}));`;
  const put = isZero ? [] : given.filter((each) => each !== '');
  return [zeros, ...put.map((value, index) => `${name}[${index}] = ${value};`)].join(' ');
}

/** How many lengths stand one behind the other: `[n][m[0]]` has two. */
function countOf(lengths: string): number {
  let [count, level] = [0, 0];
  for (const sign of lengths) {
    if (sign === '[' && level++ === 0) count++;
    if (sign === ']') level--;
  }
  return count;
}
