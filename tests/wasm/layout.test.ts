// C++ and TypeScript agree about the layout of every result that crosses as doubles: each such result has an example here,
// whose value is known without the core.
import { describe, expect, it } from 'vitest';
import type { BenchCore } from '../../bench/bench-table';
import { coreModules } from '../../scripts/core-calls/modules';
import { cells } from '../../web/core/cell';
import { emptyGrid } from '../../web/core/grid';
import { everyCell, plainOrder, type MakeOrder } from '../../web/core/make/order';
import { strategies } from '../../web/core/strategy';
import type { LaidOut } from '../../web/worker/core/kinds';
import { read } from '../../web/worker/core/read-layout';
import { trusted } from '../../web/worker/core/shared-kinds';
import { indexOf } from '../../web/worker/core/write-layout';
import {
  fault,
  orderOut,
  type MakeCore,
  type MakingCore,
  type OrderOut,
} from '../../web/worker/make/make-table';
import type { QuestionsCore } from '../../web/worker/questions/questions-table';
import type { ReaderCore } from '../../web/worker/reader/reader-table';
import type { RecordingCore } from '../../web/worker/recordings/recordings-table';
import type { SearchCore } from '../../web/worker/searches/searches-table';
import { linesTask } from '../../web/worker/solver/lines-table';
import type { TextsCore } from '../../web/worker/solver/texts-table';
import type { SettingCore } from '../../web/worker/make/setting-table';
import type { TechniquesCore } from '../../web/worker/techniques/techniques-table';
import type { VariedCore, VariedPageCore } from '../../web/worker/varied/varied-table';
import { puzzleLine } from './core';
import { callsOf, layoutsOf, loadModule } from './core-tables';
import { variedExamples } from './varied/layout-examples';

type AnyCore = SearchCore &
  RecordingCore &
  TechniquesCore &
  QuestionsCore &
  MakeCore &
  SettingCore &
  ReaderCore &
  TextsCore &
  VariedCore &
  VariedPageCore &
  BenchCore;

interface Example {
  readonly of: (core: AnyCore) => LaidOut<unknown>;
  readonly is: unknown;
}

interface Given {
  readonly order: Partial<MakeOrder>;
  readonly takes: (core: AnyCore, order: OrderOut) => boolean;
}

const solved = '812753649943682175675491283154237896369845721287169534521974368438526917796318452';
/** A puzzle that lacks 8 in r1c1 and 2 in r9c9. */
const nearly = `.${solved.slice(1, 80)}.`;
const first = { cell: 0, digit: 8 };
const last = { cell: 80, digit: 2 };
/** A puzzle with two solutions, in which 1 and 2 are exchanged in r1c2, r1c3, r7c2 and r7c3. */
const twofold = `8..${solved.slice(3, 55)}..${solved.slice(57)}`;
const other = `821${solved.slice(3, 55)}12${solved.slice(57)}`;
/** A grid with two 5s in row 1. */
const clashing = `5.......5${'.'.repeat(72)}`;
/** A puzzle of 17 givens, none of which is redundant. */
const minimal = puzzleLine('17_clue.txt');

function present<T>(started: T | null): T {
  if (started === null) throw new Error('the core refused an example');
  return started;
}

function done<T extends { run(budget: number): boolean }>(started: T | null): T {
  const task = present(started);
  while (!task.run(1e6));
  return task;
}

function searched(core: SearchCore) {
  const search = present(core.startSearch(nearly, 'house-masks'));
  search.run(1e6);
  return search;
}

function recordingOf(core: RecordingCore, text: string) {
  const recording = core.startRecording();
  recording.read(new TextEncoder().encode(text));
  return recording;
}

const steps = `puzzle ${nearly}\nplacement r1c1 8\nsolution r9c9 2\nend solution\n`;

/** A watched search, or a recording of it, at the end of its two steps, all of which are explored. */
function watched(core: AnyCore) {
  const isSearching = 'startWatch' in core;
  const watch = present(
    isSearching
      ? core.startWatch(nearly, 'house-masks', false)
      : recordingOf(core, `retrace-trace 1\n${steps}`).watch(),
  );
  while (!watch.explore(1e6));
  watch.aim(2);
  while (!watch.move(1e6));
  return watch;
}

function drawn(core: AnyCore) {
  const watch = watched(core);
  watch.draw(0, 2, 2);
  while (!watch.runDrawing(1e6));
  return watch;
}

