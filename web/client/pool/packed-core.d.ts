// What scripts/widget/packed-core.mjs gives the widget: the worker and the core as text.

declare module 'virtual:packed-core' {
  /** The whole script of the shared worker (web/worker/shared.ts). */
  export const workerScript: string;

  /** The WebAssembly file: compressed (deflate-raw), in base64. */
  export const packedCore: string;

  /** web/worker/seats.ts as a module, for a page that is refused workers. */
  export function loadSeats(): Promise<{
    serveSeats(module: WebAssembly.Module): (port: MessagePort) => void;
  }>;
}
