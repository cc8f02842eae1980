// `long`, `size_t` and what the library makes of them have 64 bits on x86-64 and 32 in WebAssembly. A program is therefore compiled with
// the types of 64 bits in their place (scripts/compiler/headers/long-as-gcc.h has what these need), and told of as it stands.
import { bare } from '../../../../core/code/functions-in';
import type { Diagnostic } from '../../../../core/code/run';

interface Edit {
  line: number;
  column: number;
  written: string;
  /** In its place, so that it has as many bits as on x86-64. */
  wide: string;
  /** In its place, so that it is equal to the types that it is equal to in g++, whatever bits they have. */
  narrow: string;
}

/** The option that the texts made here need. */
export const wideHeader = ['-include', 'long-as-gcc.h'];
/** Beside it: types that g++ tells apart are told apart. */
export const exactTypes = '-DRETRACE_EXACT';

const ofSizes = { signed: 'retrace_ptrdiff_t', unsigned: 'retrace_size_t' };
const sizes: ReadonlyMap<string, string> = new Map([
  ...['size_t', 'uintptr_t', 'uint_fast16_t', 'uint_fast32_t'].map(
    (name) => [name, ofSizes.unsigned] as const,
  ),
  ...['ptrdiff_t', 'ssize_t', 'intptr_t', 'int_fast16_t', 'int_fast32_t'].map(
    (name) => [name, ofSizes.signed] as const,
  ),
  ['SIZE_MAX', 'ULLONG_MAX'],
]);
const longs: ReadonlyMap<string, string> = new Map(
  (
    'LONG_MAX:LLONG_MAX LONG_MIN:LLONG_MIN ULONG_MAX:ULLONG_MAX stol:stoll stoul:stoull strtol:strtoll strtoul:strtoull atol:atoll ' +
    'labs:llabs ldiv:lldiv ldiv_t:lldiv_t lround:llround lrint:llrint to_ulong:to_ullong'
  )
    .split(' ')
    .map((pair) => pair.split(':'))
    .map(([name = '', wide = '']) => [name, wide] as const),
);
/** Those that are `long` in g++ and `long long` here. */
const exact: ReadonlyMap<string, string> = new Map(
  ['int64_t', 'int_least64_t', 'int_fast64_t', 'intmax_t'].flatMap((name) => [
    [name, 'retrace_int64_t'],
    [`u${name}`, 'retrace_uint64_t'],
  ]),
);
/** The words of which types of numbers are made, in any order. */
const ofTypes = new Set(['long', 'int', 'unsigned', 'signed', 'double', 'const', 'volatile']);