const counters = { steps: 2, placements: 2, backtracks: 0, deadEnds: 0, depth: 2, maxDepth: 2 };
/** The search reads three masks for each digit, and calls itself for every cell and for the end. */
const masks = { ...counters, legalityChecks: 6, calls: 82 };
const trail = [
  { kind: 'placement', depth: 1, ...first },
  { kind: 'solution', depth: 2, ...last },
];
const stack = [
  { choice: first, placedAt: 1, tried: [] },
  { choice: last, placedAt: 2, tried: [] },
];
const flat = (depth: number, solution: boolean) => ({
  ...{ minDepth: depth, maxDepth: depth, deadEnds: 0, solution },
});
const drawing = { exact: true, columns: [flat(1, false), flat(2, true)] };

const fullHouses = [
  { placement: first, found: { houses: [{ kind: 'box', index: 0 }], digits: [8] } },
  { placement: last, found: { houses: [{ kind: 'box', index: 8 }], digits: [2] } },
].map(({ placement, found }) => ({
  ...{ technique: 'full-house', rating: 10, rule: '', placement, eliminations: [], inner: [] },
  evidence: { cells: [], candidates: [], links: [], groups: [], crossed: [], ...found },
}));
const notes = Array.from(nearly, (digit, cell) => (digit === '.' ? 1 << Number(solved[cell]) : 0));

const counted = (solutions: number) => ({ solutions, isEstimate: false, standardError: 0 });
/** Examples of the three kinds of certificates. */
const certificates: readonly Example[] = [
  {
    of: (core) => done(core.askCertificate(nearly)).answer(),
    is: { kind: 'unique', solution: solved },
  },
  {
    of: (core) => done(core.askCertificate(twofold)).answer(),
    is: {
      ...{ kind: 'several', first: solved, other, count: counted(2) },
      completion: { cells: [expect.any(Number)], isSmallest: true },
    },
  },
  {
    of: (core) => done(core.askCertificate(clashing)).answer(),
    is: {
      ...{ kind: 'none', conflict: { cells: [0, 8], isSmallest: true } },
      contradictions: [{ digit: 5, first: 0, second: 8, house: { kind: 'row', index: 0 } }],
    },
  },
];

/** An order that only one puzzle fulfils. */
const full: MakeOrder = {
  ...{ ...plainOrder, minimal: false, kept: trusted(nearly), givens: { from: 79, to: 79 } },
  pattern: new Set([0, 80]),
};
/** An order that sets every field. */
const everyField: MakeOrder = {
  ...{ symmetry: 'diagonal', minimal: true, technique: 'naked-pair', kept: emptyGrid },
  ...{ rating: { from: 10, to: 60 }, givens: { from: 20, to: 40 }, pattern: everyCell },
  ...{ firstPlacement: { from: 12, to: 50 }, firstStep: { from: 12, to: 34 } },
  ...{ pearl: true, diamond: false },
};
const none = { from: 9, to: 8 };
const making = (core: MakingCore, order: MakeOrder) =>
  present(core.startMaking(orderOut(order), 1, 1));
const tries = {
  made: 1,
  notUnique: 0,
  wrongGivens: 0,
  wrongRating: 0,
  wrongTechnique: 0,
  nearStored: 0,
};

const encode = (text: string) => new TextEncoder().encode(text);
/** A text with names beyond ASCII, which cross in UTF-8. */
const said = `Größe\n# 메모\n${nearly}\n${nearly},${solved},쉬움\n${'1'.repeat(80)}\n`;
const findings = [
  { kind: 'passed', line: 1, as: 'heading', text: 'Größe' },
  { kind: 'passed', line: 2, as: 'comment', text: '# 메모' },
  { kind: 'puzzle', line: 3, puzzle: nearly, form: 'line', name: 'Größe' },
  { kind: 'puzzle', line: 4, puzzle: nearly, form: 'line', solution: solved, fields: ['쉬움'] },
];
const tooShort = { code: 'too-few-cells', line: 5, column: 81, found: '80' };

