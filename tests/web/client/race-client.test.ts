// A race through the client: its measurements and its end.
import { afterAll, describe, expect, it } from 'vitest';
import { SudokuClient } from '../../../web/client/client';
import { startRace } from '../../../web/client/race-client';
import { emptyGrid, gridOf } from '../../../web/core/grid';
import type { RaceEntry } from '../../../web/core/race-reports';
import { puzzleLine } from '../../wasm/core';
import { allLoaded, workerMaker } from './in-thread-worker';

const inkala =
  gridOf('8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..') ??
  emptyGrid;
const slow = gridOf(puzzleLine('pathological.txt')) ?? emptyGrid;
const solution =
  '812753649943682175675491283154237896369845721287169534521974368438526917796318452';

afterAll(allLoaded);

describe('a race', () => {
  it('gives answers, counters, times and profiles, in the order asked for', async () => {
    const entries = await startRace({
      puzzle: inkala,
      strategies: ['propagation', 'used-flags', 'scan-blanks', 'greedy'],
      repeats: 3,
      profileColumns: 40,
      createWorker: workerMaker(),
    }).entries;
    expect(entries.map(({ strategy }) => strategy)).toEqual([
      'propagation',
      'used-flags',
      'scan-blanks',
      'greedy',
    ]);
    const [propagation, usedFlags, scanBlanks, greedy] = entries.map((entry) => {
      if (entry.state !== 'finished') throw new Error(entry.state);
      expect(entry.timing.runs).toHaveLength(3);
      expect(entry.timing.min).toBeGreaterThan(0);
      expect(entry.timing.min).toBeLessThanOrEqual(entry.timing.median);
      expect(entry.timing.median).toBeLessThanOrEqual(entry.timing.max);
      expect(entry.timing.undisturbed).toBe(true);
      expect(entry.profile?.columns).toBe(40);
      expect(entry.profile?.explored).toBe(entry.counters.steps);
      return entry;
    });
    for (const entry of [propagation, usedFlags, scanBlanks]) {
      expect(entry?.answer).toEqual({ kind: 'solution', grid: solution });
    }
    expect(greedy?.answer).toMatchObject({ kind: 'dead-end', cell: 10 });
    expect(usedFlags?.counters.calls).toBe(72_097);
    expect(scanBlanks?.profile).toEqual(usedFlags?.profile);
    expect(propagation?.profile).not.toEqual(usedFlags?.profile);
  });

  it('tells of progress, stops one strategy and goes on with the next', async () => {
    const told: RaceEntry[] = [];
    const race = startRace({
      puzzle: slow,
      strategies: ['first-blank', 'propagation'],
      createWorker: workerMaker(),
      onEntry: (entry) => {
        told.push(entry);
        if (entry.state === 'running') race.stop('first-blank');
      },
    });
    const entries = await race.entries;
    expect(entries.map(({ state }) => state)).toEqual(['stopped', 'finished']);
    const running = told.find((entry) => entry.state === 'running');
    expect(running?.progress.counters.steps).toBeGreaterThan(0);
  });

  it('stops all', async () => {
    const race = startRace({
      puzzle: slow,
      strategies: ['first-blank', 'scan-blanks', 'used-flags'],
      createWorker: workerMaker(),
    });
    race.stop();
    expect((await race.entries).map(({ state }) => state)).toEqual(Array(3).fill('stopped'));
  });

  it('refuses givens that contradict each other', () => {
    const contradicting = gridOf(`11${emptyGrid.slice(2)}`) ?? emptyGrid;
    const client = new SudokuClient({ createWorker: workerMaker() });
    expect(() => client.measure(contradicting, 'used-flags', 1)).toThrow(RangeError);
  });
});
