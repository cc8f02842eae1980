// Keys that are pressed with the focus on nothing: the element hears those of its modes, and the board those that write on it.
import { defaultMode, showsSteps } from '../core/mode';
import type { RetraceSudoku } from '../element/retrace-sudoku';
import { undoActionOf } from '../element/shared/state/keys';

export function startKeys(sudoku: RetraceSudoku): void {
  document.addEventListener('keydown', (event) => {
    if (event.target !== document.body || event.defaultPrevented) return;
    if (showsSteps(sudoku.mode) || event.key === '?') {
      if (!sudoku.dispatchEvent(again(event))) event.preventDefault();
    } else if (sudoku.mode === defaultMode && writes(event)) {
      pressOnBoard(sudoku, event);
    }
  });
}

/** Without the focus on the board these scroll the page, or go on to what can be used. */
const scrolls = new Set([
  ...['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp', 'PageDown'],
  ...[' ', 'Tab', 'Enter', 'Escape'],
]);

/** With Ctrl the browser has keys of its own, such as those of its tabs. */
const writes = (event: KeyboardEvent): boolean =>
  event.ctrlKey || event.metaKey ? undoActionOf(event) !== undefined : !scrolls.has(event.key);

const again = (event: KeyboardEvent) => new KeyboardEvent('keydown', event);

/** The chosen cell has the focus once a key has written there. */
function pressOnBoard(sudoku: RetraceSudoku, event: KeyboardEvent): void {
  const cell = sudoku.shadowRoot?.querySelector<HTMLElement>('.cell[tabindex="0"]');
  if (!cell || cell.dispatchEvent(again(event))) return;
  event.preventDefault();
  cell.focus({ preventScroll: true });
}
