// Arrays that hold one and the same row many times, by a program's text: what is written into one row stands in all of them.
import type { ProgramLanguage } from '../../program-languages';
import type { Spot } from './cause';
import type { ProgramText } from './program-text';
import { elementsIn } from './tokens';

/** `[[0] * 9] * 9`, `Array(9).fill(Array(9).fill(0))`, `Arrays.fill(board, new int[9])`; the name is the first group. */
const made: Readonly<Record<ProgramLanguage, RegExp | undefined>> = {
  cpp: undefined,
  python: /\b(\w+)\s*=\s*\[\s*\[[^[\]]*\]\s*\*\s*\w+\s*\]\s*\*/,
  java: /\bArrays\.fill\s*\(\s*(\w+)\s*,\s*new\s+\w+\s*\[/,
  javascript:
    /\b(\w+)\s*=\s*(?:new\s+)?Array\s*\([^()]*\)\s*\.fill\s*\(\s*(?:new\s+Array|Array|\[)/,
};

/** How each language makes rows of their own, where the program's own row is not known. */
const rowsApart: Readonly<Record<ProgramLanguage, string>> = {
  cpp: 'vector<vector<int>>(9, vector<int>(9))',
  python: '[[0] * 9 for _ in range(9)]',
  java: 'new int[9][9]',
  javascript: 'Array.from({ length: 9 }, () => Array(9).fill(0))',
};
const rowsOfPython = /=\s*\[\s*(\[[^[\]]*\]\s*\*\s*\w+)\s*\]\s*\*\s*(\w+)/;

/** The same array with rows of their own. */
function apart(line: string, language: ProgramLanguage): string {
  const [, row, count] = language === 'python' ? (rowsOfPython.exec(line) ?? []) : [];
  return row === undefined || count === undefined
    ? rowsApart[language]
    : `[${row} for _ in range(${count})]`;
}

/** The first such array whose elements are written, and whose rows are not replaced by others. */
export function sharedRow(text: ProgramText): { array: string; spot: Spot } | undefined {
  const pattern = made[text.language];
  if (!pattern) return undefined;
  for (const [index, line] of text.lines.entries()) {
    const [found, array] = pattern.exec(line) ?? [];
    if (found === undefined || array === undefined) continue;
    const depths = writesTo(array, text);
    if (depths.includes(2) && !depths.includes(1)) {
      const spot = { line: index + 1, text: text.shown(index + 1) };
      return { array, spot: { ...spot, better: apart(text.written[index] ?? '', text.language) } };
    }
  }
  return undefined;
}

/** How many indexes stand in each write to an array. */
const writesTo = (array: string, text: ProgramText): number[] =>
  text.lines.flatMap((_, index) => {
    const tokens = text.tokensOn(index + 1);
    return elementsIn(tokens)
      .filter(({ name, to }) => name === array && tokens[to]?.text === '=')
      .map(({ indexes }) => indexes.length);
  });
