// The call by which a search asks its check about a digit in a cell, with the values that it passes where its text shows them.
import { columnOf, rowOf } from '../../cell';
import type { ProgramText } from './program-text';
import { callsOf, isNumber, joined, type Token } from './tokens';
import { readingLines } from './reading';
import { digitLoop, targetElement, valueOn } from './where';

interface Asked {
  cell: number;
  digit: number;
}

/** `ok(1, 4, 3)`, or `ok(blanks[n], d)` as it is written where a value cannot be told; undefined where no call is seen. */
export function callOf(
  text: ProgramText,
  { line, name }: { line: number; name: string },
  asked: Asked,
): string | undefined {
  const found = text
    .askingLines(line)
    .flatMap((at) => callsOf(text.tokensOn(at), name).map((call) => ({ ...call, at })))
    .at(-1);
  if (!found) return undefined;
  const known = valuesAt(text, line, asked);
  const given = found.given.map((tokens) => {
    const word = joined(tokens);
    return isNumber(word) && tokens.length === 1 ? word : known.get(word);
  });
  return given.every((each) => each !== undefined)
    ? `${name}(${given.join(', ')})`
    : text.pieceOn(found.at, found.from, found.to);
}

/** The values of the pieces of the line that writes the digit: the board, its indexes, and the digit. */
function valuesAt(text: ProgramText, line: number, { cell, digit }: Asked): Map<string, string> {
  const known = new Map<string, string>();
  const target = targetElement(text, line);
  const value = joined(valueOn(text, line)).replace(/;$/, '');
  const loop = digitLoop(text, line);
  if (loop?.variable === value)
    known.set(value, /['"]/.test(loop.text) ? `'${digit}'` : String(digit));
  if (!target) return known;
  known.set(target.name, target.name);
  const first = firstIndex(text, loop?.line);
  const [one, two, more] = target.indexes;
  if (first === undefined || more || !one) return known;
  if (!two) return known.set(joined(one), String(cell + first));
  const [row, column] = [rowOf(cell), columnOf(cell)];
  known.set(joined(one), String(row + first)).set(joined(two), String(column + first));
  const number = numberOf(one, two);
  if (first === 0 && number !== undefined) known.set(number, String(cell));
  return known;
}

/** The name whose ninth and rest are row and column: `n` of `[n / 9][n % 9]`. */
function numberOf(row: readonly Token[], column: readonly Token[]): string | undefined {
  const [name, sign, nine, more] = column.map(({ text }) => text);
  if (name === undefined || sign !== '%' || nine !== '9' || more !== undefined) return undefined;
  return joined(row).includes(`${name}/`) ? name : undefined;
}

/** From which number rows and columns are counted; undefined where loops count from 1 and nothing is read in them. */
function firstIndex(text: ProgramText, ofDigits: number | undefined): 0 | 1 | undefined {
  const fromOne = text.loops.filter(
    ({ line, first, last }) => line !== ofDigits && first === 1 && last === 9,
  );
  if (fromOne.length === 0) return 0;
  const reading = readingLines(text);
  const isReading = fromOne.some((loop) =>
    reading.some((line) => line >= loop.line && line <= loop.line + 4),
  );
  return isReading ? 1 : undefined;
}
