// A file that is no text, by its first bytes; cpp/cli/file_kind.cpp has the same list.
import { firstBytesOf, isGzip, unpackedOf } from './encoding';

/** `damaged`: packed by gzip and cut off, or changed on its way. */
export type FileKind =
  'pdf' | 'document' | 'archive' | 'program' | 'media' | 'database' | 'damaged';

/** Enough to tell, in bytes or characters. */
export const headLength = 272;

// Each byte is a character of its own. Letters could be a word: a file that is no text has a zero among the next bytes.
/* eslint-disable no-control-regex -- the marks are bytes, not text */
const marks = [
  // PNG, GIF, JPEG, TIFF, BMP, WebP, HEIC and AVIF
  [
    'picture',
    /^(?:.PNG\r\n|GIF8[79]a|\u00ff\u00d8\u00ff|II\*\0|MM\0\*|BM[^]{0,13}\0|RIFF[^]{4}WEBP|\0[^]{3}ftyp(?:hei|avi|mif))/,
  ],
  ['pdf', /^%PDF-/],
  [
    'document',
    /^(?:\u00d0\u00cf\u0011\u00e0|PK\x03\x04[^]{26}(?:\[Content_Types\]|mimetype|word\/|xl\/|_rels\/|docProps\/|Index\/))/,
  ],
  [
    'archive',
    /^(?:PK\x03\x04|PK\x05\x06|7z\u00bc\u00af|Rar!\u001a|\u00fd7zXZ\x00|BZh91AY|\(\u00b5\u002f\u00fd|[^]{257}ustar)/,
  ],
  [
    'program',
    /^(?:MZ[^]{0,13}\0|\u007fELF|\0asm|\u00ca\u00fe\u00ba\u00be|\u00cf\u00fa\u00ed\u00fe)/,
  ],
  ['media', /^(?:ID3[^]{0,12}\0|OggS[^]{0,11}\0|RIFF[^]{4}WAVE|\0[^]{3}ftyp)/],
  ['database', /^SQLite format 3\0/],
] as const satisfies readonly (readonly [FileKind | 'picture', RegExp])[];

/** Undefined: it may be a text. */
export const fileKindOf = (head: string): (typeof marks)[number][0] | undefined =>
  marks.find(([, mark]) => mark.test(head))?.[0];

/** The bytes that tell, each as a character. */
export const headOf = async (source: Blob): Promise<string> =>
  String.fromCharCode(...new Uint8Array(await source.slice(0, headLength).arrayBuffer()));

/** The kind of a file, or of the one that gzip has packed in it. */
export async function fileKindIn(source: Blob): Promise<ReturnType<typeof fileKindOf>> {
  const head = await headOf(source);
  const isPacked = isGzip(Uint8Array.of(head.charCodeAt(0), head.charCodeAt(1)));
  return fileKindOf(isPacked ? await unpackedHeadOf(source) : head);
}

/** Empty where the file is damaged: whoever unpacks the whole of it tells. */
async function unpackedHeadOf(source: Blob): Promise<string> {
  try {
    const head = await firstBytesOf(unpackedOf(source), headLength);
    return String.fromCharCode(...head.subarray(0, headLength));
  } catch {
    return '';
  }
}
