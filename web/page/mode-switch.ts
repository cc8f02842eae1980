// The switch between the element's modes, in the header.
import { modeNameOf } from '../core/mode';
import type { RetraceSudoku } from '../element/retrace-sudoku';

/** `onMode` is called after the visitor chose another mode. */
export function startModeSwitch(sudoku: RetraceSudoku, onMode: () => void): void {
  const field = document.querySelector<HTMLFieldSetElement>('#mode');
  if (!field) return;
  const show = () => {
    const input = field.querySelector<HTMLInputElement>(`[value="${sudoku.mode}"]`);
    if (input) input.checked = true;
  };
  show();
  // The element may change its mode too, and reflects it.
  new MutationObserver(show).observe(sudoku, { attributeFilter: ['mode'] });
  field.addEventListener('change', ({ target }) => {
    const mode = target instanceof HTMLInputElement ? modeNameOf(target.value) : undefined;
    if (!mode) return;
    sudoku.mode = mode;
    onMode();
  });
  field.removeAttribute('hidden');
}
