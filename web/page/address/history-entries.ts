// The entries of the browser's history, one for each mode or page of a lesson visited, for Back and Forward.

/** The mode and the page of a lesson that an entry stands for. The board is not part of it. */
export interface Where {
  mode: string;
  lesson: string | undefined;
  /** From 1; where no lesson is open, 1. */
  page: number;
}

/** The mode and lesson of an entry; undefined where a link or another page made it. */
export function whereIn(state: unknown): Where | undefined {
  if (typeof state !== 'object' || state === null || !('mode' in state)) return undefined;
  const mode = typeof state.mode === 'string' ? state.mode : undefined;
  const lesson = 'lesson' in state && typeof state.lesson === 'string' ? state.lesson : undefined;
  const page = 'page' in state && typeof state.page === 'number' ? state.page : 1;
  return mode === undefined ? undefined : { mode, lesson, page };
}

/** Writes mode, lesson and address: as a new entry where mode, lesson or page differ from the current one. */
export function write(where: Where, link: string, { isNew }: { isNew: boolean }): void {
  const before = whereIn(history.state);
  const isSame =
    before?.mode === where.mode && before.lesson === where.lesson && before.page === where.page;
  if (isSame && link === location.hash) return;
  const address = link === '' ? location.pathname + location.search : link;
  if (isSame || !isNew) history.replaceState(where, '', address);
  else history.pushState(where, '', address);
}
