// A search of the bench that is stopped before the browser has granted its lock.
import { afterEach, expect, it, vi } from 'vitest';
import { gridOf } from '../../../../../web/core/grid';
import { Bench, plainBench } from '../../../../../web/element/make/bench/bench';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('can go on after it is stopped before its lock is granted', async () => {
  let grant: (() => void) | undefined;
  const granted = new Promise<void>((resolve) => {
    grant = resolve;
  });
  const request = (_name: string, _options: unknown, use: () => Promise<void>) => granted.then(use);
  vi.stubGlobal('navigator', { locks: { request } });
  const bench = new Bench(() => undefined);
  const puzzle = gridOf('1'.padEnd(81, '.'));
  if (puzzle === undefined) throw new Error('no grid');
  const asked = bench.ask(puzzle, { ...plainBench, question: 'minimals' });
  expect(bench.state.kind).toBe('running');
  bench.stop();
  expect(bench.state).toMatchObject({ kind: 'left', search: { asked: { puzzle }, puzzles: [] } });
  grant?.();
  await asked;
  expect(bench.state.kind).toBe('left');
});