/** The examples of results, by the name of the call. */
const examples: Readonly<Record<string, Example | readonly Example[]>> = {
  'Solve.counters': {
    of: (core) => done(core.startSolve(nearly, 'house-masks')).counters(),
    is: masks,
  },
  'Search.counters': { of: (core) => searched(core).counters(), is: masks },
  'Watch.state': {
    of: (core) => watched(core).state(),
    // The recording ends as stopped at its last step, the search with its solution.
    is: {
      counters,
      ending: expect.stringMatching(/^(solution|stopped)$/) as unknown,
      grid: solved,
      trail,
      stack,
    },
  },
  'Watch.trail': { of: (core) => watched(core).trail(), is: trail },
  'Watch.drawing': { of: (core) => drawn(core).drawing(), is: drawing },
  'Watch.overview': { of: (core) => watched(core).overview(2), is: drawing },
  'Recording.problem': {
    of: (core) => recordingOf(core, 'retrace-trace 9\n').problem(),
    is: { fault: 'other-version', line: 1, found: '9' },
  },
  'Path.answer': {
    of: (core) => done(core.startPath(nearly, 1, '')).answer(),
    is: { standing: 'unique', isSolved: true, steps: fullHouses, points: 4 * fullHouses.length },
  },
  'Path.news': {
    of: (core) => done(core.startPath(nearly, 1, '')).news(),
    is: { standing: 'unique', begin: 0, steps: fullHouses },
  },
  'Hint.answer': {
    of: (core) => done(core.startHint(nearly, nearly, notes, 0, '')).answer(),
    is: { kind: 'step', isUnique: true, blanksWithoutNotes: 0, step: fullHouses[0] },
  },
  'Rating.answer': {
    of: (core) => done(core.startRating(nearly)).answer(),
    is: { hardest: 10, firstPlacement: 10, firstStep: 10, technique: 'full-house' },
  },
  'Certificate.answer': certificates,
  'Count.answer': { of: (core) => done(core.askCount(twofold)).answer(), is: counted(2) },
  'Move.answer': { of: (core) => done(core.askEnd(twofold, false)).answer(), is: other },
  'Candidates.answer': {
    of: (core) => done(core.askCandidates(nearly)).answer(),
    is: {
      digits: Array.from(solved, (digit) => 1 << Number(digit)),
      counts: Array.from({ length: 729 }, (_, at) =>
        solved[Math.floor(at / 9)] === String((at % 9) + 1) ? 1 : 0,
      ),
      solutions: 1,
    },
  },
  'Redundant.answer': {
    of: (core) => done(core.askRedundant(twofold)).answer(),
    is: Array.from(twofold, (_, cell) => cell).filter((cell) => twofold[cell] !== '.'),
  },
  'Reduced.answer': { of: (core) => done(core.askReduce(minimal)).answer(), is: minimal },
  'Check.answer': {
    of: (core) => done(core.askCheck(nearly, `9${nearly.slice(1)}`)).answer(),
    is: { givensSolvable: true, solvable: false, wrong: [0], several: false },
  },
  'Making.tries': { of: (core) => done(making(core, full)).tries(), is: tries },
  'Making.nearest': {
    of: (core) => {
      const task = making(core, { ...full, rating: { from: 20, to: 30 } });
      expect(task.run(1e6)).toBe(false);
      return task.nearest();
    },
    is: { puzzle: nearly, givens: 79, rating: 10, technique: 'full-house' },
  },
  'Making.answer': {
    of: (core) => done(making(core, full)).answer(),
    is: {
      ...{ puzzle: nearly, solution: solved, technique: 'full-house' },
      ...{ rating: 10, firstPlacement: 10, firstStep: 10 },
    },
  },
  'Batch.tries': {
    of: (core) => done(core.startBatch(orderOut(full), 1, 1, 2, 0)).tries(),
    is: { ...tries, made: 0 },
  },
  'Climbing.answer': {
    of: (core) => done(core.startClimbing('used-flags', 'placements', 2, nearly, 1)).answer(),
    is: { best: nearly, moves: 0, starts: 1, rises: [{ moves: 0, value: 2 }] },
  },
  // Each band and stack of this grid is the first kind, whose rows are 123456789, 456789123 and 789123456, with other names.
  bandsOf: {
    of: (core) =>
      core.bandsOf(
        '123456789456789123789123456231564897564897231897231564312645978645978312978312645',
      ),
    is: [1, 1, 1, 1, 1, 1],
  },
  faultIn: [
    { of: (core) => core.faultIn(orderOut(full)), is: undefined },
    { of: (core) => core.faultIn(orderOut({ ...full, givens: none })), is: 'empty-range' },
  ],
  leastFormOf: {
    of: (core) => core.leastFormOf(emptyGrid),
    // All 2 · 9! · 6^8 isomorphisms leave the empty grid unchanged.
    is: {
      form: emptyGrid,
      automorphisms: 2 * 362_880 * 6 ** 8,
      map: {
        transposes: expect.any(Boolean) as unknown,
        rows: expect.arrayContaining([0, 1, 2, 3, 4, 5, 6, 7, 8]) as unknown,
        columns: expect.arrayContaining([0, 1, 2, 3, 4, 5, 6, 7, 8]) as unknown,
        names: expect.arrayContaining([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]) as unknown,
      },
    },
  },
  orbitsOf: { of: (core) => core.orbitsOf('none'), is: cells.map((cell) => [cell]) },
  readWhole: {
    of: (core) => core.readWhole(encode(said)),
    is: {
      ...{ count: 2, puzzles: findings.slice(2, 4), passed: 1, commented: 0 },
      ...{ faultCount: 1, faults: [{ ...tooShort, expected: 81 }] },
    },
  },
  'Reading.found': {
    of: (core) => done(core.startReading(encode(said))).found(),
    is: [...findings, { kind: 'error', ...tooShort }],
  },
  'Lines.counts': {
    of: (core) => {
      const lines = core.startLines(82, indexOf(linesTask.names, 'check'));
      lines.room().set(encode(`${nearly}\n`));
      return done(lines).counts();
    },
    is: { lines: 1, solved: 1, several: 0, unsolvable: 0, contradictions: 0, unreadable: 0 },
  },
  ...variedExamples,
  strategies: { of: (core) => core.strategies(), is: [...strategies] },
  'Mistake.answer': {
    of: (core) => done(core.askMistake(`${nearly}${solved}${clashing}`)).answer(),
    is: 1,
  },
};

