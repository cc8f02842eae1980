// The core with nested chains for the worker of paths.ts: a separate part, fetched with the first puzzle that needs them.
export { packedCore } from 'virtual:packed-nested';
