// Times the making of minimal puzzles; Node and the browser's worker share it.

const order = {
  symmetry: 'none',
  rating: undefined,
  technique: -1,
  givens: undefined,
  minimal: true,
  pattern: 'x'.repeat(81),
  kept: '.'.repeat(81),
};

/**
 * Makes puzzles 1 to `count` of a seed, with the hash by which alike ones are told, as the page does.
 * @param {import('@core/retrace-make.mjs').MakeCore} core
 * @param {number} count
 * @param {number} seed
 * @returns {number} puzzles a second
 */
export function timeMaking(core, count, seed) {
  const began = performance.now();
  const batch = core.startBatch(order, seed, 1, count, 0);
  if (!batch) throw new Error('the order has a fault');
  while (!batch.run(1_000_000));
  const made = batch.lines().trimEnd().split('\n').length;
  const ms = performance.now() - began;
  batch.delete();
  if (made !== count) throw new Error(`${String(made)} made of ${String(count)}`);
  return (made / ms) * 1000;
}
