// Packs files into one, which web/worker/code/cpp/compile/unpack.ts unpacks; and reads tar files.

/**
 * The length of a list in JSON, the list, and then the files one after another.
 * @param {Record<string, Uint8Array>} files by path
 */
export function packed(files) {
  const list = Object.entries(files).map(([path, { length }]) => [path, length]);
  const head = Buffer.from(JSON.stringify(list));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(head.length);
  return Buffer.concat([length, head, ...Object.values(files)]);
}

const blockBytes = 512;

/**
 * The files of a tar archive whose paths fit its oldest form.
 * @param {Buffer} archive
 * @returns {{ path: string, bytes: Buffer }[]}
 */
export function unpackedTar(archive) {
  const files = [];
  for (let at = 0; at + blockBytes <= archive.length;) {
    const head = archive.subarray(at, at + blockBytes);
    const path = textOf(head, 0, 100);
    if (path === '') break;
    const size = parseInt(textOf(head, 124, 12), 8);
    const isFile = head[156] === 0 || head[156] === '0'.charCodeAt(0);
    const start = at + blockBytes;
    if (isFile) files.push({ path, bytes: archive.subarray(start, start + size) });
    at = start + Math.ceil(size / blockBytes) * blockBytes;
  }
  return files;
}

/** @param {Buffer} bytes @param {number} start @param {number} length */
function textOf(bytes, start, length) {
  const field = bytes.subarray(start, start + length);
  const end = field.indexOf(0);
  return field
    .subarray(0, end < 0 ? length : end)
    .toString('utf8')
    .trim();
}
