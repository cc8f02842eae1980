// The bindings have exactly the calls of their tables, and the benchmarks' core answers as the page's core does.
import { beforeAll, describe, expect, it } from 'vitest';
import { strategies } from '../../web/core/strategy';
import { coreModules } from '../../scripts/core-calls/modules';
import { answerLines, type LinesTask } from '../../bench/lines-time';
import { strategyRows, type BenchCore } from '../../bench/bench-table';
import { read } from '../../web/worker/core/read-layout';
import { callsOf, loadModule, objectsOf } from './core-tables';
import { loadBenchCore, loadSearches, puzzleLine, wasmFile } from './core';
import { type SearchCore } from '../../web/worker/searches/searches-table';
import { type RecordingCore } from '../../web/worker/recordings/recordings-table';

const inkala = '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..';
const inkalaSolution =
  '812753649943682175675491283154237896369845721287169534521974368438526917796318452';

/** The members that Embind adds to every class. */
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

/** The exports besides the calls: the linker's, and those for texts in memory. */
const ownOfPlain = [
  ...['memory', '_initialize', 'text', '__indirect_function_table', '__errno_location'],
  ...['stackAlloc', 'stackRestore', 'stackSave'],
];

describe('the binding', () => {
  let core: SearchCore & RecordingCore;
  let bench: BenchCore;
  beforeAll(async () => {
    core = await loadSearches();
    bench = await loadBenchCore();
  });

  it.each(Object.entries(coreModules))('of %s is exactly its table', async (name, coreModule) => {
    const calls = callsOf(coreModule);
    const objects = objectsOf(coreModule);
    const members = [...objects].flatMap(([object, table]) =>
      ['delete', ...Object.keys(table.calls)].map((member) => `${object}.${member}`),
    );
    const declared = [...calls.map(([call]) => call), ...members].sort();
    if (coreModule.binding === 'plain') {
      const module = await WebAssembly.compile(wasmFile(name));
      const exported = WebAssembly.Module.exports(module).map((each) => each.name);
      expect(exported.filter((each) => !ownOfPlain.includes(each)).sort()).toEqual(declared);
      return;
    }
    const core = await loadModule(name);
    for (const [call] of calls) expect(core).toHaveProperty(call);
    for (const [object, table] of objects) {
      const made = core[object] as { prototype: object };
      expect(boundMembers(Object.create(made.prototype) as object)).toEqual(
        ['delete', ...Object.keys(table.calls)].sort(),
      );
    }
  });

  it('lists the strategies that the page lists, in the same order, with the same facts', () => {
    expect(read(strategyRows, bench.strategies())).toEqual([...strategies]);
  });

  it('answers many puzzles in one call, a line for a line', () => {
    const lines = [inkala, `11${'.'.repeat(79)}`, 'not a puzzle', puzzleLine('no_solution.txt', 3)];
    const several = puzzleLine('several_solutions.txt');
    const bytes = new TextEncoder().encode(`${[...lines, several].join('\n')}\n`);
    const answered = (task: LinesTask) =>
      answerLines(bench, bytes, task, (counts, answers) => ({
        counts,
        text: new TextDecoder().decode(answers()),
      }));
    const checked = answered('check');
    expect(checked.text.split('\n')).toEqual([
      'unique',
      'contradiction',
      'error',
      'none',
      'several',
      '',
    ]);
    expect(checked.counts).toEqual({
      lines: 5,
      solved: 1,
      several: 1,
      unsolvable: 2,
      contradictions: 1,
      unreadable: 1,
    });
    const [first, ...rest] = answered('first').text.split('\n');
    expect(first).toBe(inkalaSolution);
    expect(rest.slice(0, 3)).toEqual(['none', 'error', 'none']);
    const solve = core.startSolve(several, 'house-masks');
    while (!solve?.run(1e6));
    expect(rest[3]).toBe(solve.grid());
    solve.delete();
  });
});
