// The files of a language that are fetched once and kept in Cache Storage: one store a version, apart from the page's own.

/** As scripts/pieces.mjs writes it: what is fetched, in which pieces. */
export interface KeptManifest {
  /** The name of the folder that the files are in, beside the page. */
  name: string;
  version: string;
  /** The bytes of all pieces and scripts. */
  bytes: number;
  archives: readonly { name: string; bytes: number; pieces: readonly KeptPiece[] }[];
  /** Modules that are imported as they are. */
  scripts: readonly KeptPiece[];
}

export interface KeptPiece {
  file: string;
  bytes: number;
  sha256: string;
}

const beginning = (name: string) => `retrace-${name}-`;

export const keptStore = ({ name, version }: KeptManifest): string =>
  `${beginning(name)}${version}`;
export const isStoreOf = ({ name }: KeptManifest, store: string): boolean =>
  store.startsWith(beginning(name));
