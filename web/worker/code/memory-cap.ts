// Bounds the memory that a program takes: what its WebAssembly grows to and, where asked, the buffers that are made beside it.

const pageBytes = 65_536;

/** The most bytes from now on, and those of the buffers beside WebAssembly. */
let mostBytes = Infinity;
let besideBytes = 0;

/** Something was refused since the limit was set. */
let isFull = false;

/** More than a program may have. */
export class BeyondMemory extends Error {}

/** The most bytes that programs may have from now on. */
export function holdMemory(bytes: number): void {
  mostBytes = bytes;
  isFull = false;
}

/** Whether the program has come to its limit. */
export const memoryWasFull = (): boolean => isFull;

function refused(): never {
  isFull = true;
  throw new BeyondMemory('the memory is full');
}

/** Takes the bytes of a buffer, before it is made. */
export function takeMemory(bytes: number): void {
  if (besideBytes + bytes > mostBytes) refused();
  besideBytes += bytes;
}

/** Runs what this project itself makes of a program's reports, whose memory is none of the program's. */
export function uncounted<T>(does: () => T): T {
  const [most, beside] = [mostBytes, besideBytes];
  mostBytes = Infinity;
  try {
    return does();
  } finally {
    mostBytes = most;
    besideBytes = beside;
  }
}

let isCapped = false;

/** Lets WebAssembly of this worker grow to the limit and no further; what runs in it sees that its memory is full. */
export function capMemory(): void {
  if (isCapped) return;
  isCapped = true;
  // eslint-disable-next-line @typescript-eslint/unbound-method -- called on what it was called on
  const { grow } = WebAssembly.Memory.prototype;
  WebAssembly.Memory.prototype.grow = function (this: WebAssembly.Memory, pages: number) {
    const after = this.buffer.byteLength + pages * pageBytes;
    if (after + besideBytes > mostBytes) refused();
    return grow.call(this, pages);
  };
}

const typedArrays = [
  ...['Int8Array', 'Uint8Array', 'Uint8ClampedArray', 'Int16Array', 'Uint16Array'],
  ...['Int32Array', 'Uint32Array', 'BigInt64Array', 'BigUint64Array', 'Float16Array'],
  ...['Float32Array', 'Float64Array'],
];

/**
 * Counts every buffer that is made in this scope from now on as memory of the program, and lets no further WebAssembly be made.
 * Nothing is given back, since nobody learns what has been collected while a program runs.
 */
export function capBuffers(scope: typeof globalThis): void {
  for (const name of typedArrays) count(scope, name, bytesOfArray);
  for (const name of ['ArrayBuffer', 'SharedArrayBuffer']) count(scope, name, bytesOfBuffer);
  const ofArrays = Object.getPrototypeOf(Uint8Array.prototype) as object;
  for (const name of ['toReversed', 'toSorted', 'with']) countCopies(ofArrays, name);
  for (const name of ['transfer', 'transferToFixedLength']) {
    countCopies(ArrayBuffer.prototype, name);
  }
  for (const name of ['fromBase64', 'fromHex']) Reflect.deleteProperty(Uint8Array, name);
  countCopies(TextEncoder.prototype, 'encode');
  for (const name of Object.getOwnPropertyNames(WebAssembly)) {
    if (!stayingParts.has(name)) Reflect.deleteProperty(WebAssembly, name);
  }
  for (const name of ['Memory', 'Table']) replace(WebAssembly, name, refused);
  Object.defineProperty(WebAssembly.Table.prototype, 'grow', { value: refused });
}

/** The parts of WebAssembly that take no memory, of which what runs asks for kinds of errors. */
const stayingParts: ReadonlySet<string> = new Set([
  ...['Memory', 'Table', 'Global', 'Tag', 'JSTag', 'Exception', 'Function', 'promising'],
  ...['Suspending', 'SuspendError', 'CompileError', 'LinkError', 'RuntimeError'],
]);

type Maker = new (...given: unknown[]) => { byteLength: number };

/** Replaces a constructor by one that counts; `bytes` tells what it is about to make. */
function count(
  scope: object,
  name: string,
  bytes: (given: readonly unknown[], made: Maker) => number,
): void {
  const original = Reflect.get(scope, name) as (Maker & { prototype: object }) | undefined;
  if (!original) return; // not in every browser
  replace(scope, name, (given, newTarget) => {
    const told = bytes(given, original);
    takeMemory(told);
    const made = Reflect.construct(original, given, newTarget) as { byteLength: number };
    // An iterator does not tell its length before.
    if (Reflect.get(made, 'buffer') !== given[0]) takeMemory(Math.max(0, made.byteLength - told));
    return made;
  });
}

/** Replaces a constructor; `instanceof` still works with the replacement. */
function replace(
  scope: object,
  name: string,
  construct: (given: unknown[], newTarget: () => unknown) => object,
): void {
  const original = Reflect.get(scope, name) as (() => unknown) & { prototype: object };
  const value = new Proxy<object>(original, {
    construct: (_target, given: unknown[], newTarget: () => unknown) => construct(given, newTarget),
  });
  Object.defineProperty(scope, name, { value });
  Object.defineProperty(original.prototype, 'constructor', { value });
}

function bytesOfArray([from]: readonly unknown[], made: Maker): number {
  const each = Number(Reflect.get(made, 'BYTES_PER_ELEMENT'));
  const isList = typeof from === 'object' || typeof from === 'function';
  // A buffer has no length: what is made is a view of it.
  const items: unknown = isList && from !== null ? Reflect.get(from, 'length') : from;
  return (Number(items) || 0) * each;
}

function bytesOfBuffer([length, options]: readonly unknown[]): number {
  const isResizable = typeof options === 'object' && options !== null;
  const most = isResizable ? Number(Reflect.get(options, 'maxByteLength')) : 0;
  return Math.max(Number(length) || 0, most || 0);
}

/** Counts what a method makes: as much as it is called on, or as it is given. */
function countCopies(owner: object, name: string): void {
  const original: unknown = Reflect.get(owner, name);
  if (typeof original !== 'function') return;
  const counted = function (this: unknown, ...given: unknown[]): unknown {
    const [of] = given;
    const own = Number(Reflect.get(Object(this) as object, 'byteLength')) || 0;
    takeMemory(Math.max(own, typeof of === 'string' ? 3 * of.length : 0, Number(of) || 0));
    return Reflect.apply(original as () => unknown, this, given);
  };
  Object.defineProperty(owner, name, { value: counted });
}
