// The entries of the browser's history, one for each mode, puzzle with rules or page of a lesson visited, for Back and Forward.

/** The mode and the page of a lesson that an entry stands for. The board is not part of it. */
export interface Where {
  mode: string;
  lesson: string | undefined;
  /** From 1; where no lesson is open, 1. */
  page: number;
  /** The puzzle with rules beyond the classic ones, in the mode for these. */
  varied: string | undefined;
}

/** The mode and lesson of an entry; undefined where a link or another page made it. */
export function whereIn(state: unknown): Where | undefined {
  if (typeof state !== 'object' || state === null || !('mode' in state)) return undefined;
  const mode = typeof state.mode === 'string' ? state.mode : undefined;
  const lesson = 'lesson' in state && typeof state.lesson === 'string' ? state.lesson : undefined;
  const page = 'page' in state && typeof state.page === 'number' ? state.page : 1;
  const varied = 'varied' in state && typeof state.varied === 'string' ? state.varied : undefined;
  return mode === undefined ? undefined : { mode, lesson, page, varied };
}

/** Writes mode, lesson and address: as a new entry where mode, lesson or page differ from the current one. */
export function write(where: Where, link: string, { isNew }: { isNew: boolean }): void {
  const before = whereIn(history.state);
  const isSame =
    before?.mode === where.mode &&
    before.lesson === where.lesson &&
    before.page === where.page &&
    (before.varied === where.varied || before.varied === '');
  if (isSame && link === location.hash) return;
  const address = link === '' ? location.pathname + location.search : link;
  if (isSame || !isNew) history.replaceState(where, '', address);
  else history.pushState(where, '', address);
}
