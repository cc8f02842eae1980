// A file that was opened, as a text that is read piece by piece; a file without one is told by its kind.
import { plainText } from '../../client/bulk/plain-text';
import type { Source } from '../../core/intake';
import { TooLong } from '../../core/encoding';
import { fileKindIn } from '../../core/file-kind';
import { puzzlesOfSheet } from '../../core/own-pdf';
import type { FileProblem } from '../../core/problem';

export async function textOfFile({ source, name }: Source): Promise<Blob | FileProblem> {
  try {
    const kind = await fileKindIn(source);
    const sheet = kind === 'pdf' ? await puzzlesOfSheet(source) : undefined;
    if (sheet) return sheet;
    if (kind === 'picture') return { kind, name };
    return kind ? { kind: 'no-text', name, is: kind } : await plainText(source);
  } catch (error) {
    if (error instanceof TooLong) return { kind: 'too-much-packed', name };
    return { kind: 'no-text', name, is: 'damaged' };
  }
}