/** The calls that take an order, each with an order and a check that the call has understood it. */
const given: Readonly<Record<string, Given>> = {
  faultIn: {
    order: { givens: none },
    takes: (core, order) => read(fault, core.faultIn(order)) === 'empty-range',
  },
  startMaking: { order: {}, takes: (core, order) => core.startMaking(order, 1, 1) !== null },
  startBatch: { order: {}, takes: (core, order) => core.startBatch(order, 1, 1, 1, 0) !== null },
};

const all = Object.entries(coreModules).flatMap(([module, coreModule]) =>
  [...layoutsOf(coreModule)].map(([call, layout]) => ({ module, call, layout })),
);

const laidIn = Object.entries(coreModules).flatMap(([module, coreModule]) =>
  callsOf(coreModule)
    .filter(([, call]) => call.given.some(([, { is }]) => is === 'laid-in'))
    .map(([call]) => ({ module, call })),
);

describe('the layout', () => {
  it('of every call that lays out its result has an example', () => {
    expect([...new Set(all.map(({ call }) => call))].sort()).toEqual(Object.keys(examples).sort());
  });

  it.each(all)('of $call in $module is the same in C++', async ({ module, call, layout }) => {
    const core = (await loadModule(module)) as unknown as AnyCore;
    for (const { of, is } of [examples[call] ?? []].flat()) {
      const doubles = Float64Array.from(of(core));
      expect({ value: read(layout, doubles) }).toMatchObject({ value: is });
      expect(() => read(layout, doubles.subarray(0, -1))).toThrow('the core wrote');
      expect(() => read(layout, Float64Array.of(...doubles, 0))).toThrow('the core wrote');
    }
  });

  it.each(laidIn)(
    'of what $call in $module is given is the same in C++',
    async ({ module, call }) => {
      const core = (await loadModule(module)) as unknown as AnyCore;
      const example = given[call];
      if (!example) throw new Error(`${call} has no example of what it is given`);
      const { order, takes } = example;
      const doubles = orderOut({ ...everyField, ...order });
      expect(takes(core, doubles)).toBe(true);
      expect(takes(core, doubles.subarray(0, -1))).toBe(false);
      expect(takes(core, Float64Array.of(...doubles, 0))).toBe(false);
    },
  );

  it('refuses an unknown name', () => {
    expect(() => orderOut({ ...full, symmetry: 'none such' as never })).toThrow('none such');
  });
});
