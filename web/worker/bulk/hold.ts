// A lock that is held for as long as the worker lives: the browser lets it go however the worker ends.
import type { BulkCalls } from '../../core/calls';
import type { Session, Teller } from '../serve/task';

/** Begun when the lock is held, so before anything that is asked later. */
export async function hold(
  _: unknown,
  { lock }: BulkCalls['hold']['ask'],
  teller: Teller<'holding'>,
): Promise<Session<never>> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await new Promise<void>((resolve) => {
    if (!('locks' in navigator)) {
      resolve();
      return;
    }
    navigator.locks
      .request(lock, () => {
        teller.progress('holding');
        resolve();
        return released;
      })
      .catch(resolve); // Where locks are refused, silence alone tells of an end.
  });
  return { hear: () => undefined, close: release };
}
