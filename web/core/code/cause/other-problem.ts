// Programs for other problems on backtracking, by their text: they name no nine as a size of a board, whatever is wrong with them.
import type { ProgramText } from './program-text';

/** Problems of Baekjoon that people solve before and after 2580. */
export type OtherProblem = '9663' | '15649' | '6603' | '1987' | '1182' | '14889';

/** Signs in a program's text, the surest first; `words` are looked for in comments and names, too. */
const signs: readonly (readonly [OtherProblem, { words?: RegExp; code?: readonly RegExp[] }])[] = [
  ['9663', { words: /queen|퀸/i }],
  ['6603', { words: /lotto|로또/i }],
  ['1987', { words: /alphabet|알파벳|['"]A['"]/i }],
  ['14889', { code: [/\babs\b/, /\/\s*2\b|>>\s*1\b/, /\[\s*\w+\s*\]\s*\[\s*\w+\s*\]/] }],
  // Diagonals are compared by the distance of columns, or kept by the sums and differences of places.
  ['9663', { code: [/\babs\b|\[\s*\w+\s*\+\s*\w+\s*\]/, /\w\s*-\s*\w/] }],
  ['1182', { code: [/\+\s*\w+\s*\[\s*\w+\s*\]|\bsum\b/i, /==\s*\w|===\s*\w/, /\bs\b/i] }],
  ['15649', { code: [/\bn\b/i, /\bm\b/i] }],
];

/** Sizes, bounds and counts of a board of nine by nine. */
const sudokuNumbers = new Set(['9', '10', '80', '81', '8']);

/** Whether the text has the size of a Sudoku: a bound, a constant or a board, but no list of so many. */
function hasSizes(text: ProgramText): boolean {
  return text.lines.some((_, index) =>
    text.tokensOn(index + 1).some((token, at, tokens) => {
      if (!sudokuNumbers.has(token.text)) return false;
      const isInBrackets = tokens[at - 1]?.text === '[' && tokens[at + 1]?.text === ']';
      const isOfBoard = tokens[at + 2]?.text === '[' || tokens[at - 2]?.text === ']';
      return !isInBrackets || isOfBoard;
    }),
  );
}

/** Undefined for a program that may be one for a Sudoku; `like`: the problem that it looks most like. */
export function otherProblemIn(text: ProgramText): { like: OtherProblem | undefined } | undefined {
  const whole = text.written.join('\n');
  if (/sudoku|스도쿠|2580|2239/i.test(whole) || text.text.trim() === '' || hasSizes(text)) {
    return undefined;
  }
  const found = signs.find(
    ([, { words, code = [] }]) =>
      (words?.test(whole) ?? true) && code.every((sign) => sign.test(text.text)),
  );
  return { like: found?.[0] };
}
