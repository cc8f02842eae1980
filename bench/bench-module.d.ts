// The module that benchmarks and tests alone call, as Emscripten wrote it, with the calls of its tables.

declare module '@core/retrace-bench.mjs' {
  type Core = import('./bench-table').BenchCore;
  export default function createCore(options?: CoreOptions): Promise<Core>;
}
