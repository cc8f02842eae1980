// Pseudorandom numbers, the same in every run.

/** `count` whole numbers from 1 to `most`, always the same for a seed, which must not be 0. */
export function randomNumbers(count: number, most: number, seed: number): number[] {
  const next = randomSource(seed);
  return Array.from({ length: count }, () => 1 + next(most));
}

/** A function that gives a whole number from 0 to below its argument. */
export function randomSource(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    // The generator is xorshift32.
    state ^= state << 13;
    state >>>= 0;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
