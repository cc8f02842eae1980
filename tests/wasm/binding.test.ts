// The bindings are what their hand-written declaration says, and the declaration names all of it.
import { readFileSync } from 'node:fs';
import type { BenchCore } from '@core/retrace-bench.mjs';
import type { PageCore } from '@core/retrace-core.mjs';
import ts from 'typescript';
import { beforeAll, describe, expect, it } from 'vitest';
import { strategies } from '../../web/core/strategy';
import { loadBenchCore, loadCore, loadPlainCore, loadRecordingCore, puzzleLine } from './core';

const inkala = '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..';
const inkalaSolution =
  '812753649943682175675491283154237896369845721287169534521974368438526917796318452';

/** The member names of an interface in a declaration of what a module exports. */
function declaredMembers(interfaceName: string, file = 'web/worker/core-module.d.ts'): string[] {
  const path = new URL(`../../${file}`, import.meta.url);
  const source = ts.createSourceFile(file, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest);
  const names: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isInterfaceDeclaration(node) && node.name.text === interfaceName) {
      for (const member of node.members) {
        if (member.name && ts.isIdentifier(member.name)) names.push(member.name.text);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return names.sort();
}

/** What Embind puts on every class. */
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
  let core: PageCore;
  let bench: BenchCore;
  beforeAll(async () => {
    core = await loadCore();
    bench = await loadBenchCore();
  });

  it('has exactly the members that are declared', () => {
    const solve = core.startSolve(inkala, 'used-flags');
    const count = core.startCount(inkala, 2);
    const search = core.startSearch(inkala, 'used-flags');
    const watch = core.startWatch(inkala, 'used-flags', false);
    if (!solve || !count || !search || !watch) throw new Error('the core refused a puzzle');
    expect(boundMembers(solve)).toEqual(declaredMembers('CoreSolve'));
    expect(boundMembers(count)).toEqual(declaredMembers('CoreCount'));
    expect(boundMembers(search)).toEqual(declaredMembers('CoreSearch'));
    expect(boundMembers(watch)).toEqual(declaredMembers('CoreWatch'));
    for (const name of [...declaredMembers('SearchCore'), ...declaredMembers('RecordingCore')]) {
      expect(core).toHaveProperty(name);
    }
    solve.delete();
    count.delete();
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
    const plain = await loadPlainCore();
    const solve = plain.startSolve(inkala, 'used-flags');
    const count = plain.startCount(inkala, 2);
    const search = plain.startSearch(inkala, 'used-flags');
    const watch = plain.startWatch(inkala, 'used-flags', false);
    if (!solve || !count || !search || !watch) throw new Error('the core refused a puzzle');
    const members = (object: object) => Object.keys(object).sort();
    expect(members(plain)).toEqual(declaredMembers('SearchCore'));
    expect(members(solve)).toEqual(declaredMembers('CoreSolve'));
    expect(members(count)).toEqual(declaredMembers('CoreCount'));
    expect(members(search)).toEqual(declaredMembers('CoreSearch'));
    expect(members(watch)).toEqual(declaredMembers('CoreWatch'));
    for (const object of [solve, count, search, watch]) object.delete();
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
