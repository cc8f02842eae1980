// Messages that others can send: of many of a kind at once the first few count, and a while later the last one.

export interface Throttle {
  /** Runs now, or later in the place of what waits under the same name. */
  run: (name: string, task: () => void) => void;
}

interface While {
  /** How many more may run in it. */
  left: number;
  /** The task that is to be done at its end. */
  next?: () => void;
}

/** `later` calls back once a while has passed; in each so many of a name run at once. */
export function throttle(later: (call: () => void) => void, atOnce = 1): Throttle {
  const whiles = new Map<string, While>();
  const begin = (name: string): While => {
    const begun: While = { left: atOnce };
    whiles.set(name, begun);
    later(() => {
      whiles.delete(name);
      if (begun.next) run(name, begun.next);
    });
    return begun;
  };
  const run = (name: string, task: () => void) => {
    const now = whiles.get(name) ?? begin(name);
    if (now.left === 0) {
      now.next = task;
      return;
    }
    now.left -= 1;
    task();
  };
  return { run };
}
