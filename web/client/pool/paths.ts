// The core that finds the path through a puzzle by techniques, with its worker: a part of its own, fetched with
// the first puzzle that is explained.
export * from 'virtual:packed-paths';
