// An instance of a module made by TeaVM, with all that it may reach: a clock, numbers, weak references and the given calls.
// TeaVM's own script would make functions of texts, which the page's policy forbids; and nothing here leads to the page.

import { importsOf } from '../imports';

type Calls = Record<string, WebAssembly.ImportValue>;

/** Engines that can do so answer the calls for strings natively. */
const builtins = { builtins: ['js-string'] };

export const moduleOf = (bytes: Uint8Array<ArrayBuffer>): WebAssembly.Module =>
  Reflect.construct(WebAssembly.Module, [bytes, builtins]) as WebAssembly.Module;

/** `calls` are the imports from the module `retrace`. */
export function instanceOf(module: WebAssembly.Module, calls: Calls): WebAssembly.Instance {
  const offered: Record<string, Calls> = {
    'wasm:js-string': strings,
    teavm: core,
    teavmDate: dates,
    teavmMath: numbers,
    teavmConsole: { putcharStdout: nothing, putcharStderr: nothing },
    teavmJso: objects,
    teavmMemory: { heapOffset: whole(0), maxSize: whole(mostMemory), linearMemory: nothing },
    env: { memory: new WebAssembly.Memory({ initial: 64, maximum: mostMemory / pageBytes }) },
    retrace: calls,
  };
  return new WebAssembly.Instance(
    module,
    importsOf(module, { ...offered, ...missing(module, offered) }),
  );
}

/** The library's parts that lead out of a program, which are refused when they are called; those that are offered stay as they are. */
function missing(
  module: WebAssembly.Module,
  offered: Record<string, Calls>,
): Record<string, Calls> {
  const all: Record<string, Calls> = {};
  for (const { module: from, name, kind } of WebAssembly.Module.imports(module)) {
    if (!from.startsWith('teavm')) continue;
    const known = (all[from] ??= { ...offered[from] });
    if (!Object.hasOwn(known, name))
      known[name] = kind === 'global' ? none() : refused(`${from}.${name}`);
  }
  return all;
}

const pageBytes = 65_536;
const mostMemory = 64 * 2 ** 20;

const nothing = () => null;
const whole = (value: number) => new WebAssembly.Global({ value: 'i32' }, value);
const none = () => new WebAssembly.Global({ value: 'externref' }, undefined);

/** The program used a part of Java's library that would lead out of it. */
export class NotHere extends Error {}

const refused = (name: string) => () => {
  const part = name.startsWith('teavmAsync.') ? 'a thread' : name;
  throw new NotHere(`java.lang.UnsupportedOperationException: ${part} is not available here`);
};

const strings: Calls = {
  fromCharCode: (code: number) => String.fromCharCode(code),
  concat: (first: string, second: string) => first + second,
  charCodeAt: (text: string, index: number) => text.charCodeAt(index),
  length: (text: string) => text.length,
  substring: (text: string, start: number, end: number) => text.substring(start, end),
};

const core: Calls = {
  createWeakRef: (value: WeakKey) => new WeakRef(value),
  deref: (reference: WeakRef<WeakKey>) => reference.deref() ?? null,
  createStringWeakRef: (value: WeakKey) => new WeakRef(value),
  stringDeref: (reference: WeakRef<WeakKey>) => reference.deref(),
  takeStackTrace: () => stack,
  decorateException: nothing,
};

/** The functions of Math, whose names cannot be listed by a spread. */
const numbers = Object.fromEntries(
  Object.getOwnPropertyNames(Math).flatMap((name) => {
    const call: unknown = Reflect.get(Math, name);
    return typeof call === 'function' ? [[name, call as never]] : [];
  }),
) as Calls;

const dateOf = (time: number) => new Date(time);
const dates: Calls = {
  currentTimeMillis: () => Date.now(),
  dateToString: (time: number) => dateOf(time).toString(),
  getYear: (time: number) => dateOf(time).getFullYear(),
  getMonth: (time: number) => dateOf(time).getMonth(),
  getDate: (time: number) => dateOf(time).getDate(),
};

/** The only JavaScript objects that a module ever holds, besides texts and numbers. */
const stack = Object.freeze({ getStack: () => [] });
const clock = Object.freeze({ now: () => performance.now() });

const isOurs = (value: unknown): value is Record<string, () => unknown> =>
  value === stack || value === clock;

/** The library makes a function of only one text, which gives back its argument; other texts are refused. */
const functionOf = (...texts: readonly unknown[]) =>
  texts.at(-1) === 'return str;' ? same : refused(`function(${texts.join()})`);
const same = (value: unknown) => value;

/** The same call under a name for each number of arguments, up to more than the library has. */
const numbered = (name: string, call: (...values: never[]) => unknown): Calls =>
  Object.fromEntries(Array.from({ length: 9 }, (_, count) => [`${name}${count}`, call as never]));

const wrapped = ['Byte', 'Short', 'Char', 'Int', 'Long', 'Float', 'Double'];

/** TeaVM's calls for JavaScript code, which a program has none of; TeaVM offers its classes to it when a module starts. */
const objects: Calls = {
  ...Object.fromEntries(
    wrapped.flatMap((name) => [
      [`wrap${name}`, same],
      [`unwrap${name}`, same],
    ]),
  ),
  wrapBoolean: (value: unknown) => value !== 0,
  unwrapBoolean: (value: unknown) => (value ? 1 : 0),
  stringBuiltinsSupported: () => 1,
  isUndefined: (value: unknown) => (value === undefined ? 1 : 0),
  createClass: () => ({}),
  exportClass: () => ({}),
  defineMethod: nothing,
  defineStaticMethod: nothing,
  defineProperty: nothing,
  defineStaticProperty: nothing,
  defineFunction: () => ({}),
  emptyArray: () => [],
  global: (name: string) => (name === 'performance' ? clock : undefined),
  getProperty: (object: unknown, name: string) =>
    Array.isArray(object) && name === 'length' ? object.length : undefined,
  ...numbered('createFunction', functionOf),
  ...numbered('callFunction', (call: (value: unknown) => unknown, value: unknown) =>
    call === same ? same(value) : refused('a function')(),
  ),
  ...numbered('callMethod', (object: unknown, name: string) =>
    isOurs(object) && Object.hasOwn(object, name) ? object[name]?.() : refused(name)(),
  ),
};
