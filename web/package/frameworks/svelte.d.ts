// <retrace-sudoku> in Svelte's templates: import type {} from 'retrace-sudoku/svelte'.
import type { HTMLAttributes } from 'svelte/elements';
import type { RetraceEventMap, RetraceSudoku, RetraceSudokuAttributes } from '../index';

/** The names by which Svelte 5 (`onretrace-step`) and Svelte 4 (`on:retrace-step`) listen to events. */
type Listeners = {
  [Name in keyof RetraceEventMap as `on${Name}` | `on:${Name}`]?: (
    event: RetraceEventMap[Name],
  ) => void;
};

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
    'retrace-sudoku': Omit<HTMLAttributes<RetraceSudoku>, keyof RetraceSudokuAttributes> &
      RetraceSudokuAttributes &
      Listeners;
  }
}
