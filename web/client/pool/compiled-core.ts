// Unpacks and compiles each core once for all workers of the page.

/** A core for shared workers, as a part of the widget brings it. */
export interface PackedCore {
  /** The whole script of the worker. */
  workerScript: string;
  /** The WebAssembly file: compressed (deflate), in base64. */
  packedCore: string;
}

const compiled = new Map<PackedCore, Promise<WebAssembly.Module>>();

/** Rejects where the host page refuses WebAssembly. */
export function compiledCore(core: PackedCore): Promise<WebAssembly.Module> {
  const known = compiled.get(core);
  if (known) return known;
  const compiling = unpack(core.packedCore).then((bytes) => WebAssembly.compile(bytes));
  compiled.set(core, compiling);
  return compiling;
}

/** By `deflate`: browsers learned `deflate-raw` two years later. */
async function unpack(base64: string): Promise<ArrayBuffer> {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  const plain = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate'));
  return new Response(plain).arrayBuffer();
}
