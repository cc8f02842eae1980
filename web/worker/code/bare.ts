// Removes from a worker's scope all that leads out of it: a program that finds its way to JavaScript must find nothing there.

/** The names of the language itself, and those that compilers and interpreters need later; none of them leads out of the worker. */
const harmless: ReadonlySet<PropertyKey> = new Set([
  ...['globalThis', 'undefined', 'NaN', 'Infinity', 'isNaN', 'isFinite', 'parseInt', 'parseFloat'],
  ...['Object', 'Boolean', 'Symbol', 'Number', 'BigInt', 'Math', 'String', 'RegExp', 'Date'],
  ...['Error', 'AggregateError', 'EvalError', 'RangeError', 'ReferenceError', 'SyntaxError'],
  ...['TypeError', 'URIError', 'InternalError', 'SuppressedError', 'DOMException'],
  ...['Array', 'Int8Array', 'Uint8Array', 'Uint8ClampedArray', 'Int16Array', 'Uint16Array'],
  ...['Int32Array', 'Uint32Array', 'BigInt64Array', 'BigUint64Array', 'Float16Array'],
  ...['Float32Array', 'Float64Array', 'ArrayBuffer', 'DataView', 'Atomics', 'SharedArrayBuffer'],
  ...['Map', 'Set', 'WeakMap', 'WeakSet', 'WeakRef', 'FinalizationRegistry', 'Iterator'],
  ...['JSON', 'Promise', 'Proxy', 'Reflect', 'Intl', 'WebAssembly', 'escape', 'unescape'],
  ...['encodeURI', 'encodeURIComponent', 'decodeURI', 'decodeURIComponent'],
  ...['TextEncoder', 'TextDecoder', 'performance', 'crypto', 'console', 'clearTimeout'],
]);

/** Empties the scope; call it once all is loaded, since afterwards nothing can be fetched, kept, posted or read as a program. */
export function makeBare(scope: typeof globalThis): void {
  const { setTimeout, Function } = scope;
  for (const each of chainOf(scope)) {
    for (const name of Reflect.ownKeys(each)) {
      if (typeof name === 'string' && !harmless.has(name)) takeAway(each, name);
    }
  }
  const closed = closeConstructor(Function.prototype);
  for (const sample of [
    async () => Promise.resolve(),
    function* none() {
      yield undefined;
    },
    async function* none() {
      yield Promise.resolve();
    },
  ]) {
    closeConstructor(Object.getPrototypeOf(sample) as object);
  }
  Object.defineProperty(scope, 'Function', { value: closed });
  // setTimeout would run a text as a program, so only functions are passed on.
  const later = (call: unknown, milliseconds?: number) =>
    typeof call === 'function' ? setTimeout(call, milliseconds) : 0;
  Object.defineProperty(scope, 'setTimeout', { value: later });
  const { console } = scope;
  for (const name of Object.keys(console)) Object.assign(console, { [name]: () => undefined });
}

/** The scope and what it inherits from, but for what every object does. */
function chainOf(scope: object): object[] {
  const chain: object[] = [];
  for (
    let at: object | null = scope;
    at && at !== Object.prototype;
    at = Object.getPrototypeOf(at) as object | null
  ) {
    chain.push(at);
  }
  return chain;
}

function takeAway(from: object, name: string): void {
  if (Reflect.deleteProperty(from, name)) return;
  Reflect.defineProperty(from, name, { value: undefined });
}

/** Replaces a constructor of functions, which would read a text as a program; `instanceof` still works with the replacement. */
function closeConstructor(prototype: object): unknown {
  const closed = function closed() {
    throw new TypeError('no program is made of a text here');
  };
  closed.prototype = prototype;
  Object.defineProperty(prototype, 'constructor', { value: closed });
  return closed;
}
