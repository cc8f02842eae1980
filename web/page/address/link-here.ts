// The link that brings back a mode with the board's contents, or a lesson.
import { formatLessonLink, formatLink } from '../../core/link';
import type { RetraceSudoku } from '../../element/retrace-sudoku';
import type { Where } from './entries';
import type { StepShown } from './step-shown';

export function linkHere(sudoku: RetraceSudoku, step: StepShown, { mode, lesson }: Where): string {
  if (lesson !== undefined) return formatLessonLink(lesson);
  const { givens, digits, notes } = sudoku.positions.present;
  return formatLink({
    puzzle: givens,
    digits,
    notes,
    strategy: sudoku.strategy,
    mode,
    at: step.in(mode),
    ...(mode === 'explain' && { order: sudoku.order }),
  });
}
