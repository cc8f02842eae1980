// A module that TeaVM has made, with all that it may reach: a clock, numbers, weak references and the calls that it is given.
// TeaVM's own script would make functions of texts, which the page's policy forbids; and nothing here leads to the page.

type Calls = Record<string, WebAssembly.ImportValue>;

/** Answered natively where the engine can. */
const builtins = { builtins: ['js-string'] };

export const moduleOf = (bytes: Uint8Array<ArrayBuffer>): WebAssembly.Module =>
  Reflect.construct(WebAssembly.Module, [bytes, builtins]) as WebAssembly.Module;

/** `calls`: of the module `retrace`. */
export function instanceOf(module: WebAssembly.Module, calls: Calls): WebAssembly.Instance {
  const offered: Record<string, Calls> = {
    'wasm:js-string': strings,
    teavm: core,
    teavmDate: dates,
    teavmMath: Math as unknown as Calls,
    teavmConsole: { putcharStdout: nothing, putcharStderr: nothing },
    teavmJso: objects,
    teavmMemory: { heapOffset: whole(0), maxSize: whole(mostMemory), linearMemory: nothing },
    env: { memory: new WebAssembly.Memory({ initial: 64, maximum: mostMemory / pageBytes }) },
    retrace: calls,
  };
  const imports: Record<string, Calls> = {};
  for (const { module: from, name, kind } of WebAssembly.Module.imports(module)) {
    const there = (imports[from] ??= {});
    const call = offered[from]?.[name];
    there[name] = call ?? (kind === 'global' ? none() : refused(`${from}.${name}`));
  }
  return new WebAssembly.Instance(module, imports);
}

const pageBytes = 65_536;
const mostMemory = 64 * 2 ** 20;

const nothing = () => null;
const whole = (value: number) => new WebAssembly.Global({ value: 'i32' }, value);
const none = () => new WebAssembly.Global({ value: 'externref' }, undefined);
const refused = (name: string) => () => {
  throw new Error(`${name} is not there`);
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
  takeStackTrace: () => null,
  decorateException: nothing,
};

const dateOf = (time: number) => new Date(time);
const dates: Calls = {
  currentTimeMillis: () => Date.now(),
  dateToString: (time: number) => dateOf(time).toString(),
  getYear: (time: number) => dateOf(time).getFullYear(),
  getMonth: (time: number) => dateOf(time).getMonth(),
  getDate: (time: number) => dateOf(time).getDate(),
};

/** What TeaVM calls when a module starts: it offers its classes to scripts, of which there are none. */
const objects: Calls = {
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
};
