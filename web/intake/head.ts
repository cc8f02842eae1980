// The kind of a text or a file by its first characters. Another kind of file is another line here.

/** Enough to tell, in bytes or characters. */
export const headLength = 64;

// Each byte of a file is read as a character of its own.
const heads = [
  // docs/trace-format.md: the first line is the name and the version.
  ['recording', /^(?:\ufeff|\u00ef\u00bb\u00bf)?retrace-trace \d/],
  // PNG, GIF, JPEG, WebP, HEIC and AVIF
  [
    'picture',
    /^(?:.PNG\r\n|GIF8[79]a|\u00ff\u00d8\u00ff|RIFF[^]{4}WEBP|[^]{4}ftyp(?:hei|avi|mif))/,
  ],
] as const satisfies readonly (readonly [string, RegExp])[];

/** Undefined: nothing is known of it, as of any text with a puzzle. */
export function kindOfHead(head: string): (typeof heads)[number][0] | undefined {
  return heads.find(([, pattern]) => pattern.test(head))?.[0];
}
