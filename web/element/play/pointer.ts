// Choosing several cells by key and by pointer (drag, Shift, Ctrl), and entering the digit that was chosen first.
import { cells, columnOf, rowOf } from '../../core/cell';
import { digitAt } from '../../core/grid';
import type { ExtraHost } from '../contract/extra';
import { playActionOf } from './writing-keys';
import { recall, remember } from '#remembered';
import { playMessagesIn } from '../../languages/en/play';
import { cellsLike } from './singles';
import type { Settings } from './settings';

/** The name under which it is remembered that touch was explained. */
const told = 'touch-told';

interface Point {
  readonly x: number;
  readonly y: number;
}

export function listenOnBoard(host: ExtraHost, root: ShadowRoot, settings: Settings): void {
  listenToKeys(host, root, settings);
  listenToPointer(host, root, settings);
}

const actionOf = (host: ExtraHost, event: KeyboardEvent, settings: Settings) => {
  const { chosen, writing, positions, typing } = host;
  // As in a line of 81: a blank, and on to the next cell.
  if (typing && (event.key === ' ' || event.key === '.')) return blank;
  return playActionOf(event, chosen, writing, positions.present, settings.lettersMove);
};

const blank = { type: 'enter', digit: 0 } as const;

/** Called before the board's own listeners. */
function listenToKeys(host: ExtraHost, root: ShadowRoot, settings: Settings): void {
  root.addEventListener(
    'keydown',
    (event) => {
      if (!(event instanceof KeyboardEvent) || cellOf(event) === undefined) return;
      const action = host.mode === 'solve' ? actionOf(host, event, settings) : undefined;
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
  let last = { x: 0, y: 0 };

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

  // A finger chooses at once; the mouse that browsers make of it later would be too late for a quick drag.
  root.addEventListener('pointerdown', (event) => {
    if (!(event instanceof PointerEvent)) return;
    last = event;
    if (event.pointerType === 'mouse') return;
    const cell = cellOf(event);
    dragging = cell !== undefined && host.mode === 'solve' && !settings.several;
    if (cell !== undefined && dragging) pick(host, cell, []);
  });

  root.addEventListener('pointermove', (event) => {
    if (!(event instanceof PointerEvent) || !dragging) return;
    if (event.pointerType === 'mouse' && (event.buttons & 1) === 0) {
      dragging = false;
      return;
    }
    // A finger's events go to where it came down, and a quick one passes over cells between two of them.
    for (const { x, y } of passed(last, event)) {
      const cell = cellIn(root.elementFromPoint(x, y));
      const { selected, also } = host.chosen;
      if (cell !== undefined && cell !== selected) pick(host, cell, [selected, ...also]);
    }
    last = event;
    host.focusBoard();
  });

  let taps = 0;
  root.addEventListener('pointerup', (event) => {
    const isTap = event instanceof PointerEvent && event.pointerType === 'touch';
    if (!isTap || cellOf(event) === undefined || host.said || recall(told)) return;
    // The first tap is for the cell itself.
    if (++taps < 3) return;
    remember(told, 'yes');
    host.say({ isError: false, text: (language) => playMessagesIn(language).touch });
  });

  for (const end of ['pointerup', 'pointercancel']) {
    root.addEventListener(end, () => {
      dragging = false;
    });
  }
  // A finger that stays on a cell is no wish for a menu.
  root.addEventListener('contextmenu', (event) => {
    if (dragging && cellOf(event) !== undefined) event.preventDefault();
  });

  // The third of three quick clicks takes nothing back.
  root.addEventListener('click', (event) => {
    if (!(event instanceof MouseEvent) || event.detail < 2) return;
    const entersByClick = settings.digitFirst && host.pen !== undefined;
    const cell = host.mode === 'solve' && !entersByClick ? cellOf(event) : undefined;
    const equal = cell === undefined ? [] : cellsLike(host.positions.present, cell);
    if (cell !== undefined && equal.length > 0) pick(host, cell, equal);
  });

  root.addEventListener('click', (event) => {
    if (!(event instanceof MouseEvent) || cellOf(event) === undefined) return;
    const { pen, chosen, readonly } = host;
    if (!settings.digitFirst || pen === undefined || readonly) return;
    if (chosen.also.length > 0) return;
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

/** Closer than the smallest cell is wide, in pixels. */
const stride = 12;

/** The points on the way from one to another, with the other. */
function passed(from: Point, to: Point): readonly Point[] {
  const count = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / stride));
  return Array.from({ length: count }, (_, index) => {
    const share = (index + 1) / count;
    return { x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y) };
  });
}

const cellIn = (element: unknown): number | undefined => {
  const found = element instanceof Element ? element.closest<HTMLElement>('.cell') : null;
  return found ? Number(found.dataset.cell) : undefined;
};

const cellOf = ({ target }: Event): number | undefined => cellIn(target);
