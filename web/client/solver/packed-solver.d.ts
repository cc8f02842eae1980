// The module that scripts/widget/packed-core.mjs makes for the package: the solver's core and its thread as text, and the
// server for the calling thread.

declare module 'virtual:packed-solver' {
  /** The whole script of the thread (web/worker/solver/thread.ts). */
  export const workerScript: string;

  /** The WebAssembly file: compressed (deflate), in base64. */
  export const packedCore: string;

  /** The function of web/worker/solver/serve.ts. */
  export function loadHere(): Promise<
    (
      module: WebAssembly.Module,
      reply: (reply: import('../../core/port-messages').PortReply<SolverCalls>) => void,
    ) => { hear: (request: import('../../core/port-messages').PortRequest<SolverCalls>) => void }
  >;

  type SolverCalls = import('../../core/solver/solver-calls').SolverCalls;
}
