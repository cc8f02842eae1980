// The chosen rows as sheets of paper, with their solutions at the end.
import { page, type BulkChoice } from '../../client/bulk/bulk-rows';
import { SudokuClient } from '../../client/client';
import type { Grid } from '../../core/grid';
import { ratingText } from '../../core/techniques/grade';
import type { BulkMessages } from '../../languages/en/bulk';
import type { Sheet, SheetPuzzle } from '../shared/print/paper-sheets';
import type { BulkStore } from './bulk-store';

/** More than anybody prints at once, and few enough to be drawn at once. */
export const mostOnPaper = 120;

/** The first puzzles of the choice, each below its line and rating. Rows that are no puzzles are left out. */
export async function sheetOfRows(
  store: BulkStore,
  choice: BulkChoice,
  { save }: BulkMessages,
): Promise<Sheet> {
  const client = new SudokuClient();
  const puzzles: SheetPuzzle[] = [];
  try {
    for (const row of page(store.answered, choice, 0, mostOnPaper)) {
      const grid = row.problem ? undefined : await store.puzzleOf(row);
      if (grid === undefined) continue;
      const rating = row.ratings ? ` (${ratingText(row.ratings.hardest)})` : '';
      puzzles.push({
        grid,
        solution: await solutionOf(grid, client),
        caption: `${row.line}.${rating}`,
      });
    }
  } finally {
    client.close();
  }
  return {
    paper: 'a4',
    perPage: 4,
    title: store.name,
    puzzles,
    answersTitle: puzzles.some(({ solution }) => solution) ? save.answersTitle : undefined,
    foot: save.page,
  };
}

async function solutionOf(grid: Grid, client: SudokuClient): Promise<Grid | undefined> {
  const { outcome } = await client.solve(grid, 'fast');
  return outcome.kind === 'solved' ? outcome.solution : undefined;
}
