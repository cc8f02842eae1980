// Keys pressed while nothing has the focus: the element gets those of its modes, and the board those that write on it.
import { defaultMode, showsSteps } from '../core/mode';
import type { RetraceSudoku } from '../element/retrace-sudoku';
import { undoActionOf } from '../element/shared/state/board-keys';

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

/** Without the focus on the board these keys scroll the page, or move on to the next control. */
const scrolls = new Set([
  ...['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp', 'PageDown'],
  ...[' ', 'Tab', 'Enter', 'Escape'],
]);

/** With Ctrl the browser has its own keys, such as those of its tabs. */
const writes = (event: KeyboardEvent): boolean =>
  event.ctrlKey || event.metaKey ? undoActionOf(event) !== undefined : !scrolls.has(event.key);

const again = (event: KeyboardEvent) => new KeyboardEvent('keydown', event);

/** Once a key has written on the board, the chosen cell gets the focus. */
function pressOnBoard(sudoku: RetraceSudoku, event: KeyboardEvent): void {
  const cell = sudoku.shadowRoot?.querySelector<HTMLElement>('.cell[tabindex="0"]');
  if (!cell || cell.dispatchEvent(again(event))) return;
  event.preventDefault();
  cell.focus({ preventScroll: true });
}
