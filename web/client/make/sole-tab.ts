// Only one tab of a browser keeps a series, or a search of the bench, at a time: the other tabs are told, and hear when
// that tab is done.

const thousands = 'retrace-thousands';
const bench = 'retrace-bench';

/** A tab that asks for the state holds the lock for a moment, so a tab that wants to keep the lock waits that long. */
const patienceMs = 300;

/** Only secure pages have locks; where locks are refused, so is storage. */
const areLocked = () => 'locks' in navigator;

/** These resolve with a function that lets go of the lock, or undefined where another tab has it. */
export const takeThousands = () => taken(thousands);
export const takeBench = () => taken(bench);

function taken(lock: string): Promise<(() => void) | undefined> {
  const free = () => undefined;
  if (!areLocked()) return Promise.resolve(free);
  const signal = AbortSignal.timeout(patienceMs);
  return new Promise((resolve) => {
    navigator.locks
      .request(
        lock,
        { signal },
        () =>
          new Promise<void>((release) => {
            resolve(release);
          }),
      )
      .catch(() => {
        resolve(signal.aborted ? undefined : free);
      });
  });
}

/** Whether no other tab holds the lock now. */
export async function areThousandsFree(): Promise<boolean> {
  if (!areLocked()) return true;
  try {
    const options = { mode: 'shared', ifAvailable: true } as const;
    return await navigator.locks.request(thousands, options, (granted) => granted !== null);
  } catch {
    return true;
  }
}

/** Resolves once no other tab holds the lock; rejects at the signal. */
export async function whenThousandsAreFree(signal: AbortSignal): Promise<void> {
  if (areLocked())
    await navigator.locks.request(thousands, { mode: 'shared', signal }, () => undefined);
}
