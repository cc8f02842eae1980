// The entries of the browser's history: a mode or a lesson each, which Back and Forward walk along.

/** Where the page is, as Back and Forward know it. The board is not part of it. */
export interface Where {
  mode: string;
  lesson: string | undefined;
}

/** The place in the page that an entry holds; undefined for one that a link or another page has made. */
export function whereIn(state: unknown): Where | undefined {
  if (typeof state !== 'object' || state === null || !('mode' in state)) return undefined;
  const mode = typeof state.mode === 'string' ? state.mode : undefined;
  const lesson = 'lesson' in state && typeof state.lesson === 'string' ? state.lesson : undefined;
  return mode === undefined ? undefined : { mode, lesson };
}

/** Writes where the page is, and the address that brings it back: as another entry where it was elsewhere. */
export function write(where: Where, link: string, { isNew }: { isNew: boolean }): void {
  const before = whereIn(history.state);
  const isSame = before?.mode === where.mode && before.lesson === where.lesson;
  if (isSame && link === location.hash) return;
  const address = link === '' ? location.pathname + location.search : link;
  if (isSame || !isNew) history.replaceState(where, '', address);
  else history.pushState(where, '', address);
}
