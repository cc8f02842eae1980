// The module for benchmarks and tests alone, as Emscripten wrote it, with the calls of its tables.

declare module '@core/retrace-bench.mjs' {
  type Core = import('./bench-table').BenchCore;
  export default function createCore(options?: CoreOptions): Promise<Core>;
}
