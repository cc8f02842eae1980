// What scripts/widget/packed-core.mjs gives the package: the solver's core and its thread as text, and what serves in
// the calling thread where there is no other.

declare module 'virtual:packed-solver' {
  /** The whole script of the thread (web/worker/solver/thread.ts). */
  export const workerScript: string;

  /** The WebAssembly file: compressed (deflate-raw), in base64. */
  export const packedCore: string;

  /** Of web/worker/solver/serve.ts. */
  export function loadHere(): Promise<
    (
      module: WebAssembly.Module,
      reply: (reply: import('../../core/port').PortReply<SolverCalls>) => void,
    ) => { hear: (request: import('../../core/port').PortRequest<SolverCalls>) => void }
  >;

  type SolverCalls = import('../../core/solver/calls').SolverCalls;
}
