// The bindings are what their hand-written declaration says, and the declaration names all of it.
import type { BenchCore } from '@core/retrace-bench.mjs';
import type { PageSearchCore } from '@core/retrace-searches.mjs';
import { beforeAll, describe, expect, it } from 'vitest';
import { strategies } from '../../web/core/strategy';
import { declaredMembers as membersOf } from '../support/declared-members';
import {
  loadAnswers,
  loadBenchCore,
  loadPlainAnswers,
  loadPlainSearches,
  loadRecordingCore,
  loadSearches,
  puzzleLine,
} from './core';

const inkala = '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..';
const inkalaSolution =
  '812753649943682175675491283154237896369845721287169534521974368438526917796318452';

const declaredMembers = (
  interfaceName: string,
  file = 'web/worker/searches/searches-module.d.ts',
) => membersOf(interfaceName, file);

/** The members that Embind puts on every class. */
const embindOwn = ['clone', 'constructor', 'deleteLater', 'isAliasOf', 'isDeleted'];

function boundMembers(instance: object): string[] {
  const names = new Set<string>();
  for (
    let prototype: unknown = Object.getPrototypeOf(instance);
    typeof prototype === 'object' && prototype !== null && prototype !== Object.prototype;
    prototype = Object.getPrototypeOf(prototype)
  ) {
    for (const name of Object.getOwnPropertyNames(prototype)) names.add(name);
  }
  return [...names].filter((name) => !embindOwn.includes(name)).sort();
}

describe('the binding', () => {
  let core: PageSearchCore;
  let bench: BenchCore;
  beforeAll(async () => {
    core = await loadSearches();
    bench = await loadBenchCore();
  });

  it('has exactly the members that are declared', () => {
    const solve = core.startSolve(inkala, 'used-flags');
    const search = core.startSearch(inkala, 'used-flags');
    const watch = core.startWatch(inkala, 'used-flags', false);
    if (!solve || !search || !watch) throw new Error('the core refused a puzzle');
    expect(boundMembers(solve)).toEqual(declaredMembers('CoreSolve'));
    expect(boundMembers(search)).toEqual(declaredMembers('CoreSearch'));
    expect(boundMembers(watch)).toEqual(declaredMembers('CoreWatch'));
    for (const name of [...declaredMembers('SearchCore'), ...declaredMembers('RecordingCore')]) {
      expect(core).toHaveProperty(name);
    }
    for (const object of [solve, search, watch]) object.delete();
  });

  it('has exactly the declared members in what the first load fetches, through Embind and as plain functions', async () => {
    const declared = (name: string) =>
      declaredMembers(name, 'web/worker/answers/answers-module.d.ts');
    const members = (object: object) => Object.keys(object).sort();
    const embind = await loadAnswers();
    const plain = await loadPlainAnswers();
    for (const name of declared('AnswerCore')) expect(embind).toHaveProperty(name);
    expect(members(plain)).toEqual(declared('AnswerCore'));
    for (const { answers, boundOf } of [
      { answers: embind, boundOf: boundMembers },
      { answers: plain, boundOf: members },
    ]) {
      const answer = answers.startAnswer(inkala);
      const count = answers.startCount(inkala, 2);
      if (!answer || !count) throw new Error('the core refused a puzzle');
      expect(boundOf(answer)).toEqual(declared('CoreAnswer'));
      expect(boundOf(count)).toEqual(declared('CoreCount'));
      for (const object of [answer, count]) object.delete();
    }
  });

  it('leaves what benchmarks alone call to a module of their own', () => {
    const declared = (name: string) => declaredMembers(name, 'scripts/bench/bench-module.d.ts');
    for (const name of declared('BenchCore')) {
      expect(bench).toHaveProperty(name);
      expect(core).not.toHaveProperty(name);
    }
    const solver = new bench.LineSolver();
    expect(boundMembers(solver)).toEqual(declared('LineSolver'));
    expect(Object.keys(solver.counts()).sort()).toEqual(declared('LineCounts'));
    solver.delete();
  });

  it('has exactly the declared members as plain functions, too', async () => {
    const plain = await loadPlainSearches();
    const solve = plain.startSolve(inkala, 'used-flags');
    const search = plain.startSearch(inkala, 'used-flags');
    const watch = plain.startWatch(inkala, 'used-flags', false);
    if (!solve || !search || !watch) throw new Error('the core refused a puzzle');
    const members = (object: object) => Object.keys(object).sort();
    expect(members(plain)).toEqual(declaredMembers('SearchCore'));
    expect(members(solve)).toEqual(declaredMembers('CoreSolve'));
    expect(members(search)).toEqual(declaredMembers('CoreSearch'));
    expect(members(watch)).toEqual(declaredMembers('CoreWatch'));
    for (const object of [solve, search, watch]) object.delete();
  });

  it('reads recordings in a module of its own as plain functions', async () => {
    const recordings = await loadRecordingCore();
    const recording = recordings.startRecording();
    expect(Object.keys(recordings)).toEqual(declaredMembers('RecordingCore'));
    expect(Object.keys(recording).sort()).toEqual(declaredMembers('CoreRecording'));
    expect(boundMembers(core.startRecording())).toEqual(declaredMembers('CoreRecording'));
    recording.delete();
  });

  it('lists the strategies that the page lists, in the same order, with the same facts', () => {
    expect(bench.strategies()).toEqual([...strategies]);
  });

  it('answers many puzzles in one call, a line for a line', () => {
    const solver = new bench.LineSolver();
    const lines = [inkala, `11${'.'.repeat(79)}`, 'not a puzzle', puzzleLine('no_solution.txt', 3)];
    const several = puzzleLine('several_solutions.txt');
    const bytes = new TextEncoder().encode(`${[...lines, several].join('\n')}\n`);
    const text = (answer: Uint8Array) => new TextDecoder().decode(answer);
    expect(text(solver.check(bytes)).split('\n')).toEqual([
      'unique',
      'contradiction',
      'error',
      'none',
      'several',
      '',
    ]);
    expect(solver.counts()).toEqual({
      lines: 5,
      solved: 1,
      several: 1,
      unsolvable: 2,
      contradictions: 1,
      unreadable: 1,
    });
    const [first, ...rest] = text(solver.first(bytes)).split('\n');
    expect(first).toBe(inkalaSolution);
    expect(rest.slice(0, 3)).toEqual(['none', 'error', 'none']);
    const solve = core.startSolve(several, 'house-masks');
    while (!solve?.run(1e6));
    expect(rest[3]).toBe(solve.grid());
    solve.delete();
    solver.delete();
  });
});
