// Tells of the parts of a long command: each line says what begins and how many are left; at the end each part has its seconds.

/** Parts that are done sooner, since nothing of them has changed, are not told of. */
const quickMs = 1000;

/** @param {number} left the number of the parts to come */
export function partsToTell(left) {
  /** @type {{ name: string, seconds: number }[]} */
  const took = [];
  return {
    /**
     * Runs a part. The line waits a moment, so that a command that finds everything ready stays silent.
     * @template T
     * @param {string} name
     * @param {() => Promise<T>} task
     */
    async run(name, task) {
      const started = performance.now();
      left -= 1;
      const then = left === 0 ? 'the last part' : `${left} more`;
      const told = setTimeout(() => {
        console.log(`${name} (${then})`);
      }, quickMs);
      try {
        return await task();
      } finally {
        clearTimeout(told);
        const milliseconds = performance.now() - started;
        if (milliseconds >= quickMs) took.push({ name, seconds: milliseconds / 1000 });
      }
    },
    /** Prints the seconds of each part that took any; parts that ran side by side shared the machine. */
    close() {
      for (const { name, seconds } of took) {
        console.log(`${seconds.toFixed(1).padStart(7)} s  ${name}`);
      }
    },
  };
}

/**
 * Hears the output of Ninja, and says every few seconds how far it is.
 * @param {(line: string) => void} say
 */
export function progressOfNinja(say, everyMs = 10_000) {
  let last = performance.now();
  return (/** @type {string} */ output) => {
    const [, done, all] = [...output.matchAll(/^\[(\d+)\/(\d+)\]/gm)].at(-1) ?? [];
    if (done === undefined || performance.now() - last < everyMs) return;
    last = performance.now();
    say(`  ${done} of ${all} files`);
  };
}
