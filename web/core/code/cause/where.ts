// The line of a program that a cause is about, where its text shows one: what the film has shown, found in the words of the program.
import type { Spot } from './cause';
import { span, type Loop, type PlacedFunction, type ProgramText } from './program-text';
import type { Flaw, Part } from './rules-kept';
import { callsOf, elementsIn, isName, joined, thirdsIn, type Third, type Token } from './tokens';

/** A whole line, as it is written; undefined where there is none. */
export const spotOn = (text: ProgramText, line: number | undefined): Spot | undefined =>
  line ? { line, text: text.shown(line) } : undefined;

const linesOf = (text: ProgramText, around: PlacedFunction | undefined): number[] =>
  around ? span(around.line, around.lastLine) : span(1, text.lines.length);

/** The value that a line writes: the tokens behind its last `=`. */
export function valueOn(text: ProgramText, line: number): readonly Token[] {
  const tokens = text.tokensOn(line);
  const at = tokens.findLastIndex((token) => token.text === '=');
  return at < 0 ? tokens : tokens.slice(at + 1);
}

/** The loop over the digits that a line writes: its variable stands in what is written. */
export function digitLoop(text: ProgramText, line: number): Loop | undefined {
  const from = text.functionAt(line)?.line ?? 0;
  const loops = text.loops.filter((each) => each.line <= line && each.line >= from);
  const names = new Set(valueOn(text, line).map((token) => token.text));
  const named = loops.findLast(({ variable }) => names.has(variable));
  return named ?? loops.findLast(({ first, last }) => isDigits(first, last));
}

const isDigits = (first = 0, last = 0) => Math.max(first, last) >= 8 && Math.min(first, last) <= 2;

/** The spot of a loop whose digits are not 1 to 9. */
export function untriedSpot(
  text: ProgramText,
  line: number,
  digits: readonly number[],
): Spot | undefined {
  const loop = digitLoop(text, line);
  if (loop?.first === undefined || loop.last === undefined) return undefined;
  const [low, high] = [Math.min(loop.first, loop.last), Math.max(loop.first, loop.last)];
  if (digits.some((digit) => digit >= low && digit <= high)) return undefined;
  return { line: loop.line, text: loop.text, better: better(text, loop) };
}

/** Whether the loop over the digits has all of these, as far as its bounds are numbers. */
export function loopHas(text: ProgramText, line: number, digits: readonly number[]): boolean {
  const { first, last } = digitLoop(text, line) ?? {};
  if (first === undefined || last === undefined) return false;
  const [low, high] = [Math.min(first, last), Math.max(first, last)];
  return digits.every((digit) => digit >= low && digit <= high);
}

/** The same loop over 1 to 9, as far as it is plain how to write it. */
function better(text: ProgramText, { variable, first = 1, last = 9 }: Loop): string {
  const isDown = first > last;
  if (text.language === 'python') return isDown ? 'range(9, 0, -1)' : 'range(1, 10)';
  return isDown ? `${variable} = 9; ${variable} >= 1` : `${variable} = 1; ${variable} <= 9`;
}

interface PlacedThird extends Third {
  line: number;
  text: string;
}

/** The pieces that divide by three, without those of loops over the cells of a box, and those that number it. */
function thirdsOf(text: ProgramText, lines: readonly number[]): PlacedThird[] {
  return lines.flatMap((line) => {
    const all = thirdsIn(text.tokensOn(line));
    const counted = text.loops
      .filter(
        (each) => each.line <= line && each.line > line - 8 && each.first === 0 && each.last === 8,
      )
      .map(({ variable }) => variable);
    return all
      .filter(
        (third) =>
          third.isCorner || (!counted.includes(third.name) && !isAdded(third, all, text, line)),
      )
      .map((third) => ({ ...third, line, text: text.pieceOn(line, third.from, third.to) }));
  });
}

/** `+ c / 3` behind a corner is the rest of a box's number. */
const isAdded = ({ manner, from }: Third, all: readonly Third[], text: ProgramText, line: number) =>
  manner === 'x/3' &&
  text.tokensOn(line)[from - 1]?.text === '+' &&
  all.some((other) => other.isCorner && other.to === from - 1);

