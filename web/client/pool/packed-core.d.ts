// The module that scripts/widget/packed-core.mjs makes for the widget: a core and its worker as text, and as a module for
// pages that refuse workers.

declare module 'virtual:packed-answers' {
  /** The whole script of the shared worker (web/worker/answers/shared-answers.ts). */
  export const workerScript: string;

  /** The WebAssembly file: compressed (deflate), in base64. */
  export const packedCore: string;

  /** The function of web/worker/seats-on-page.ts. */
  export function loadSeats(): Promise<(module: WebAssembly.Module) => (port: MessagePort) => void>;
}

/** The core that searches, with shared-searches.ts. */
declare module 'virtual:packed-searches' {
  export * from 'virtual:packed-answers';
}

/** The core that finds paths, with shared-paths.ts. */
declare module 'virtual:packed-paths' {
  export * from 'virtual:packed-answers';
}

/** The core that finds paths with nested chains, too; its worker is that of paths. */
declare module 'virtual:packed-nested' {
  export const packedCore: string;
}

/** The core for puzzles with any rules, with shared-varied.ts. */
declare module 'virtual:packed-varied' {
  export * from 'virtual:packed-answers';
}

/** The core that reads recordings, with shared-recordings.ts. */
declare module 'virtual:packed-recordings' {
  export * from 'virtual:packed-answers';
}
