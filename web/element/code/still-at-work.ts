// Waits for what a slow or busy machine makes long, and tells now and then that it goes on: how long it takes is no fault of a program.

const firstMs = 10_000;
const againMs = 5000;

/** `tell`: with the seconds so far, from the tenth on. */
export async function stillAtWork<Result>(
  work: Promise<Result>,
  tell: (seconds: number) => void,
): Promise<Result> {
  const begun = performance.now();
  const timer = setInterval(() => {
    const soFar = performance.now() - begun;
    if (soFar >= firstMs) tell(Math.round(soFar / 1000));
  }, againMs);
  try {
    return await work;
  } finally {
    clearInterval(timer);
  }
}