/** A piece that divides by three in another way than box corners are made. */
export function oddCorner(
  text: ProgramText,
  lines: readonly number[],
): (Spot & { manner: string }) | undefined {
  const odd = thirdsOf(text, lines).find(({ isCorner }) => !isCorner);
  return odd && { line: odd.line, text: odd.text, manner: odd.manner };
}

/** The corner that is made of the column for the row, or of the row for the column: all corners have one and the same name. */
export function sameCorner(text: ProgramText, line: number): Spot | undefined {
  const corners = thirdsOf(text, text.checkLines(line)).filter(({ isCorner }) => isCorner);
  const [first, second] = corners;
  if (!first || !second || corners.some(({ name }) => name !== first.name)) return undefined;
  const wrong = namesInCheck(text, line)?.[0] === first.name ? second : first;
  return { line: wrong.line, text: wrong.text };
}

/** The loop of a check that leaves out what a flaw says. */
function loopSpot(
  text: ProgramText,
  lines: readonly number[],
  fits: (loop: Loop) => boolean,
): Spot | undefined {
  const loop = text.loopsIn(lines).find(fits);
  return loop && { line: loop.line, text: loop.text };
}

/** A loop over other than three rows or columns, from a number or from the corner of a box. */
const isOddExtent = ({ first, last, count }: Loop): boolean =>
  (count !== undefined && count !== 3) || (first === 0 && (last === 1 || last === 0 || last === 3));

const isPart: Readonly<Record<Part, (loop: Loop) => boolean>> = {
  'not-last': ({ first, last }) => last === 7 && (first === 0 || first === undefined),
  'not-last-two': ({ last }) => last === 6,
  'not-first': ({ first, last }) => first === 1 && last === 8,
  before: ({ first, last }) => first === 0 && last === undefined,
  behind: ({ first, last }) => first === undefined && last === 8,
  first: () => false,
  last: () => false,
  half: ({ first, last }) => first === 0 && last === 2,
};

/** Where a flaw of the rules stands, for a search that writes on a line. */
export function spotOf(text: ProgramText, flaw: Flaw, line: number): Spot | undefined {
  const lines = text.checkLines(line);
  switch (flaw.kind) {
    case 'untried':
      return untriedSpot(text, line, flaw.digits);
    case 'part': {
      const spot = loopSpot(text, lines, isPart[flaw.part]);
      return spot ?? (flaw.houses.join() === 'box' ? oddCorner(text, lines) : undefined);
    }
    case 'start':
      if (flaw.row === 'other/3*3' || flaw.column === 'other/3*3') return sameCorner(text, line);
      return oddCorner(text, lines) ?? oddCorner(text, span(1, text.lines.length));
    case 'other-cells':
    case 'numbering':
      return oddCorner(text, lines) ?? oddCorner(text, span(1, text.lines.length));
    case 'extent':
      return loopSpot(text, lines, isOddExtent);
    case 'both':
    case 'all-three':
      return andSpot(text, lines);
    case 'unchecked':
      return flaw.houses.length > 1 ? andSpot(text, lines) : undefined;
    case 'exchanged':
      return exchangedSpot(text, flaw.house, line);
    case 'across':
      return exchangedSpot(text, flaw.house === 'row' ? 'column' : 'row', line);
    case 'itself':
      return itselfSpot(text, lines, line);
    case 'remembered':
    case 'givens-alone':
    case 'givens-missing':
      return undefined;
  }
}

/** A line that wants two equal elements at once. */
function andSpot(text: ProgramText, lines: readonly number[]): Spot | undefined {
  const at = lines.find((line) => {
    const texts = text.tokensOn(line).map((token) => token.text);
    const isEqual = texts.includes('==') || texts.includes('===');
    return (
      isEqual &&
      elementsIn(text.tokensOn(line)).length > 1 &&
      (texts.includes('&&') || texts.includes('and'))
    );
  });
  return spotOn(text, at);
}

/** A comparison of what a line writes with other cells, where none is left out. */
function itselfSpot(text: ProgramText, lines: readonly number[], line: number): Spot | undefined {
  const name = checkOf(text, line)?.name ?? '';
  const isAsked = (at: number) => at > line && callsOf(text.tokensOn(at), name).length > 0;
  // Before the digit is put it can meet no other than those of the board.
  if (!text.askingLines(line).some(isAsked)) return undefined;
  const at = lines.find((each) => {
    const tokens = text.tokensOn(each);
    const elements = elementsIn(tokens);
    const words = tokens.map((token) => token.text);
    return (
      elements.length > 0 &&
      ['==', '===', 'in', 'includes', 'count'].some((word) => words.includes(word)) &&
      !['!=', '!==', 'continue'].some((word) => words.includes(word))
    );
  });
  return spotOn(text, at);
}

