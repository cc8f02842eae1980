// The core's modules as Emscripten wrote them, with the calls of their tables.

interface CoreOptions {
  locateFile?: (path: string) => string;
  wasmBinary?: ArrayBuffer | Uint8Array;
  /** Instantiates the module instead of Emscripten's own loading, and hands the instance to `use`. */
  instantiateWasm?: (
    imports: WebAssembly.Imports,
    use: (instance: WebAssembly.Instance) => void,
  ) => object;
}

declare module '@core/retrace-answers.mjs' {
  type Core = import('./answers/answers-table').AnswerCore;
  export default function createCore(options?: CoreOptions): Promise<Core>;
}

declare module '@core/retrace-searches.mjs' {
  type Core = import('./searches/page-search-tasks').PageSearchCore;
  export default function createCore(options?: CoreOptions): Promise<Core>;
}

declare module '@core/retrace-questions.mjs' {
  type Core = import('./questions/questions-table').QuestionsCore &
    import('./bulk/bulk-table').BulkCore;
  export default function createCore(options?: CoreOptions): Promise<Core>;
}

declare module '@core/retrace-techniques.mjs' {
  type Core = import('./techniques/techniques-table').TechniquesCore;
  export default function createCore(options?: CoreOptions): Promise<Core>;
}

/** With nested chains. */
declare module '@core/retrace-nested.mjs' {
  type Core = import('./techniques/sharing-table').SharingCore;
  export default function createCore(options?: CoreOptions): Promise<Core>;
}

declare module '@core/retrace-make.mjs' {
  type Core = import('./make/make-table').MakeCore & import('./make/setting-table').SettingCore;
  export default function createCore(options?: CoreOptions): Promise<Core>;
}

declare module '@core/retrace-varied.mjs' {
  type Core = import('./varied/varied-table').VariedCore &
    import('./varied/varied-table').VariedPageCore;
  export default function createCore(options?: CoreOptions): Promise<Core>;
}

declare module '@core/retrace-solver.mjs' {
  type Core = import('./solver/solver-tasks').SolverCore;
  export default function createCore(options?: CoreOptions): Promise<Core>;
}
