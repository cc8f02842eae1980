// What scripts/widget/packed-core.mjs makes of web/worker/seats.ts and the core, for the widget.

declare module 'virtual:packed-core' {
  /** What a shared worker is told: a client's port, and the first time the compiled core. */
  export interface Introduction {
    port: MessagePort;
    module?: WebAssembly.Module;
  }

  /**
   * The whole script of the worker as one function that uses nothing around it: its text is a
   * worker's script, and a page that is refused workers calls it.
   */
  export function openWorker(): {
    serveSeats(module: WebAssembly.Module): (port: MessagePort) => void;
    /** Only in the text. */
    serveWorker(scope: unknown): void;
  };

  /** The WebAssembly file: compressed (deflate-raw), in base64. */
  export const packedCore: string;
}
