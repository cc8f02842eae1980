// The causes that the run itself has told: what was written or read outside, calls without an end, exceptions.
import type { Ending, Fault, RuntimeError } from '../run';
import type { Cause, KnownException } from './cause';
import { sizesOf } from './declared-sizes';
import { fileIn, noFile } from './missing-file';
import type { ProgramText } from './program-text';
import { callsOf, elementsIn } from './tokens';
import { sameCall } from './where';

type Outside = Extract<Cause, { kind: 'outside' }>;

/** Faults that make a program wrong, the plainest first; others may be harmless. */
const order: readonly Fault['kind'][] = [
  ...(['no-file', 'out-of-bounds', 'caught', 'overflow', 'shift'] as const),
  ...(['conversion', 'invalid-value', 'length', 'builtin'] as const),
];

export function faultCause(faults: readonly Fault[], text: ProgramText): Cause | undefined {
  const [fault] = faults.toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
  if (!fault) return undefined;
  if (fault.kind === 'no-file') return noFile(fault.line, fault.text, text);
  if (fault.kind === 'out-of-bounds') return outside(fault.line, fault.text, text);
  return { kind: 'fault', line: fault.line, fault };
}

/** An index outside: the array, the index and the length, as far as the languages' messages and the text tell them. */
function outside(line: number | undefined, said: string, text: ProgramText): Outside {
  const { index, size } = indexIn(said);
  const array = line === undefined ? undefined : arrayOn(line, text, index, size);
  const length = size ?? (array === undefined ? undefined : sizeOf(array, text));
  return {
    ...{ kind: 'outside', line, text: said },
    ...(array !== undefined && { array }),
    ...(index !== undefined && { index }),
    ...(length !== undefined && { size: length }),
    ...(array !== undefined && holdsBoard(array, text) && { isBoard: true }),
  };
}

/** `[9] of 'int[9]'`, `Index 9 out of bounds for length 9`, `[-1]`. */
export function indexIn(said: string): { index?: number; size?: number } {
  const [, index] =
    /^\[(-?\d+)\]|[Ii]ndex (-?\d+) out|out of range: (-?\d+)/.exec(said)?.filter(Boolean) ?? [];
  if (index === undefined) return {};
  const [, size] = /length (\d+)/.exec(said) ?? / of '[^'[]{1,80}\[(\d+)\]/.exec(said) ?? [];
  return { index: Number(index), ...(size !== undefined && { size: Number(size) }) };
}

/** The array on a line that has so many elements; where only one is there, that one. */
function arrayOn(
  line: number,
  text: ProgramText,
  index: number | undefined,
  size: number | undefined,
): string | undefined {
  const names = [...new Set(elementsIn(text.tokensOn(line)).map(({ name }) => name))];
  const declared = names.filter((name) => sizesOf(name, text).length > 0);
  if (declared.length <= 1) return declared[0] ?? (names.length === 1 ? names[0] : undefined);
  const isFit = (each: number) =>
    size === undefined ? index !== undefined && (index >= each || index < 0) : each === size;
  const fitting = declared.filter((name) => sizesOf(name, text).some(isFit));
  return fitting.length === 1 ? fitting[0] : undefined;
}

const inAndOut = new Set([
  ...['cin', 'scanf', 'getline', 'input', 'readline', 'nextInt', 'nextLine', 'split', 'parseInt'],
  ...['print', 'printf', 'println', 'cout', 'log', 'join', 'write', 'append', 'charAt'],
]);
const truths = new Set(['true', 'false', 'True', 'False']);

/** An array that no Boolean is put into, and that the input is read into or printed from. */
function holdsBoard(name: string, text: ProgramText): boolean {
  const lines = text.lines
    .map((_, index) => text.tokensOn(index + 1).map((token) => token.text))
    .filter((texts) => texts.includes(name));
  return (
    lines.some((texts) => texts.some((each) => inAndOut.has(each))) &&
    !lines.some((texts) => texts.some((each) => truths.has(each)))
  );
}

const sizeOf = (name: string, text: ProgramText): number | undefined => {
  const sizes = sizesOf(name, text);
  return new Set(sizes).size === 1 ? sizes[0] : undefined;
};

