// Archives that the page fetches once and keeps; they are too large for one request, so they are cut into hashed pieces.
import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

/** Any host takes files of this size, and an interrupted fetch goes on after the last whole piece. */
const mostPieceBytes = 4 * 2 ** 20;
/** A higher level takes three times as long and saves a hundredth. */
const level = 6;

/**
 * @typedef {{ file: string, bytes: number, sha256: string }} Piece
 * @typedef {{ name: string, bytes: number, pieces: Piece[] }} Archive `bytes`: the unpacked size
 * @typedef {{ name: string, version: string, bytes: number, archives: Archive[] }} Manifest `bytes`: of all pieces
 */

/** Writes an archive in pieces. @param {string} folder @param {string} name @param {Uint8Array} bytes @returns {Promise<Archive>} */
export async function inPieces(folder, name, bytes) {
  const small = await promisify(gzip)(bytes, { level });
  const count = Math.ceil(small.length / mostPieceBytes);
  const length = Math.ceil(small.length / count);
  const pieces = Array.from({ length: count }, (_, index) => {
    const piece = small.subarray(index * length, (index + 1) * length);
    return written(folder, `${name}-${index + 1}`, piece);
  });
  return { name, bytes: bytes.length, pieces };
}

/** Writes a file with the hash of its content in its name. @param {string} folder @param {string} name @param {Uint8Array} bytes */
function written(folder, name, bytes) {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const file = `${name}-${sha256.slice(0, 8)}.bin`;
  writeFileSync(join(folder, file), bytes);
  return { file, bytes: bytes.length, sha256 };
}

/** @param {Pick<Manifest, 'name' | 'version' | 'archives'>} parts @returns {Manifest} */
export function manifestOf(parts) {
  const all = parts.archives.flatMap(({ pieces }) => pieces);
  return { ...parts, bytes: all.reduce((sum, { bytes }) => sum + bytes, 0) };
}

/**
 * Puts a folder's pieces beside the page: into dist, or on the development server.
 * @param {string} name of the folder in dist
 * @param {string} folder
 * @returns {import('vite').Plugin}
 */
export const piecesBeside = (name, folder) => ({
  name: `retrace-${name}-pieces`,
  configureServer(server) {
    server.middlewares.use(`/${name}`, (request, response, next) => {
      const file = join(folder, basename(request.url ?? ''));
      if (!existsSync(file)) return next();
      createReadStream(file).pipe(response);
    });
  },
  generateBundle() {
    // A language that is not built yet is put beside the page later; until then its manifest is empty.
    if (!existsSync(folder)) {
      this.emitFile({ type: 'asset', fileName: `${name}/manifest.json`, source: '{}' });
      return;
    }
    for (const file of readdirSync(folder)) {
      this.emitFile({
        type: 'asset',
        fileName: `${name}/${file}`,
        source: readFileSync(join(folder, file)),
      });
    }
  },
});
