// Choosing cells by pointer: one, those that it is dragged over, and single ones more with Shift or Ctrl.
import type { OnBoard } from './board-view';

interface Chooses {
  play: () =>
    (Pick<OnBoard, 'selected' | 'pick'> & { readonly chosen: readonly number[] }) | undefined;
  /** Whether each cell is added to those that are chosen. */
  takesSeveral: () => boolean;
  focus: () => void;
  /** The pointer has let go of the cells that it was dragged over. */
  dropped?: () => void;
}

const cellIn = (target: unknown): number | undefined => {
  const found = target instanceof Element ? target.closest<HTMLElement>('.cell') : null;
  return found ? Number(found.dataset.cell) : undefined;
};

/** In widths of a cell: a drag takes a cell near its middle alone, so that it can go on across a corner, past the cells beside it. */
const reach = 0.42;
/** Pixels between the points that a fast pointer is followed at. */
const stride = 6;

interface Spot {
  x: number;
  y: number;
}

/** The points from one place of the pointer to another, the last one included. */
function spotsTo(from: Spot, to: Spot): Spot[] {
  const count = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / stride);
  return Array.from({ length: count }, (_, i) => ({
    x: from.x + ((to.x - from.x) * (i + 1)) / count,
    y: from.y + ((to.y - from.y) * (i + 1)) / count,
  }));
}

function cellNear(root: Node, { x, y }: Spot): number | undefined {
  const found = (root instanceof ShadowRoot ? root : document)
    .elementFromPoint(x, y)
    ?.closest('.cell');
  if (!found) return undefined;
  const { left, top, width, height } = found.getBoundingClientRect();
  const isNear = Math.hypot(x - left - width / 2, y - top - height / 2) < width * reach;
  return isNear ? cellIn(found) : undefined;
}

export function listenToPointer(
  root: HTMLElement | DocumentFragment,
  { play, takesSeveral, focus, dropped }: Chooses,
): void {
  let isDragging = false;
  let last: Spot = { x: 0, y: 0 };

  root.addEventListener('pointerdown', (event) => {
    const cell = cellIn(event.target);
    const now = play();
    if (!(event instanceof PointerEvent) || cell === undefined || !now || event.button > 0) return;
    const { chosen } = now;
    const isMore = event.ctrlKey || event.metaKey || event.shiftKey || takesSeveral();
    isDragging = !isMore;
    last = { x: event.clientX, y: event.clientY };
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
    const here = { x: event.clientX, y: event.clientY };
    for (const spot of spotsTo(last, here)) {
      const cell = cellNear(root, spot);
      if (cell === undefined || cell === now.selected) continue;
      now.pick(cell, now.chosen);
      focus();
    }
    last = here;
  });

  for (const end of ['pointerup', 'pointercancel']) {
    root.addEventListener(end, () => {
      if (isDragging && end === 'pointerup') dropped?.();
      isDragging = false;
    });
  }
}
