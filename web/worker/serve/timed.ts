// The running time of a task that is run in pieces, without the time between them.

export function timed(search: { run(budget: number): boolean }) {
  let elapsedMs = 0;
  return {
    run: (budget: number): boolean => {
      const began = performance.now();
      const isDone = search.run(budget);
      elapsedMs += performance.now() - began;
      return isDone;
    },
    elapsedMs: () => elapsedMs,
  };
}
