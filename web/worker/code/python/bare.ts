// Takes away what a worker could reach with: a program in Python may find its way to JavaScript, and finds nothing there.

/** Names of the language itself, and those that Pyodide goes on needing. Nothing here leaves the worker. */
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

/** To be called once all is loaded: nothing can be fetched, kept, posted or read as a program afterwards. */
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
  // A text would be read as a program.
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

/** A function's constructor reads a text as a program. Its replacement still knows functions. */
function closeConstructor(prototype: object): unknown {
  const closed = function closed() {
    throw new TypeError('no program is made of a text here');
  };
  closed.prototype = prototype;
  Object.defineProperty(prototype, 'constructor', { value: closed });
  return closed;
}
