// A lock that is held for as long as the worker lives: the browser lets it go however the worker ends.
import type { BulkCalls } from '../../core/calls';
import type { Session, Teller } from '../serve/task';

/** Resolves once the lock is held, so the lock is held before any later request is answered. */
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
      .catch(resolve); // Without locks, a lost worker is noticed by its silence alone.
  });
  return { hear: () => undefined, close: release };
}
