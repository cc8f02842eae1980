// The chosen rows of a run as a file, saved as a download.
import { csvOf, puzzlesOf, ratedOf, type BulkChoice } from '../../client/bulk/bulk-rows';
import { solutionsOf } from '../../client/bulk/bulk-solutions';
import { ratingText } from '../../core/techniques/grade';
import type { BulkRun } from '../../client/bulk/bulk-run';
import type { Chunk } from '../../client/bulk/chunk-so-far';

export type SavedForm = 'csv' | 'puzzles' | 'solutions' | 'ratings';

/** The ways onto paper. */
export type PaperForm = 'print' | 'pdf';

/** The answers so far as a file; puzzles saved as they stand remain on disk until the file is written. */
export async function blobOf(
  run: BulkRun,
  chunks: readonly Chunk[],
  choice: BulkChoice,
  form: SavedForm,
): Promise<Blob> {
  if (form === 'puzzles') {
    return new Blob([...puzzlesOf(run.source, chunks, choice)], { type: 'text/plain' });
  }
  const isCsv = form === 'csv';
  const pieces = {
    csv: csvOf,
    solutions: solutionsOf,
    ratings: ({ source }: BulkRun) => ratedOf(source, chunks, choice),
  }[form](run, chunks, choice);
  const parts: Blob[] = [];
  for await (const part of pieces) parts.push(part);
  return new Blob(parts, { type: isCsv ? 'text/csv' : 'text/plain' });
}

export interface SavedRows {
  choice: BulkChoice;
  /** How much of the whole is answered. */
  percent: number;
  form: SavedForm;
}

/** Says when the file has only a part of the answers. */
export const fileNameOf = (name: string, { choice, percent, form }: SavedRows): string =>
  `${name}-${nameOf(choice)}${partOf(percent)}${endOf[form]}`;

const partOf = (percent: number): string => (percent < 100 ? `-first-${percent}-percent` : '');

/** The choice in the names of files. */
export const nameOf = (choice: BulkChoice): string =>
  typeof choice === 'string' ? choice : `rated-${ratingText(choice.from)}-${ratingText(choice.to)}`;

const endOf: Readonly<Record<SavedForm, string>> = {
  csv: '.csv',
  puzzles: '.txt',
  solutions: '-solved.txt',
  ratings: '-ratings.txt',
};
