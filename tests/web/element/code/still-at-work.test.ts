// Long work is not given up; the person hears that it goes on.
import { afterEach, expect, it, vi } from 'vitest';
import { stillAtWork } from '../../../../web/element/code/still-at-work';

afterEach(() => {
  vi.useRealTimers();
});

it('tells from the tenth second on, until the work is done', async () => {
  vi.useFakeTimers();
  const told: number[] = [];
  let done: (value: string) => void = () => undefined;
  const work = new Promise<string>((resolve) => (done = resolve));
  const result = stillAtWork(work, (seconds) => told.push(seconds));
  await vi.advanceTimersByTimeAsync(9_000);
  expect(told).toEqual([]);
  await vi.advanceTimersByTimeAsync(91_000);
  expect(told.slice(0, 3)).toEqual([10, 15, 20]);
  expect(told.at(-1)).toBe(100);
  done('compiled');
  expect(await result).toBe('compiled');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(told.at(-1)).toBe(100);
});

it('hands on what stops it, and tells no more', async () => {
  vi.useFakeTimers();
  const tell = vi.fn();
  await expect(stillAtWork(Promise.reject(new Error('stopped')), tell)).rejects.toThrow('stopped');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(tell).not.toHaveBeenCalled();
});
