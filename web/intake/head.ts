// The kind of a text or a file by its first characters: a recording, a file that is none of text, or a text with puzzles.
import { fileKindOf } from '../core/file-kind';

// docs/trace-format.md: the first line is the name and the version.
const recording = /^(?:\ufeff|\u00ef\u00bb\u00bf)?retrace-trace \d/;

/** `head`: its first bytes or characters. Undefined: nothing is known of it, as of any text with a puzzle. */
export const kindOfHead = (head: string): 'recording' | ReturnType<typeof fileKindOf> =>
  recording.test(head) ? 'recording' : fileKindOf(head);
