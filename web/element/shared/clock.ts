// The clock of everything that plays: now, the next frame, a pause. Tests bring their own.

export interface Clock {
  /** The time in milliseconds from an arbitrary moment. */
  now(): number;
  frame(): Promise<unknown>;
  /** Resolves after so many milliseconds, or at once when the signal aborts. */
  pause(ms: number, signal: AbortSignal): Promise<void>;
}

export const nextFrame = (): Promise<number> =>
  new Promise((resolve) => {
    requestAnimationFrame(resolve);
  });

/** Resolves in a later task, so that clicks and drawing may come first. */
export const nextTurn = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, Math.max(0, ms));
    signal.addEventListener('abort', end);
    if (signal.aborted) end();
  });
}

export const pageClock: Clock = { now: () => performance.now(), frame: nextFrame, pause };