/** The element that a line writes to, with what stands before it and belongs to it. */
export function targetElement(text: ProgramText, line: number) {
  const tokens = text.tokensOn(line);
  return elementsIn(tokens).find(({ to }) => tokens[to]?.text === '=');
}

/** The element before `=` on a line that writes. */
export function targetOn(text: ProgramText, line: number): string | undefined {
  const element = targetElement(text, line);
  return element && text.pieceOn(line, element.from, element.to);
}

/** The name of the array that a line writes to. */
export const arrayOn = (text: ProgramText, line: number): string | undefined =>
  targetElement(text, line)?.name;

/** The names by which the check of a search knows the row and the column that a line writes to. */
function namesInCheck(text: ProgramText, line: number): [row: string, column: string] | undefined {
  const { indexes = [] } = targetElement(text, line) ?? {};
  const [row, column] = indexes.map(joined);
  if (row === undefined || column === undefined) return undefined;
  const check = checkOf(text, line);
  const given = check && text.functionNamed(check.name)?.given;
  const lines = text.askingLines(line);
  const values = check
    ? lines
        .flatMap((at) => callsOf(text.tokensOn(at), check.name))
        .at(0)
        ?.given.map(joined)
    : undefined;
  const nameOf = (value: string) => given?.[values?.indexOf(value) ?? -1] ?? value;
  return [nameOf(row), nameOf(column)];
}

/** Where the other number stands in the index of a row or a column. */
function exchangedSpot(text: ProgramText, house: 'row' | 'column', line: number): Spot | undefined {
  const [row, column] = namesInCheck(text, line) ?? [];
  for (const at of text.checkLines(line)) {
    if (at === line) continue;
    const wrong = elementsIn(text.tokensOn(at)).find(({ indexes: [first = [], second = []] }) =>
      house === 'row' ? joined(first) === column : joined(second) === row,
    );
    if (wrong) return { line: at, text: text.pieceOn(at, wrong.from, wrong.to) };
  }
  return undefined;
}

const conditional = new Set(['if', 'while', 'not', 'and', '&&', '!']);

/** The function that looks at the rules before a line writes. */
export function checkOf(
  text: ProgramText,
  line: number,
): { name: string; line: number } | undefined {
  const isAsked = (name: string) =>
    text.askingLines(line).some((at) => {
      const tokens = text.tokensOn(at);
      // In the index of an array it only tells a number.
      return callsOf(tokens, name).some(
        (call) =>
          tokens[call.from - 1]?.text !== '[' &&
          tokens.slice(0, call.from).some((token) => conditional.has(token.text)),
      );
    });
  const [only, another] = text
    .askedBefore(line)
    .filter(({ name }) => name !== 'main' && isAsked(name));
  return only && another === undefined ? { name: only.name, line: only.line } : undefined;
}

/** The call by which a search goes on, on or behind a line of its function. */
export function callBehind(
  text: ProgramText,
  line: number,
): { name: string; line: number } | undefined {
  const around = text.functionAt(line);
  if (!around) return undefined;
  const at = span(line, around.lastLine).find(
    (each) => callsOf(text.tokensOn(each), around.name).length > 0,
  );
  return at === undefined ? undefined : { name: around.name, line: at };
}

const leaves = new Set(['return', 'else', 'continue', 'elif', 'break']);

/** A call of the search before it writes on a line, on a condition, behind which it goes on with the same cell. */
export function goingOnSpot(text: ProgramText, line: number): Spot | undefined {
  const around = text.functionAt(line);
  if (!around) return undefined;
  const words = (at: number) => text.tokensOn(at).map((token) => token.text);
  const at = span(around.line + 1, line - 1).find((each) => {
    if (callsOf(text.tokensOn(each), around.name).length === 0) return false;
    const isAsked = words(each).includes('if') || words(each - 1).includes('if');
    const nearby = [each, each + 1].flatMap(words);
    return (
      isAsked && !words(each - 1).includes('return') && !nearby.some((word) => leaves.has(word))
    );
  });
  return spotOn(text, at);
}

