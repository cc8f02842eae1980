// The module that scripts/widget/packed-core.mjs makes for the widget: a core and its worker as text, and the same served on
// the page, as a module, where workers are refused.

declare module 'virtual:packed-answers' {
  /** The whole script of the shared worker (web/worker/answers/shared-answers.ts). */
  export const workerScript: string;

  /** The WebAssembly file: compressed (deflate-raw), in base64. */
  export const packedCore: string;

  /** The function of web/worker/seats-on-page.ts. */
  export function loadSeats(): Promise<(module: WebAssembly.Module) => (port: MessagePort) => void>;
}

/** The same of searches: shared-searches.ts. */
declare module 'virtual:packed-searches' {
  export * from 'virtual:packed-answers';
}

/** The same of paths: shared-paths.ts. */
declare module 'virtual:packed-paths' {
  export * from 'virtual:packed-answers';
}

/** The same of recordings: shared-recordings.ts. */
declare module 'virtual:packed-recordings' {
  export * from 'virtual:packed-answers';
}
