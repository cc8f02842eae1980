// Rows of a run as a file: written piece by piece where the browser allows, else as a download.
import { csvOf, puzzlesOf, type BulkFilter } from '../../client/bulk/bulk-rows';
import type { BulkRun, Stretch } from '../../client/bulk/bulk-run';

export type SavedForm = 'csv' | 'puzzles';

/** What is answered by now; the pieces of a file on disk stay there until they are written. */
export async function blobOf(
  run: BulkRun,
  stretches: readonly Stretch[],
  filter: BulkFilter,
  form: SavedForm,
): Promise<Blob> {
  if (form === 'puzzles') {
    return new Blob([...puzzlesOf(run.source, stretches, filter)], { type: 'text/plain' });
  }
  const parts: Blob[] = [];
  for await (const part of csvOf(run, stretches, filter)) parts.push(part);
  return new Blob(parts, { type: 'text/csv' });
}

export function download(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // The download has its own hold on it by then.
  setTimeout(() => {
    URL.revokeObjectURL(link.href);
  }, 60_000);
}