/** The line on which a search sets the row that it writes to, from a number of the cell. */
export function rowSetOn(text: ProgramText, line: number): number | undefined {
  const row = joined(targetElement(text, line)?.indexes[0] ?? []);
  const around = text.functionAt(line);
  if (row === '' || !around) return undefined;
  return span(around.line, line).find((at) => {
    const tokens = text.tokensOn(at);
    return tokens.some(({ text: name }, index) => name === row && tokens[index + 1]?.text === '=');
  });
}

interface Flags {
  /** Set where a digit is written, and never set back. */
  kept: string[];
  /** The line that sets others back, or else the one that sets them. */
  line: number | undefined;
}

const used = new Set(['true', 'True', '1']);
const free = new Set(['false', 'False', '0']);

/** The arrays that a line sets to a value, and the value: `a[i] = b[j] = true`. */
function setOn(tokens: readonly Token[]): { name: string; value: string }[] {
  const targets = elementsIn(tokens).filter(({ to }) => tokens[to]?.text === '=');
  return targets.map(({ name, to }) => {
    let at = to + 1;
    // A chain of assignments ends with the value of all.
    for (let next = targets.find(({ from }) => from === at); next;) {
      at = next.to + 1;
      next = targets.find(({ from }) => from === at);
    }
    return { name, value: tokens[at]?.text ?? '' };
  });
}

/** The arrays of flags that the function around a line sets. */
export function flagsBy(text: ProgramText, line: number): Flags {
  const set = new Set<string>();
  const freed = new Set<string>();
  let setLine: number | undefined;
  let freedLine: number | undefined;
  for (const at of linesOf(text, text.functionAt(line))) {
    for (const { name, value } of setOn(text.tokensOn(at))) {
      if (used.has(value)) {
        set.add(name);
        setLine ??= at;
      }
      if (!free.has(value)) continue;
      if (set.has(name)) freedLine = at;
      freed.add(name);
    }
  }
  return { kept: [...set].filter((name) => !freed.has(name)), line: freedLine ?? setLine };
}

/** A call of a function with the very arguments that it was given: it never ends. */
export function sameCall(
  text: ProgramText,
): { line: number; name: string; call: string } | undefined {
  for (const { name, given, line, lastLine } of text.functions) {
    if (given.length === 0 || given.some((each) => isChanged(each, text, line, lastLine))) continue;
    for (const at of span(line, lastLine)) {
      const tokens = text.tokensOn(at);
      const same = callsOf(tokens, name).find(
        (call) =>
          !isHead(tokens, call, text, at === line) &&
          call.given.map(joined).join() === given.join(),
      );
      if (same) return { line: at, name, call: text.pieceOn(at, same.from, same.to) };
    }
  }
  return undefined;
}

/** Whether lines give a name another value, so that a call with it passes on something new. */
const isChanged = (name: string, text: ProgramText, from: number, to: number): boolean =>
  span(from, to).some((at) => {
    const tokens = text.tokensOn(at);
    return tokens.some(({ text: word }, index) => {
      const [before, behind] = [tokens[index - 1]?.text ?? '', tokens[index + 1]?.text ?? ''];
      return (
        word === name &&
        at > from &&
        (/^(?:[-+*/]?=|\+\+|--)$/.test(behind) ||
          /^(?:\+\+|--)$/.test(before) ||
          // An element or a member of it: a board that is passed on holds one digit more.
          (/^(?:\[|\.|->)$/.test(behind) && tokens.slice(index).some((each) => each.text === '=')))
      );
    });
  });

/** A function's own head, as in `function dfs(n) {`. */
const isHead = (
  tokens: readonly Token[],
  { from, to }: { from: number; to: number },
  text: ProgramText,
  isFirst: boolean,
): boolean =>
  isFirst &&
  (tokens[to]?.text === '{' ||
    tokens[from - 1]?.text === 'def' ||
    tokens[from - 1]?.text === 'function' ||
    (text.language !== 'javascript' &&
      isName(tokens[from - 1]?.text) &&
      tokens[from - 1]?.text !== 'return'));
