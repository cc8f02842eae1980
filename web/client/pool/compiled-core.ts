// The core, unpacked and compiled once for all workers of the page.
import { packedCore } from 'virtual:packed-core';

let compiled: Promise<WebAssembly.Module> | undefined;

/** Rejects where the host page refuses WebAssembly. */
export function compiledCore(): Promise<WebAssembly.Module> {
  return (compiled ??= unpack(packedCore).then((bytes) => WebAssembly.compile(bytes)));
}

async function unpack(base64: string): Promise<ArrayBuffer> {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  const plain = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  return new Response(plain).arrayBuffer();
}
