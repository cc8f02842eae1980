// The entries of the browser's history, one for each mode, puzzle with rules or page of a lesson visited, for Back and Forward.

/** The mode and the page of a lesson that an entry stands for. The board is not part of it. */
export interface Where {
  mode: string;
  lesson: string | undefined;
  /** From 1; where no lesson is open, 1. */
  page: number;
  /** The puzzle with rules beyond the classic ones, in the mode for these. */
  varied: string | undefined;
  /** Shown in its place: its film, or a draft in the editor. */
  instead: string | undefined;
}

/** The rest of an entry that says no more than its mode. */
export const nowhere = { lesson: undefined, page: 1, varied: undefined, instead: undefined };

/** The mode and lesson of an entry; undefined where a link or another page made it. */
export function whereIn(state: unknown): Where | undefined {
  if (typeof state !== 'object' || state === null || !('mode' in state)) return undefined;
  const entry: Readonly<Record<string, unknown>> = { ...state };
  const text = (name: keyof Where) => {
    const value = entry[name];
    return typeof value === 'string' ? value : undefined;
  };
  const page = typeof entry.page === 'number' ? entry.page : 1;
  const mode = text('mode');
  return mode === undefined
    ? undefined
    : { mode, lesson: text('lesson'), page, varied: text('varied'), instead: text('instead') };
}

/** Writes mode, lesson and address: as a new entry where they differ from the current one. */
export function write(where: Where, link: string, { isNew }: { isNew: boolean }): void {
  const before = whereIn(history.state);
  const isSame =
    before?.mode === where.mode &&
    before.lesson === where.lesson &&
    before.page === where.page &&
    (before.varied === where.varied || before.varied === '') &&
    // Another draft in the editor is no way to go back.
    (before.instead === undefined) === (where.instead === undefined);
  if (isSame && link === location.hash && before.instead === where.instead) return;
  const address = link === '' ? location.pathname + location.search : link;
  if (isSame || !isNew) history.replaceState(where, '', address);
  else history.pushState(where, '', address);
}
