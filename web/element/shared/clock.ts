// The time that playing goes by: now, the next frame, a while. Tests bring a clock of their own.

export interface Clock {
  /** In milliseconds from some moment on. */
  now(): number;
  frame(): Promise<unknown>;
  /** Resolves after so many milliseconds, or at once when the signal aborts. */
  pause(ms: number, signal: AbortSignal): Promise<void>;
}

export const nextFrame = (): Promise<number> =>
  new Promise((resolve) => {
    requestAnimationFrame(resolve);
  });

/** Resolves in a task of its own: taps and pictures may come before it. */
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
