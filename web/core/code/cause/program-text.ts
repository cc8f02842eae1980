// The loops, calls and writes that a program's text shows: enough to name the line of a cause that its film has shown.
import type { ProgramLanguage } from '../../program-languages';
import { bare, functionsIn, type WrittenFunction } from '../functions-in';
import {
  behindGroup,
  callsOf,
  isName,
  isNumber,
  joined,
  partsOf,
  tokensIn,
  type Token,
} from './tokens';

/** A loop that counts, with its bounds where they are numbers. */
export interface Loop {
  variable: string;
  line: number;
  first: number | undefined;
  /** The last value that it has. */
  last: number | undefined;
  /** How many values it has, where it begins at a name and ends so far behind it. */
  count: number | undefined;
  /** Its head, as it is written. */
  text: string;
}

/** A function with the lines that it takes. */
export interface PlacedFunction extends WrittenFunction {
  line: number;
  lastLine: number;
  /** The names of its parameters. */
  given: readonly string[];
}

/** In characters; a person's program for these problems is shorter. */
const mostCharacters = 2 ** 15;

export class ProgramText {
  readonly language: ProgramLanguage;
  readonly text: string;
  readonly lines: readonly string[];
  readonly written: readonly string[];
  readonly functions: readonly PlacedFunction[];
  readonly loops: readonly Loop[];
  readonly #tokens: readonly (readonly Token[])[];
  readonly #constants: ReadonlyMap<string, number>;
  readonly #starts: readonly number[];

  constructor(source: string, language: ProgramLanguage) {
    this.language = language;
    this.text = source.length > mostCharacters ? '' : bare(source, language);
    this.lines = this.text.split('\n');
    this.written = source.split('\n');
    const starts = [0];
    for (const line of this.lines) starts.push((starts.at(-1) ?? 0) + line.length + 1);
    this.#starts = starts;
    this.#tokens = this.lines.map(tokensIn);
    this.#constants = new Map(this.#tokens.flatMap((line) => constantsIn(line, language)));
    this.functions = functionsIn(this.text, language).map((each) => ({
      ...each,
      line: this.lineAt(each.parametersAt),
      lastLine: this.lineAt(each.bodyAt + each.body.trimEnd().length),
      given: namesOf(each.parameters, language),
    }));
    this.loops = this.#tokens.flatMap((tokens, index) => this.#loopsOn(tokens, index + 1));
  }

  /** The line of an offset, from 1. */
  lineAt(offset: number): number {
    let [low, high] = [0, this.#starts.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.#starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return low + 1;
  }

  lineOf(number: number): string {
    return this.lines[number - 1] ?? '';
  }

  tokensOn(number: number): readonly Token[] {
    return this.#tokens[number - 1] ?? [];
  }

  /** A line as it is written, without the blanks around it. */
  shown(number: number): string {
    return (this.written[number - 1] ?? '').trim();
  }

  /** The piece of a line from one of its tokens to another. */
  pieceOn(number: number, from: number, to: number): string {
    const tokens = this.tokensOn(number);
    const last = tokens[to - 1];
    const end = last === undefined ? undefined : last.at + last.text.length;
    return (this.written[number - 1] ?? '').slice(tokens[from]?.at, end).trim();
  }

  /** The innermost function around a line. */
  functionAt(line: number): PlacedFunction | undefined {
    return this.functions
      .filter((each) => each.line <= line && line <= each.lastLine)
      .toSorted((a, b) => a.lastLine - a.line - (b.lastLine - b.line))[0];
  }

  functionNamed(name: string): PlacedFunction | undefined {
    return this.functions.find((each) => each.name === name);
  }

  /** The value of a number, a name that stands for one, or a sum of two. */
  valueOf(tokens: readonly Token[]): number | undefined {
    const [first, sign, second, more] = tokens.map(({ text }) => text);
    if (more !== undefined) return undefined;
    const one = this.#single(first);
    if (sign === undefined) return one;
    if (first === '-' && second === undefined) return isNumber(sign) ? -Number(sign) : undefined;
    const other = this.#single(second);
    if (one === undefined || other === undefined) return undefined;
    return sign === '+' ? one + other : sign === '-' ? one - other : undefined;
  }

  #single(text: string | undefined): number | undefined {
    return isNumber(text) ? Number(text) : this.#constants.get(text ?? '');
  }

  #loopsOn(tokens: readonly Token[], line: number): Loop[] {
    return tokens.flatMap(({ text }, at) => {
      if (text !== 'for') return [];
      const loop =
        this.language === 'python' ? this.#range(tokens, at) : this.#counting(tokens, at);
      return loop ? [{ ...loop.counts, line, text: this.pieceOn(line, at, loop.to) }] : [];
    });
  }

  /** `for (int i = 0; i < 9; i++)` */
  #counting(tokens: readonly Token[], at: number): Head | undefined {
    const to = behindGroup(tokens, at + 1);
    const inside = tokens.slice(at + 2, to - 1);
    const [set = [], until = []] = split(inside, ';');
    const equals = set.findIndex(({ text }) => text === '=');
    const variable = set[equals - 1]?.text;
    if (variable === undefined || !isName(variable)) return undefined;
    const ends = split(until, '&&').find(([name]) => name?.text === variable) ?? [];
    const sign = ends[1]?.text ?? '';
    const bound = ends.slice(2);
    const first = this.valueOf(split(set.slice(equals + 1), ',')[0] ?? []);
    const value = this.valueOf(bound);
    const isIn = sign === '<=' || sign === '>=';
    const isDown = sign.startsWith('>') || (sign === '!=' && (first ?? 0) > (value ?? 0));
    const last = value === undefined ? undefined : isIn ? value : value + (isDown ? 1 : -1);
    const behind =
      bound[1]?.text === '+' && isNumber(bound[2]?.text) ? Number(bound[2]?.text) : undefined;
    const count = value !== undefined || behind === undefined ? undefined : behind + Number(isIn);
    return { to, counts: { variable, first, last, count } };
  }

  /** `for i in range(1, 10)` */
  #range(tokens: readonly Token[], at: number): Head | undefined {
    const [variable, inWord, range] = tokens.slice(at + 1, at + 4).map(({ text }) => text);
    if (variable === undefined || inWord !== 'in' || range !== 'range') return undefined;
    const to = behindGroup(tokens, at + 4);
    const [from = [], until, step] = partsOf(tokens.slice(at + 5, to - 1));
    if (until === undefined) {
      const end = this.valueOf(from);
      return {
        to,
        counts: {
          variable,
          first: 0,
          last: end === undefined ? undefined : end - 1,
          count: undefined,
        },
      };
    }
    const [first, end] = [this.valueOf(from), this.valueOf(until)];
    const isDown = step?.[0]?.text === '-';
    const rest = until.slice(from.length);
    const isBehind = joined(until.slice(0, from.length)) === joined(from) && rest[0]?.text === '+';
    const count = first === undefined && isBehind ? this.valueOf(rest.slice(1)) : undefined;
    const last = end === undefined ? undefined : end + (isDown ? 1 : -1);
    return { to, counts: { variable, first, last, count } };
  }

  /** The lines on which a search that writes on a line may ask about it: from its function's start to the call that goes on. */
  askingLines(line: number): number[] {
    const around = this.functionAt(line);
    const call =
      around &&
      span(line, around.lastLine).find((at) => callsOf(this.tokensOn(at), around.name).length > 0);
    return span(around?.line ?? 1, call ?? line);
  }

  /** The functions that a search asks before it goes on with what it writes on a line. */
  askedBefore(line: number): PlacedFunction[] {
    const around = this.functionAt(line);
    const lines = this.askingLines(line);
    return this.functions.filter(
      ({ name, line: at }) =>
        name !== around?.name &&
        at !== around?.line &&
        lines.some((each) => callsOf(this.tokensOn(each), name).length > 0),
    );
  }

  /** The lines in which a search that writes on a line looks at the rules: those of the functions that it asks, or its own. */
  checkLines(line: number): number[] {
    const asked = new Set(this.askedBefore(line));
    for (const each of [...asked]) {
      for (const name of each.calls) {
        const inner = this.functionNamed(name);
        if (inner && inner.name !== this.functionAt(line)?.name) asked.add(inner);
      }
    }
    const around = this.functionAt(line);
    const own = around ? span(around.line, around.lastLine) : span(1, this.lines.length);
    return [...new Set([...[...asked].flatMap((each) => span(each.line, each.lastLine)), ...own])];
  }

  loopsIn(lines: readonly number[]): Loop[] {
    const wanted = new Set(lines);
    return this.loops.filter(({ line }) => wanted.has(line));
  }
}

interface Head {
  /** Behind its last token. */
  to: number;
  counts: Pick<Loop, 'variable' | 'first' | 'last' | 'count'>;
}

export const span = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);

function split(tokens: readonly Token[], by: string): Token[][] {
  const parts: Token[][] = [[]];
  for (const token of tokens) {
    if (token.text === by) parts.push([]);
    else parts.at(-1)?.push(token);
  }
  return parts;
}

const fixed = new Set(['const', 'constexpr', 'final', 'let', 'var']);

/** `const int N = 9`, `#define N 9`, `N = 9` at the beginning of a line of Python. */
function constantsIn(tokens: readonly Token[], language: ProgramLanguage): [string, number][] {
  const texts = tokens.map(({ text }) => text);
  if (texts[1] === 'define' && isNumber(texts[3])) return [[texts[2] ?? '', Number(texts[3])]];
  const isFixed = texts.some((text) => fixed.has(text)) && !texts.includes('for');
  return texts.flatMap((name, at): [string, number][] => {
    if (!isName(name) || texts[at + 1] !== '=' || !isNumber(texts[at + 2])) return [];
    const isAlone = [undefined, ';', ','].includes(texts[at + 3]);
    const isUpper = language === 'python' && at === 0 && name === name.toUpperCase();
    return isAlone && (isFixed || isUpper) ? [[name, Number(texts[at + 2])]] : [];
  });
}

/** The name stands first in Python and JavaScript, and last in C++ and Java. */
function namesOf(parameters: string, language: ProgramLanguage): string[] {
  const isFirst = language === 'python' || language === 'javascript';
  return partsOf(tokensIn(parameters)).flatMap((part) => {
    const [named = []] = split(part, '=');
    const names = named.filter(({ text }) => isName(text));
    const name = (isFirst ? names[0] : names.at(-1))?.text;
    return name === undefined ? [] : [name];
  });
}
