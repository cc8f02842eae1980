// Threads of Node and of what stands in for it, found without an import that a bundler would follow.

export interface NodePort {
  on(event: 'message', listener: (data: unknown) => void): void;
  postMessage(message: unknown): void;
}

export interface NodeThread extends NodePort {
  on(event: 'message', listener: (data: unknown) => void): void;
  on(event: 'error', listener: (error: unknown) => void): void;
  on(event: 'exit', listener: () => void): void;
  /** Whether the process waits for it. */
  ref(): void;
  unref(): void;
  terminate(): unknown;
}

export interface NodeThreads {
  Worker: new (script: string, options: { eval: true; name: string }) => NodeThread;
  /** Undefined or null outside of a thread. */
  parentPort?: NodePort | null;
}

declare const process:
  { getBuiltinModule?: (name: 'node:worker_threads') => NodeThreads | undefined } | undefined;

/** Undefined in browsers, and where there is no such thing. */
export function nodeThreads(): NodeThreads | undefined {
  try {
    return typeof process === 'undefined'
      ? undefined
      : process.getBuiltinModule?.('node:worker_threads');
  } catch {
    return undefined;
  }
}
