// A list in this browser of things with a name, the one that was changed last first, each with its value.
import { isRecord, parsedJson } from '../shared/records';
import { forget, recall, remember } from '#remembered';

/** A thing in the list. */
export interface KeptRow {
  id: string;
  title: string;
  size: number;
}

/** The most things; the ones not changed for longest are forgotten. */
const most = 60;

/** `prefix`: before the id of each, in the name of its value. */
export const keptList = (listName: string, prefix: string) => {
  const nameOf = (id: string) => `${prefix}${id}`;

  const rows = (): readonly KeptRow[] => {
    const kept = parsedJson(recall(listName));
    if (!Array.isArray(kept)) return [];
    return kept.flatMap((row: unknown) =>
      isRecord(row) &&
      typeof row.id === 'string' &&
      typeof row.title === 'string' &&
      typeof row.size === 'number'
        ? [{ id: row.id, title: row.title, size: row.size }]
        : [],
    );
  };
  const write = (list: readonly KeptRow[]) => {
    remember(listName, JSON.stringify(list));
  };

  return {
    rows,
    value: (id: string): string | null => recall(nameOf(id)),

    /** The key of the storage, as its event names it. */
    isStored: (key: string | null, id: string): boolean => key?.endsWith(nameOf(id)) ?? false,

    keep: (row: KeptRow, value: string): void => {
      remember(nameOf(row.id), value);
      const list = [row, ...rows().filter(({ id }) => id !== row.id)];
      for (const { id } of list.splice(most)) forget(nameOf(id));
      write(list);
    },

    /** Takes it out of the list; the function puts it back. */
    forget: (id: string): (() => void) => {
      const before = rows();
      const kept = recall(nameOf(id));
      forget(nameOf(id));
      write(before.filter((row) => row.id !== id));
      return () => {
        if (kept === null) return;
        remember(nameOf(id), kept);
        const now = rows().filter((row) => row.id !== id);
        const at = before.findIndex((row) => row.id === id);
        write([...now.slice(0, at), ...before.slice(at, at + 1), ...now.slice(at)]);
      };
    },
  };
};
