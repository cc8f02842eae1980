// The first puzzle of a text, by the core's reader.
import type { Grid } from '../../core/grid';
import type { ParseError } from '../../core/text';
import { ReaderClient } from '../reader/reader-client';
import type { WorkerPort } from '../worker-port';

/** The first fault instead where the text has one. */
export async function firstPuzzleIn(
  source: Blob,
  createReader?: () => WorkerPort,
): Promise<Grid | ParseError> {
  const { puzzles, faults } = await new ReaderClient(createReader).read(source);
  const [fault] = faults;
  if (fault) return fault;
  const [first] = puzzles;
  if (!first) return { code: 'empty', line: 1, column: 1, found: '' };
  const { puzzle, rules, line } = first;
  return rules ? { code: 'unknown-rules', line, column: 1, found: rules.join(', ') } : puzzle;
}
