// Choosing several cells by key and by pointer (drag, Shift, Ctrl), and entering the digit that was chosen first.
import { cells, columnOf, rowOf } from '../../core/cell';
import { digitAt } from '../../core/grid';
import type { ExtraHost } from '../contract/extra';
import { playActionOf } from './keys';
import { cellsLike } from './singles';
import type { Settings } from './settings';

export function listenOnBoard(host: ExtraHost, root: ShadowRoot, settings: Settings): void {
  listenToKeys(host, root);
  listenToPointer(host, root, settings);
}

const actionOf = ({ chosen, writing, positions }: ExtraHost, event: KeyboardEvent) =>
  playActionOf(event, chosen, writing, positions.present);

/** Called before the board's own listeners. */
function listenToKeys(host: ExtraHost, root: ShadowRoot): void {
  root.addEventListener(
    'keydown',
    (event) => {
      if (!(event instanceof KeyboardEvent) || cellOf(event) === undefined) return;
      const action = host.mode === 'solve' ? actionOf(host, event) : undefined;
      if (!action) return;
      event.preventDefault();
      event.stopPropagation();
      host.dispatch(action);
      host.focusBoard();
    },
    true,
  );
}

function listenToPointer(host: ExtraHost, root: ShadowRoot, settings: Settings): void {
  /** Whether what the pointer passes over is chosen, too. */
  let dragging = false;

  root.addEventListener('mousedown', (event) => {
    const cell = event instanceof MouseEvent && event.button === 0 ? cellOf(event) : undefined;
    if (cell === undefined || !(event instanceof MouseEvent) || host.mode !== 'solve') return;
    const { selected, also } = host.chosen;
    const one = event.ctrlKey || event.metaKey || settings.several;
    if (!one && !event.shiftKey) {
      pick(host, cell, []);
      dragging = true;
      return; // The focus follows by itself.
    }
    event.preventDefault();
    if (event.shiftKey) pick(host, cell, [selected, ...between(selected, cell)]);
    else if (cell !== selected && !also.includes(cell)) pick(host, cell, [selected, ...also]);
    else takeAway(host, cell);
    host.focusBoard();
  });

  // By touch a drag from the chosen cell chooses; from anywhere else it scrolls the page.
  root.addEventListener('pointerdown', (event) => {
    if (!(event instanceof PointerEvent) || event.pointerType === 'mouse') return;
    dragging = cellOf(event) === host.chosen.selected;
  });

  root.addEventListener('pointermove', (event) => {
    if (!dragging || !(event instanceof PointerEvent)) return;
    if (event.pointerType === 'mouse' && (event.buttons & 1) === 0) {
      dragging = false;
      return;
    }
    // A finger's events go to where it came down.
    const cell = cellIn(root.elementFromPoint(event.clientX, event.clientY));
    const { selected, also } = host.chosen;
    if (cell === undefined || cell === selected) return;
    pick(host, cell, [selected, ...also]);
    host.focusBoard();
  });

  for (const end of ['pointerup', 'pointercancel']) {
    root.addEventListener(end, () => {
      dragging = false;
    });
  }

  root.addEventListener('dblclick', (event) => {
    const entersByClick = settings.digitFirst && host.pen !== undefined;
    const cell = host.mode === 'solve' && !entersByClick ? cellOf(event) : undefined;
    const equal = cell === undefined ? [] : cellsLike(host.positions.present, cell);
    if (cell !== undefined && equal.length > 0) pick(host, cell, equal);
  });

  root.addEventListener('click', (event) => {
    if (!(event instanceof MouseEvent) || cellOf(event) === undefined) return;
    const { pen, chosen, readonly } = host;
    if (!settings.digitFirst || pen === undefined || readonly || chosen.also.length > 0) return;
    const holds =
      host.writing === 'digit' && digitAt(host.positions.present.digits, chosen.selected) === pen;
    host.dispatch({ type: 'enter', digit: holds ? 0 : pen });
  });
}

function pick({ dispatch }: ExtraHost, cell: number, also: readonly number[]): void {
  dispatch({ type: 'pick', cell, also });
}

/** One cell less; the last one stays. */
function takeAway(host: ExtraHost, cell: number): void {
  const { selected, also } = host.chosen;
  const [first, ...rest] = [selected, ...also].filter((each) => each !== cell);
  if (first !== undefined) pick(host, first, rest);
}

/** All cells of the rectangle between two. */
function between(from: number, to: number): number[] {
  const within = (value: number, one: number, other: number) =>
    value >= Math.min(one, other) && value <= Math.max(one, other);
  return cells.filter(
    (cell) =>
      within(rowOf(cell), rowOf(from), rowOf(to)) &&
      within(columnOf(cell), columnOf(from), columnOf(to)),
  );
}

const cellIn = (element: unknown): number | undefined => {
  const found = element instanceof Element ? element.closest<HTMLElement>('.cell') : null;
  return found ? Number(found.dataset.cell) : undefined;
};

const cellOf = ({ target }: Event): number | undefined => cellIn(target);
