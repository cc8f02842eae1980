// Messages that strangers can send: of many of a kind at once, the first counts, and the last one a while later.

export interface Throttle {
  /** Runs now, or later in the place of what waits under the same name. */
  run: (name: string, task: () => void) => void;
}

/** `later` calls back once a while has passed. */
export function throttle(later: (call: () => void) => void): Throttle {
  /** By name, what is to be done at the end of the while that has begun. */
  const waiting = new Map<string, (() => void) | undefined>();
  const begin = (name: string, task: () => void) => {
    waiting.set(name, undefined);
    later(() => {
      const next = waiting.get(name);
      waiting.delete(name);
      if (next) begin(name, next);
    });
    task();
  };
  return {
    run: (name, task) => {
      if (waiting.has(name)) waiting.set(name, task);
      else begin(name, task);
    },
  };
}
