// A PNG of one bit a pixel: true is black.
import { crc32, deflateSync } from 'node:zlib';

/**
 * @param {string} kind
 * @param {Buffer} data
 */
function chunk(kind, data) {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** @param {readonly (readonly boolean[])[]} lines all of one length, a multiple of eight */
export function writeBits(lines) {
  const width = lines[0]?.length ?? 0;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(lines.length, 4);
  header.writeUInt8(1, 8); // one bit a pixel, grey
  const bytes = lines.map((line) => {
    const packed = Buffer.alloc(1 + width / 8); // a first byte for the filter: none
    line.forEach((black, x) => {
      if (!black) packed[1 + (x >> 3)] = (packed[1 + (x >> 3)] ?? 0) | (128 >> (x & 7));
    });
    return packed;
  });
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(bytes), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
