// One tab of a browser makes thousands at a time: the others are told.

const lock = 'retrace-thousands';

/** What lets go of it; undefined: another tab has it. */
export function takeThousands(): Promise<(() => void) | undefined> {
  const free = () => undefined;
  // Only secure pages have locks.
  if (!('locks' in navigator)) return Promise.resolve(free);
  return new Promise((resolve) => {
    navigator.locks
      .request(lock, { ifAvailable: true }, (granted) => {
        if (!granted) {
          resolve(undefined);
          return undefined;
        }
        return new Promise<void>((release) => {
          resolve(release);
        });
      })
      .catch(() => {
        resolve(free); // Where locks are refused, so is storage.
      });
  });
}
