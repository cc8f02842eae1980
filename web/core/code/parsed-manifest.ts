// The text that tells of a language's files, read where it comes from the server; undefined where it is something else.
import type { KeptManifest, KeptPiece } from './language-caches';

export function parsedManifest(text: string): KeptManifest | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isManifest(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isManifest = (value: unknown): value is KeptManifest =>
  isObject(value) &&
  typeof value.name === 'string' &&
  typeof value.version === 'string' &&
  typeof value.bytes === 'number' &&
  Array.isArray(value.archives) &&
  value.archives.every(isArchive);

const isArchive = (value: unknown): boolean =>
  isObject(value) &&
  typeof value.name === 'string' &&
  typeof value.bytes === 'number' &&
  Array.isArray(value.pieces) &&
  value.pieces.every(isPiece);

/** A file beside the page, never elsewhere. */
const isPiece = (value: unknown): value is KeptPiece =>
  isObject(value) &&
  typeof value.file === 'string' &&
  /^[\w.-]+$/.test(value.file) &&
  typeof value.bytes === 'number' &&
  typeof value.sha256 === 'string';
