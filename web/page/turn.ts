// A turn of the browser.

/** Resolves in a task of its own: taps and pictures may come before it. */
export const turn = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });
