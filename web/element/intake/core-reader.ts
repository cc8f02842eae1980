// The part that is fetched with the first text: the client of the reader's worker, and the view of a reading.
import { ReaderClient } from '../../client/reader/reader-client';
import { RequestRefused } from '../../client/errors';
import type { Reading } from '../../core/reading';
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
