// The lengths of the arrays and lists of a program, as far as they are declared with numbers.
import type { ProgramText } from './program-text';
import { elementsIn, isNumber, type Token } from './tokens';

/** The lengths of an array as it is declared, the outermost first; empty where they are not known. */
export function sizesOf(name: string, text: ProgramText): number[] {
  for (let line = 1; line <= text.lines.length; line++) {
    const tokens = text.tokensOn(line);
    const sizes =
      text.language === 'python' || text.language === 'javascript'
        ? listed(name, tokens)
        : declared(name, tokens, text);
    if (sizes.length > 0) return sizes;
  }
  return [];
}

/** `bool row[9][10]`, `row = new boolean[9][10]` */
function declared(name: string, tokens: readonly Token[], text: ProgramText): number[] {
  const element = elementsIn(tokens).find(
    ({ name: each, from }) =>
      each === name || (tokens[from - 1]?.text === 'new' && tokens[from - 3]?.text === name),
  );
  const sizes = element?.indexes.map((index) => text.valueOf(index)) ?? [];
  return sizes.every((size) => size !== undefined) ? sizes : [];
}

/** `row = [[False] * 10 for _ in range(9)]`, `row = Array.from({ length: 9 }, () => Array(10).fill(false))` */
function listed(name: string, tokens: readonly Token[]): number[] {
  const at = tokens.findIndex(
    ({ text }, index) => text === name && tokens[index + 1]?.text === '=',
  );
  if (at < 0) return [];
  const value = tokens.slice(at + 2);
  const inner: number[] = [];
  const outer: number[] = [];
  for (const [index, { text }] of value.entries()) {
    const next = value[index + 1]?.text;
    const isCall = next === '(' || next === ':';
    const count = isCall ? value[index + 2]?.text : next;
    if (!isNumber(count)) continue;
    if (text === '*' && value[index - 1]?.text === ']') inner.push(Number(count));
    else if (text === 'range' || text === 'length') outer.push(Number(count));
    else if (text === 'Array') (outer.length === 0 ? outer : inner).push(Number(count));
  }
  return [...outer, ...inner];
}
