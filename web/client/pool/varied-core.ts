// The core for puzzles with any rules, with its worker: a separate part, fetched with the first of them.
export * from 'virtual:packed-varied';
