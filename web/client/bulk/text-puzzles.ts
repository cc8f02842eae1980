// All puzzles of a text that is short enough to be typed or pasted, by the core's reader.
import type { Grid } from '../../core/grid';
import type { ParseError } from '../../core/text';
import { ReaderClient } from '../reader/reader-client';
import type { WorkerPort } from '../worker-port';
import { BulkDetails } from './bulk-details';

interface Workers {
  createReader?: () => WorkerPort;
  createWorker?: () => WorkerPort;
}

/** In the order of the text; the first fault instead where there is one. */
export async function puzzlesInText(
  text: string,
  { createReader, createWorker }: Workers = {},
): Promise<readonly Grid[] | ParseError> {
  const source = new Blob([text]);
  const { count, puzzles, faults } = await new ReaderClient(createReader).read(source);
  const [fault] = faults;
  if (fault) return fault;
  const other = puzzles.find(({ rules }) => rules);
  if (other) return { code: 'unknown-rules', line: other.line, column: 1, found: rulesOf(other) };
  if (count === puzzles.length) return puzzles.map(({ puzzle }) => puzzle);
  // The reader shows the first ones only; as a chunk of a file the text has them all.
  const details = new BulkDetails(source, createWorker);
  const whole = { begin: 0, end: source.size, passingOver: 0 };
  const all = await details.readPart(whole, new Uint8Array(source.size + 1).fill(1));
  details.close();
  return all.flatMap(({ givens }) => (givens === undefined ? [] : [givens]));
}

const rulesOf = ({ rules = [] }: { rules?: readonly string[] }): string => rules.join(', ');
