// What scripts/widget/packed-core.mjs gives the widget: a core and its worker as text, and the same served on
// the page, as a module, where workers are refused.

declare module 'virtual:packed-core' {
  /** The whole script of the shared worker (web/worker/shared.ts). */
  export const workerScript: string;

  /** The WebAssembly file: compressed (deflate-raw), in base64. */
  export const packedCore: string;

  /** web/worker/seats.ts. */
  export function loadSeats(): Promise<{
    serveSeats(module: WebAssembly.Module): (port: MessagePort) => void;
  }>;
}

/** The same of recordings: shared-recordings.ts and recording-seats.ts. */
declare module 'virtual:packed-recordings' {
  export * from 'virtual:packed-core';
}
