// The link that brings back a mode with the board's contents, or a lesson.
import { formatLessonLink, formatLink, formatVariedLink } from '../../core/link';
import type { RetraceSudoku } from '../../element/retrace-sudoku';
import type { Where } from './history-entries';
import type { FilmShown } from './film-shown';
import type { StepShown } from './step-shown';

/** The step and the film that are shown. */
export interface Shown {
  step: StepShown;
  film: FilmShown;
}

export function linkHere(
  sudoku: RetraceSudoku,
  { step, film }: Shown,
  { mode, lesson, page }: Where,
): string {
  if (mode === 'varied') return formatVariedLink(sudoku.varied, mode);
  if (lesson !== undefined) return formatLessonLink(lesson, mode, page);
  const presents = mode === 'watch' && sudoku.presents;
  const recorded = mode === 'watch' ? sudoku.recorded : undefined;
  if (recorded) {
    const { strategy } = sudoku;
    const program = film.fieldOf(recorded);
    // The step of a recording means nothing where the link cannot lead to the recording.
    const at = program === undefined ? 0 : step.in(mode);
    return formatLink({ puzzle: recorded.puzzle, strategy, mode, program, at, presents });
  }
  const { givens, digits, notes } = sudoku.positions.present;
  return formatLink({
    puzzle: givens,
    digits,
    notes,
    strategy: sudoku.strategy,
    mode,
    at: step.in(mode),
    presents,
    ...(mode === 'explain' && { order: sudoku.order, techniques: sudoku.techniques }),
  });
}
