// Choosing cells by pointer: one, those that it is dragged over, and single ones more with Shift or Ctrl.
import type { VariedPlay } from './varied-play';

interface Chooses {
  play: () => VariedPlay | undefined;
  /** Whether each cell is added to those that are chosen. */
  takesSeveral: () => boolean;
  focus: () => void;
}

const cellIn = (target: unknown): number | undefined => {
  const found = target instanceof Element ? target.closest<HTMLElement>('.cell') : null;
  return found ? Number(found.dataset.cell) : undefined;
};

export function listenToPointer(
  root: HTMLElement | DocumentFragment,
  { play, takesSeveral, focus }: Chooses,
): void {
  let isDragging = false;

  root.addEventListener('pointerdown', (event) => {
    const cell = cellIn(event.target);
    const now = play();
    if (!(event instanceof PointerEvent) || cell === undefined || !now || event.button > 0) return;
    const { chosen } = now;
    const isMore = event.ctrlKey || event.metaKey || event.shiftKey || takesSeveral();
    isDragging = !isMore;
    if (!isMore) now.pick(cell);
    else if (chosen.includes(cell) && chosen.length > 1) {
      const [first = cell, ...rest] = chosen.filter((each) => each !== cell);
      now.pick(first, rest);
    } else now.pick(cell, chosen);
    // The pointer may go on over other cells.
    if (event.target instanceof Element && event.target.hasPointerCapture(event.pointerId)) {
      event.target.releasePointerCapture(event.pointerId);
    }
  });

  // The focus goes to the chosen cell, not to the one under the pointer, which may have been taken away.
  root.addEventListener('mousedown', (event) => {
    if (cellIn(event.target) === undefined) return;
    event.preventDefault();
    focus();
  });

  root.addEventListener('pointermove', (event) => {
    const now = play();
    if (!(event instanceof PointerEvent) || !isDragging || !now) return;
    if (event.pointerType === 'mouse' && (event.buttons & 1) === 0) {
      isDragging = false;
      return;
    }
    const cell = cellIn(event.target);
    if (cell === undefined || cell === now.selected) return;
    now.pick(cell, now.chosen);
    focus();
  });

  for (const end of ['pointerup', 'pointercancel']) {
    root.addEventListener(end, () => {
      isDragging = false;
    });
  }
}
