// The part that is fetched with the first text: the clients of the readers' workers, and the view of a reading.
import lzString from 'lz-string';
import { ReaderClient } from '../../client/reader/reader-client';
import { openVaried } from '../../client/varied/varied-client';
import { RequestRefused } from '../../client/errors';
import type { Reading } from '../../core/reading';
import type { VariedReading } from '../../core/varied/varied-puzzle';
import '../shared/words/file-words';
import './intake-view';

const client = new ReaderClient();

/** Undefined where the source cannot be read. Rejects where the worker is lost. */
export async function readText(source: Blob): Promise<Reading | undefined> {
  try {
    return await client.read(source);
  } catch (error) {
    if (error instanceof RequestRefused) return undefined;
    throw error;
  }
}

/** Puzzles with rules beyond the classic ones. The worker ends with each text: the mode that plays them has its own. */
export async function readVaried(text: string): Promise<VariedReading | undefined> {
  const solver = openVaried();
  try {
    const short = await solver.read(shortOf(text));
    return short.kind === 'puzzle' ? short : await solver.read(text);
  } finally {
    solver.close();
  }
}

/** The packed puzzle of a link, or one that is packed now: the address has it. */
function shortOf(text: string): string {
  const [packed] = /N4Ig[A-Za-z0-9+/=%]+/.exec(text) ?? [];
  if (packed !== undefined) return unescaped(packed);
  const [, ofPad] = /(?:^|[/=])((?:scl|ctc)[A-Za-z0-9+/=%]{30,})/.exec(text) ?? [];
  if (ofPad !== undefined) return unescaped(ofPad);
  return /^\s*\{/.test(text) ? lzString.compressToBase64(text.trim()) : text.trim();
}

function unescaped(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
