// A long command says what begins and how many parts are left, and at the end how long each took; one that finds all ready is silent.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { partsToTell, progressOfNinja } from '../../../scripts/parts.mjs';

let said: string[] = [];
beforeEach(() => {
  said = [];
  vi.useFakeTimers();
  vi.spyOn(console, 'log').mockImplementation((line: string) => {
    said.push(line);
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const taking = (milliseconds: number) => () =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

it('tells of each part when it has begun, and of the seconds at the end', async () => {
  const told = partsToTell(2);
  for (const [name, milliseconds] of [
    ['Widget', 2500],
    ['Package', 3000],
  ] as const) {
    const part = told.run(name, taking(milliseconds));
    await vi.advanceTimersByTimeAsync(milliseconds);
    await part;
  }
  told.close();
  expect(said).toEqual([
    'Widget (1 more)',
    'Package (the last part)',
    '    2.5 s  Widget',
    '    3.0 s  Package',
  ]);
});

it('says nothing of parts that were ready', async () => {
  const told = partsToTell(1);
  const part = told.run('Widget', taking(300));
  await vi.advanceTimersByTimeAsync(300);
  await part;
  told.close();
  expect(said).toEqual([]);
});

it('says now and then how far Ninja is', async () => {
  const hear = progressOfNinja(console.log);
  hear('[1/40] Building a.o\n');
  await vi.advanceTimersByTimeAsync(11_000);
  hear('[19/40] Building b.o\n[20/40] Building c.o\n');
  hear('[21/40] Building d.o\n');
  expect(said).toEqual(['  20 of 40 files']);
});
