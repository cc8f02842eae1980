// A row of buttons that is one tab stop, with arrow keys inside.

const arrows = new Map([
  ['ArrowLeft', -1],
  ['ArrowUp', -1],
  ['ArrowRight', 1],
  ['ArrowDown', 1],
]);

/** For keydown on the row, whose first button has tabindex 0 and the others -1. */
export function moveInToolbar(event: KeyboardEvent): void {
  const { currentTarget, target, key } = event;
  if (!(currentTarget instanceof HTMLElement) || !(target instanceof HTMLButtonElement)) return;
  const buttons = [...currentTarget.querySelectorAll('button')];
  const offset = arrows.get(key);
  const next =
    key === 'Home'
      ? buttons[0]
      : key === 'End'
        ? buttons.at(-1)
        : offset && buttons[(buttons.indexOf(target) + offset + buttons.length) % buttons.length];
  if (!next) return;
  event.preventDefault();
  for (const button of buttons) button.tabIndex = button === next ? 0 : -1;
  next.focus();
}

/** For mousedown on the row: the focus stays on the board, so that keys still reach it. */
export const keepFocus = (event: MouseEvent): void => {
  event.preventDefault();
};