/** `printf("%ld", …)` takes 64 bits in g++, and none of the types need be named for that. */
const longFormat = /%[-+ #\d.*]{0,20}(?:l(?!l)|[zjt])[diouxXn]/;

/** How much of a program is made wide: not the sizes, or not some lines, where that leads to errors. */
interface Wideness {
  sizes: boolean;
  but: ReadonlySet<number>;
}

export class WideTypes {
  readonly #source: string;
  readonly #edits: readonly Edit[];
  readonly #hasLongLong: boolean;

  constructor(source: string) {
    this.#source = source;
    const { edits, hasLongLong } = editsIn(source);
    this.#edits = edits;
    this.#hasLongLong = hasLongLong;
  }

  get isNeeded(): boolean {
    return longFormat.test(this.#source) || this.#edits.some(isWidened);
  }

  get hasSizes(): boolean {
    return this.#edits.some(({ written }) => sizes.has(written));
  }

  /** Whether it has two types that g++ tells from each other and that both have 64 bits; clocks have others here. */
  get mixes(): boolean {
    return this.#hasLongLong && this.#edits.length > 0 && !/\bchrono\b/.test(this.#source);
  }

  wide(how: Wideness): Written {
    const isWide = ({ written, line }: Edit) =>
      (how.sizes || !sizes.has(written)) && !how.but.has(line);
    return this.#written((edit) => (isWide(edit) ? edit.wide : edit.narrow));
  }

  /**
   * The lines whose types are now equal to those of another line, which g++ tells apart: `f(long)` beside `f(long long)`. The second is
   * where the message is, and the first has the same name.
   */
  clashesIn(messages: readonly Diagnostic[], but: ReadonlySet<number>): number[] {
    const clashing = messages.flatMap(({ line, text }) => {
      const [, name = ''] =
        /^(?:redefinition of|class member cannot be redeclared).*?'?(\w+)/.exec(text) ?? [];
      return name === '' ? [] : [{ line, name }];
    });
    const lines = bare(this.#source, 'cpp').split('\n');
    const isIn = (line: number) => {
      const words: readonly string[] = lines[line - 1]?.match(/\w+/g) ?? [];
      return clashing.some(
        (each) => each.line === line || (line < each.line && words.includes(each.name)),
      );
    };
    return [...new Set(this.#edits.map(({ line }) => line))].filter(
      (line) => !but.has(line) && isIn(line),
    );
  }

  narrow(): Written {
    return this.#written(({ narrow }) => narrow);
  }

  #written(choose: (edit: Edit) => string): Written {
    const lines = this.#source.split('\n');
    const made = this.#edits
      .map((edit) => ({ ...edit, text: choose(edit) }))
      .filter(({ text, written }) => text !== written);
    for (const { line, column, written, text } of made.toReversed()) {
      const before = lines[line - 1] ?? '';
      const behind = before.slice(column - 1 + written.length);
      lines[line - 1] = before.slice(0, column - 1) + text + behind;
    }
    return new Written(lines.join('\n'), made, this.#hasLongLong);
  }
}

/** A program with other types in place of its own. */
class Written {
  readonly text: string;
  readonly #edits: readonly (Edit & { text: string })[];
  readonly #hasLongLong: boolean;

  constructor(text: string, edits: readonly (Edit & { text: string })[], hasLongLong: boolean) {
    this.text = text;
    this.#edits = edits;
    this.#hasLongLong = hasLongLong;
  }

  /** The messages about it as those about the program, without those about sizes that are no fault in g++. */
  asTyped(messages: readonly Diagnostic[]): Diagnostic[] {
    return messages
      .filter(({ text }) => !isOfEqualSizes(text))
      .map((each) => ({
        ...each,
        column: this.#columnOf(each),
        text: this.#hasLongLong
          ? named(each.text)
          : named(each.text).replaceAll('long long', 'long'),
      }));
  }

  #columnOf({ line, column }: Diagnostic): number {
    let grown = 0;
    for (const edit of this.#edits) {
      if (edit.line !== line || column <= edit.column + grown) continue;
      if (column < edit.column + grown + edit.text.length) return edit.column;
      grown += edit.text.length - edit.written.length;
    }
    return column - grown;
  }
}

/** Whether the sizes of types may be what an error is about: a program that is right elsewhere may be refused for them. */
export const isOfTypes = ({ severity, text }: Diagnostic): boolean =>
  severity === 'error' &&
  /\blong\b|size_t|retrace|redefin|redeclar|ambiguous|no matching|no viable|cannot be (?:bound|initialized)|cannot (?:bind|initialize)|literal operator|operator (?:new|delete)|conflicting/.test(
    text,
  );

/** `%ld` and a `long long`. */
const isOfEqualSizes = (text: string): boolean =>
  /^format specifies type '(?:unsigned long|long|size_t|ssize_t|ptrdiff_t)(?: \*)?'(?: \(aka '[^']*'\))? but the argument has type '(?:[^']*long long|retrace_\w+)(?: \*)?'/.test(
    text,
  );

const named = (text: string): string =>
  text
    .replace(/\bretrace_(?=\w)/g, '')
    .replaceAll("'size_t' (aka 'unsigned long long')", "'size_t' (aka 'unsigned long')");

const isWidened = ({ wide, written }: Edit): boolean => wide !== written;

/** A whole number of which one `l` says that it is a `long`. */
const ofLong = /^(?:0[xX][\da-fA-F]+|0[bB][01]+|\d+)[uU]?([lL])[uU]?$/;

function editsIn(source: string): { edits: Edit[]; hasLongLong: boolean } {
  const edits: Edit[] = [];
  let hasLongLong = false;
  for (const [index, text] of bare(source, 'cpp').split('\n').entries()) {
    const line = index + 1;
    let type: { word: string; column: number }[] = [];
    let end = 0;
    const closeType = () => {
      const found = type.filter(({ word }) => word === 'long');
      hasLongLong ||= found.length > 1;
      const [first] = found;
      const isLong = found.length === 1 && type.every(({ word }) => word !== 'double');
      if (first && isLong) {
        const { column } = first;
        edits.push({ line, column, written: 'long', wide: 'long long', narrow: 'long' });
      }
      type = [];
    };
    for (const { 0: word, index: at } of text.matchAll(/[A-Za-z_]\w*|\.?\d[\w.]*/g)) {
      const isOfType = ofTypes.has(word);
      if (!isOfType || text.slice(end, at).trim() !== '') closeType();
      end = at + word.length;
      const column = at + 1;
      if (isOfType) type.push({ word, column });
      else {
        hasLongLong ||= /^\d\w*[lL]{2}/.test(word);
        const wide = wideOf(word);
        const narrow = exact.get(word) ?? word;
        if (wide !== word || narrow !== word)
          edits.push({ line, column, written: word, wide, narrow });
      }
    }
    closeType();
  }
  return {
    edits: edits.toSorted((one, other) => one.line - other.line || one.column - other.column),
    hasLongLong,
  };
}

function wideOf(word: string): string {
  const [, suffix] = ofLong.exec(word) ?? [];
  if (suffix !== undefined) return word.replace(suffix, suffix + suffix);
  const known = sizes.get(word) ?? longs.get(word);
  if (known !== undefined) return known;
  return word.replace(
    /^(__builtin_(?:popcount|ctz|clz|ffs|parity|clrsb|[su](?:add|sub|mul))l)(?=$|_overflow$)/,
    '$1l',
  );
}
