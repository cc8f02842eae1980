// The core that finds the path through a puzzle by techniques but nested chains, with its worker: a separate part, fetched with
// the first puzzle that is explained.
export * from 'virtual:packed-paths';
