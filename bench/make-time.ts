// Times the making of minimal puzzles; shared by Node and the browser's worker.
import { plainOrder } from '../web/core/make/order';
import { orderOut, type MakeCore } from '../web/worker/make/make-table';

/** Puzzles a second for puzzles 1 to `count` of a seed, each with the hash by which the page tells those that are alike. */
export function timeMaking(core: MakeCore, count: number, seed: number): number {
  const began = performance.now();
  const batch = core.startBatch(orderOut(plainOrder), seed, 1, count, 0);
  if (!batch) throw new Error('the order has a fault');
  while (!batch.run(1_000_000));
  const made = batch.lines().trimEnd().split('\n').length;
  const ms = performance.now() - began;
  batch.delete();
  if (made !== count) throw new Error(`${String(made)} made of ${String(count)}`);
  return (made / ms) * 1000;
}
