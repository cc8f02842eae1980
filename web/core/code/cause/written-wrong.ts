// A search that writes wrongly by its text: into another cell than it asks about, or no blank where it goes back.
import type { PackedStep } from '../packed-film';
import type { Cause, Spot } from './cause';
import { span, type ProgramText } from './program-text';
import { elementsIn, isNumber, joined, type Token } from './tokens';
import { callBehind, digitLoop, spotOn, targetElement, targetOn } from './where';

/** The write to `board[c][r]` of a function that asks about `board[r][c]` alone. */
export function exchangedWrite(text: ProgramText, line: number): Spot | undefined {
  const target = targetElement(text, line);
  const around = text.functionAt(line);
  const [first, second, more] = target?.indexes.map(joined) ?? [];
  if (!target || !around || second === undefined || more !== undefined || first === second)
    return undefined;
  const asked = span(around.line, around.lastLine).flatMap((at) => {
    const tokens = text.tokensOn(at);
    return elementsIn(tokens)
      .filter(({ name, to }) => name === target.name && tokens[to]?.text !== '=')
      .map(({ indexes }) => indexes.map(joined).join());
  });
  if (!asked.includes(`${second},${first}`) || asked.includes(`${first},${second}`))
    return undefined;
  const better = `${target.name}[${second}][${first}]`;
  return { line, text: targetOn(text, line) ?? '', better };
}

/** The line that sets the cell back to a number other than 0, which no line of the program takes for a blank. */
export function otherBlank(
  text: ProgramText,
  line: number,
): { value: string; target: string; spot: Spot } | undefined {
  const target = targetOn(text, line);
  const around = text.functionAt(line);
  if (target === undefined || !around) return undefined;
  for (const at of span(around.line, around.lastLine)) {
    if (at === line || targetOn(text, at) !== target) continue;
    const value = numberIn(text.tokensOn(at));
    if (value === undefined || value === '0' || isAskedFor(value, text)) continue;
    return { value, target, spot: { line: at, text: text.shown(at) } };
  }
  return undefined;
}

/** The number that is assigned, with its sign; undefined for anything else. */
function numberIn(tokens: readonly Token[]): string | undefined {
  const value = tokens.slice(tokens.findIndex(({ text }) => text === '=') + 1);
  const end = value.findIndex(({ text }) => text === ';');
  const word = joined(end < 0 ? value : value.slice(0, end));
  return /^-?\d+$/.test(word) ? word : undefined;
}

const comparing = new Set(['==', '===', '!=', '!==', '<', '>', '<=', '>=', 'is']);

/** Whether a comparison has the number, or is one by which a negative number counts as a blank. */
const isAskedFor = (value: string, text: ProgramText): boolean =>
  text.lines.some((_, index) => {
    const tokens = text.tokensOn(index + 1);
    return tokens.some(({ text: sign }, at) => {
      if (!comparing.has(sign)) return false;
      const behind = joined(tokens.slice(at + 1, at + 3));
      const isOrder = /^[<>]/.test(sign) && value.startsWith('-') && behind.startsWith('0');
      return (
        isOrder || behind.startsWith(value) || (isNumber(value) && tokens[at - 1]?.text === value)
      );
    });
  });

/** Whether a digit may be looked at once it is on the board: another function is asked, or an element, before it is taken back. */
export function looksBehind(text: ProgramText, line: number): boolean {
  const around = text.functionAt(line);
  const target = targetOn(text, line);
  if (!around || target === undefined) return true;
  const others = new Set(text.functions.map(({ name }) => name));
  others.delete(around.name);
  for (const at of span(line + 1, around.lastLine)) {
    if (targetOn(text, at) === target) return false;
    const tokens = text.tokensOn(at);
    const isCalled = tokens.some(
      (token, index) => others.has(token.text) && tokens[index + 1]?.text === '(',
    );
    const isAsked = tokens.some((token) => token.text === 'if' || token.text === 'while');
    if (isCalled || (isAsked && elementsIn(tokens).length > 0)) return true;
  }
  return false;
}

/** The `break` by which the loop over the digits ends where one is refused: in front of the line that writes, or in an `else`. */
export function breakingOff(text: ProgramText, line: number): Spot | undefined {
  const loop = digitLoop(text, line);
  const around = text.functionAt(line);
  if (!loop || !around) return undefined;
  const at = span(loop.line + 1, around.lastLine).find((each) => {
    const words = text.tokensOn(each).map((token) => token.text);
    const before = text.tokensOn(each - 1).map((token) => token.text);
    const isOfElse = words.includes('else') || (before.includes('else') && words[0] === 'break');
    const innermost = text.loops.findLast((other) => other.line <= each);
    return words.includes('break') && innermost === loop && (each < line || isOfElse);
  });
  return at === undefined ? undefined : { line: at, text: text.shown(at) };
}

/** Every digit is taken back in the very next step, on a line before the call by which the search goes on. */
export function takenTooSoon(
  steps: readonly PackedStep[],
  line: number,
  text: ProgramText,
): Cause | undefined {
  const call = callBehind(text, line);
  const put = steps.flatMap((step, at) => (step.digit !== 0 && step.line === line ? [at] : []));
  const [first] = put;
  const back = first === undefined ? undefined : steps[first + 1];
  const step = first === undefined ? undefined : steps[first];
  if (!call || !step || back?.digit !== 0) return undefined;
  if (back.line <= line || back.line >= call.line) return undefined;
  const isAlways = put.every((at) => {
    const next = steps[at + 1];
    return !next || (next.digit === 0 && next.cell === steps[at]?.cell && next.line === back.line);
  });
  if (!isAlways || first === undefined) return undefined;
  const spot = spotOn(text, back.line);
  return {
    kind: 'too-soon',
    step: first + 1,
    cell: step.cell,
    digit: step.digit,
    ...(spot && { spot }),
  };
}

/** The sets of digits as numbers: from bit 1, and from bit 0. */
const masks = /\b(?:\d{3,4}|0[xX][\da-fA-F]{3}|0[bB][01]{9,10})\b/;
/** Whether digits are counted as bits. */
export const hasMasks = (text: ProgramText): boolean =>
  text.lines.some((line) => /\b1(?:[uU]?[lL]{0,2}) ?<</.test(line));

/** A number that stands for a set of digits, without these. */
export function maskSpot(text: ProgramText, digits: readonly number[]): Spot | undefined {
  for (const [index, line] of text.lines.entries()) {
    const [found] = masks.exec(line) ?? [];
    if (found === undefined || !/[&|^~]/.test(line)) continue;
    const value = Number(found);
    if (value < 1024 && digits.some((digit) => ((value >> digit) & 1) === 0))
      return { line: index + 1, text: found };
  }
  return undefined;
}
