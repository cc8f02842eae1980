// The history that undo and redo walk along.

export interface History<T> {
  past: readonly T[];
  present: T;
  future: readonly T[];
}

/** The most positions to keep; older ones are forgotten. */
export const longestPast = 1000;

export const historyOf = <T>(present: T): History<T> => ({ past: [], present, future: [] });

/** A new present; undone positions are forgotten. */
export function pushed<T>({ past, present }: History<T>, next: T): History<T> {
  return { past: [...past, present].slice(-longestPast), present: next, future: [] };
}

/** Replaces the present; undo does not come back to it. */
export function replaced<T>({ past }: History<T>, present: T): History<T> {
  return { past, present, future: [] };
}

export function undone<T>(history: History<T>): History<T> {
  const { past, present, future } = history;
  const previous = past.at(-1);
  if (previous === undefined) return history;
  return { past: past.slice(0, -1), present: previous, future: [present, ...future] };
}

export function redone<T>(history: History<T>): History<T> {
  const { past, present, future } = history;
  const [next, ...rest] = future;
  if (next === undefined) return history;
  return { past: [...past, present], present: next, future: rest };
}
