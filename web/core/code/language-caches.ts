// The files of a language that are fetched once and kept in Cache Storage: one store a version, apart from the page's own.

/** As scripts/pieces.mjs writes it: what is fetched, in which pieces. */
export interface KeptManifest extends StoreName {
  /** The bytes of all pieces. */
  bytes: number;
  archives: readonly { name: string; bytes: number; pieces: readonly KeptPiece[] }[];
}

export interface StoreName {
  /** The name of the folder that the files are in, beside the page. */
  name: string;
  version: string;
}

export interface KeptPiece {
  file: string;
  bytes: number;
  sha256: string;
}

/** A file as it was fetched, and the bytes that it has unpacked. */
export interface PackedFile {
  blob: Blob;
  bytes: number;
}

export type PackedFiles = ReadonlyMap<string, PackedFile>;

const beginning = (name: string) => `retrace-${name}-`;

export const keptStore = ({ name, version }: StoreName): string => `${beginning(name)}${version}`;
export const isStoreOf = ({ name }: StoreName, store: string): boolean =>
  store.startsWith(beginning(name));