/** The words of the languages for each kind of exception. */
const exceptions: readonly (readonly [RegExp, KnownException])[] = [
  [/EOFError|NoSuchElement/, 'reads-too-much'],
  [/InputMismatch|NumberFormat|invalid literal for int|stoi|invalid_argument/, 'not-a-number'],
  [/not enough values to unpack|too many values to unpack/, 'too-few-values'],
  [/UnboundLocalError/, 'not-global'],
  [/^NameError|^ReferenceError/, 'unknown-name'],
  [
    /indices must be integers or slices, not float|expected integer, got float|'float' object cannot be interpreted/,
    'fraction-as-index',
  ],
  [
    /not supported between instances of 'str'|not supported between instances of 'int' and 'str'|can only concatenate str|operand type\(s\) for .: '(?:str|int)' and '(?:str|int)'|slices, not str/,
    'text-for-number',
  ],
  [/does not support item assignment|read-only/, 'unchangeable'],
  [
    /'NoneType'|of undefined|of null|not iterable|NullPointerException|undefined is not|null is not|not a function/,
    'none',
  ],
];

const isStack = ({ crash, text }: RuntimeError): boolean =>
  crash === 'stack-overflow' || /RecursionError|Maximum call stack|StackOverflowError/.test(text);

const isOutside = (text: string): boolean => /IndexError|IndexOutOfBounds/.test(text);

export function endingCause(ending: Ending, text: ProgramText): Cause | undefined {
  if (ending.kind === 'finished') {
    return ending.exitCode === 0
      ? undefined
      : { kind: 'exit-code', code: ending.exitCode, line: exitLine(ending.exitCode, text) };
  }
  if (ending.kind !== 'runtime-error') return undefined;
  if (isStack(ending)) return endlessCalls(ending, text);
  if (isOutside(ending.text)) return outsideTold(ending, text);
  const file = fileIn(ending.text);
  if (file !== undefined) return noFile(ending.line, file, text);
  const known = exceptions.find(([words]) => words.test(ending.text))?.[1];
  if (known !== undefined || (ending.crash === undefined && ending.text !== '')) {
    const name = nameIn(ending.text);
    return {
      ...{ kind: 'exception', line: ending.line, of: known ?? 'other', text: ending.text },
      ...(name !== undefined && { name }),
    };
  }
  return { kind: 'crash', line: ending.line, crash: ending.crash, text: ending.text };
}

/** The list, where the run has told it. */
function outsideTold(ending: RuntimeError, text: ProgramText): Outside {
  const found = outside(ending.line, ending.text, text);
  const { array = '', ...known } = ending.outside ?? {};
  if (array === '') return found;
  return { ...found, ...known, array, ...(holdsBoard(array, text) && { isBoard: true }) };
}

/** The name that an exception is about. */
const nameIn = (said: string): string | undefined =>
  /(?:variable|name) '(\w+)'/.exec(said)?.[1] ?? /^ReferenceError: '?(\w+)/.exec(said)?.[1];

/** A function that calls itself: the call of the line, or the first one in it. */
function endlessCalls(ending: RuntimeError, text: ProgramText): Cause {
  const same = sameCall(text);
  if (same) return { kind: 'endless-calls', ...same, isSame: true };
  const line = ending.line ?? 0;
  const name = text.functionAt(line)?.name;
  const [call] = name === undefined ? [] : callsOf(text.tokensOn(line), name);
  const known = { kind: 'endless-calls', line: ending.line, name, isSame: false } as const;
  return call ? { ...known, call: text.pieceOn(line, call.from, call.to) } : known;
}

const leaving = new Set(['exit', 'return', 'exitCode', 'SystemExit']);

/** The line that ends the program with a code. */
function exitLine(code: number, text: ProgramText): number | undefined {
  const at = text.lines.findIndex((_, index) => {
    const texts = text.tokensOn(index + 1).map((token) => token.text);
    return texts.some((each) => leaving.has(each)) && texts.includes(String(code));
  });
  return at < 0 ? undefined : at + 1;
}
