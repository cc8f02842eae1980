// Keys of modes that show steps, and `?` in all of them, pressed with the focus on nothing go to the element.
import { showsSteps } from '../core/mode';
import type { RetraceSudoku } from '../element/retrace-sudoku';

export function startKeys(sudoku: RetraceSudoku): void {
  document.addEventListener('keydown', (event) => {
    if (event.target !== document.body || event.defaultPrevented) return;
    if (!showsSteps(sudoku.mode) && event.key !== '?') return;
    if (!sudoku.dispatchEvent(new KeyboardEvent('keydown', event))) event.preventDefault();
  });
}
