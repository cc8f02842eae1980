// The words and signs of a program's line, and the elements, calls and thirds that they make.

export interface Token {
  text: string;
  /** Its offset in the line. */
  at: number;
}

const word =
  /[\p{L}_$][\p{L}\p{N}_$]*|\d+|[=!]==|[<>=!]=|&&|\|\||\/\/|\+\+|--|[+*/%&|^-]=|=>|[^\s\p{L}\p{N}_$]/gu;

/** A longer line is none of a person's. */
const mostCharacters = 400;

export const tokensIn = (line: string): Token[] =>
  Array.from(line.slice(0, mostCharacters).matchAll(word), ({ 0: text, index }) => ({
    text,
    at: index,
  }));

export const isName = (text = ''): boolean => /^[\p{L}_$]/u.test(text);
export const isNumber = (text = ''): boolean => /^\d/.test(text);

const closing: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };

/** Behind the bracket that closes the one at an index. */
export function behindGroup(tokens: readonly Token[], from: number): number {
  const open = tokens[from]?.text ?? '';
  const close = closing[open];
  let depth = 0;
  for (let at = from; at < tokens.length; at++) {
    if (tokens[at]?.text === open) depth++;
    else if (tokens[at]?.text === close && --depth === 0) return at + 1;
  }
  return tokens.length;
}

/** The parts of a list of values, without the brackets around it. */
export function partsOf(tokens: readonly Token[]): Token[][] {
  const parts: Token[][] = [[]];
  let depth = 0;
  for (const token of tokens) {
    if (token.text in closing || token.text === '<') depth++;
    else if (')]}>'.includes(token.text)) depth--;
    if (token.text === ',' && depth === 0) parts.push([]);
    else parts.at(-1)?.push(token);
  }
  return parts;
}

export const joined = (tokens: readonly Token[]): string => tokens.map(({ text }) => text).join('');

/** `name[i][j]`, from its name to behind its last bracket. */
export interface Element {
  name: string;
  indexes: readonly (readonly Token[])[];
  from: number;
  to: number;
}

export function elementsIn(tokens: readonly Token[]): Element[] {
  const found: Element[] = [];
  for (const [from, { text: name }] of tokens.entries()) {
    if (!isName(name) || tokens[from + 1]?.text !== '[') continue;
    const indexes: Token[][] = [];
    let to = from + 1;
    while (tokens[to]?.text === '[') {
      const end = behindGroup(tokens, to);
      indexes.push(tokens.slice(to + 1, end - 1));
      to = end;
    }
    found.push({ name, indexes, from, to });
  }
  return found;
}

/** Calls of a name: where it stands, and what it is given. */
export function callsOf(
  tokens: readonly Token[],
  name: string,
): { from: number; to: number; given: Token[][] }[] {
  return tokens.flatMap(({ text }, from) => {
    if (text !== name || tokens[from + 1]?.text !== '(') return [];
    const to = behindGroup(tokens, from + 1);
    return [{ from, to, given: partsOf(tokens.slice(from + 2, to - 1)) }];
  });
}

/** A piece that divides a name by three, or takes the remainder. */
export interface Third {
  name: string;
  /** Indexes of its first token, and behind its last. */
  from: number;
  to: number;
  /** The corner of a box: three times the third, or the name less its remainder. */
  isCorner: boolean;
  /** How it is made, with `x` for the name. */
  manner: string;
}

const whole = ['floor', 'trunc', 'parseInt', 'int'];

export function thirdsIn(tokens: readonly Token[]): Third[] {
  const found: Third[] = [];
  for (const [at, { text: sign }] of tokens.entries()) {
    const isThird = sign === '/' || sign === '//';
    if ((!isThird && sign !== '%') || tokens[at + 1]?.text !== '3') continue;
    const start = startOf(tokens, at);
    const name = tokens.slice(start, at).find(({ text }) => isName(text))?.text;
    if (name !== undefined)
      found.push(isThird ? quotient(tokens, name, start, at) : remainder(tokens, name, start, at));
  }
  return found;
}

const isCalled = (text = ''): boolean =>
  text === ')' || text === ']' || (isName(text) && text !== 'return');

/** Where the value before a sign begins: a name with its elements, or a group in brackets. */
function startOf(tokens: readonly Token[], sign: number): number {
  let depth = 0;
  let at = sign - 1;
  for (; at >= 0; at--) {
    const text = tokens[at]?.text ?? '';
    if (')]'.includes(text)) depth++;
    else if ('(['.includes(text)) depth--;
    if (depth < 0) return at + 1;
    const isInside = depth > 0 || text === ')' || text === ']';
    // A group stands for itself where no name stands before its bracket.
    if (depth === 0 && text === '(' && !isCalled(tokens[at - 1]?.text)) return at;
    if (!isInside && !'(['.includes(text) && tokens[at - 1]?.text !== '.') break;
  }
  return Math.max(0, at);
}

/** The brackets and roundings around a piece belong to it. */
function grown(tokens: readonly Token[], from: number, to: number): [from: number, to: number] {
  let [first, end] = [from, to];
  for (;;) {
    const before = tokens[first - 1]?.text;
    const isFlat = tokens[end]?.text === '|' && tokens[end + 1]?.text === '0';
    const close = isFlat ? end + 2 : tokens[end]?.text === ',' ? end + 2 : end;
    if (before !== '(' || tokens[close]?.text !== ')') break;
    [first, end] = [first - 1, close + 1];
    if (whole.includes(tokens[first - 1]?.text ?? '')) {
      first--;
      if (tokens[first - 1]?.text === '.') first -= 2;
    }
    while (tokens[first - 1]?.text === '~') first--;
  }
  return [first, end];
}

function quotient(tokens: readonly Token[], name: string, start: number, sign: number): Third {
  const [from, to] = grown(tokens, start, sign + 2);
  const isBefore = tokens[from - 1]?.text === '*' && isNumber(tokens[from - 2]?.text);
  const times =
    tokens[to]?.text === '*' ? tokens[to + 1]?.text : isBefore ? tokens[from - 2]?.text : undefined;
  const isTimes = times !== undefined && isNumber(times);
  const first = isBefore && isTimes ? from - 2 : from;
  const end = isTimes && tokens[to]?.text === '*' ? to + 2 : to;
  const [outer, behind] = isTimes ? grown(tokens, first, end) : [first, end];
  return {
    ...{ name, from: outer, to: behind, isCorner: isTimes && times === '3' },
    manner: isTimes ? `x/3*${times}` : 'x/3',
  };
}

function remainder(tokens: readonly Token[], name: string, start: number, sign: number): Third {
  const [from, to] = grown(tokens, start, sign + 2);
  const isCorner = tokens[from - 1]?.text === '-' && tokens[from - 2]?.text === name;
  return { name, from: isCorner ? from - 2 : from, to, isCorner, manner: 'x%3' };
}
