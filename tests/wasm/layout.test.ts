// C++ and TypeScript agree about the layout of all that crosses in doubles: of each such result there is an example here,
// whose value is known without the core.
import { describe, expect, it } from 'vitest';
import { coreModules } from '../../scripts/core-calls/modules';
import { techniques } from '../../web/core/techniques/technique';
import type { LaidOut } from '../../web/worker/core/kinds';
import { read } from '../../web/worker/core/read';
import type { QuestionsCore } from '../../web/worker/questions/questions-table';
import type { RecordingCore } from '../../web/worker/recordings/recordings-table';
import type { SearchCore } from '../../web/worker/searches/searches-table';
import type { TechniquesCore } from '../../web/worker/techniques/techniques-table';
import { puzzleLine } from './core';
import { layoutsOf, loadModule } from './core-tables';

type AnyCore = SearchCore & RecordingCore & TechniquesCore & QuestionsCore;

interface Example {
  readonly of: (core: AnyCore) => LaidOut<unknown>;
  readonly is: unknown;
}

const solved = '812753649943682175675491283154237896369845721287169534521974368438526917796318452';
/** 8 is missing in r1c1 and 2 in r9c9. */
const nearly = `.${solved.slice(1, 80)}.`;
const first = { cell: 0, digit: 8 };
const last = { cell: 80, digit: 2 };
/** 1 and 2 can change places in r1c2, r1c3, r7c2 and r7c3. */
const twofold = `8..${solved.slice(3, 55)}..${solved.slice(57)}`;
const other = `821${solved.slice(3, 55)}12${solved.slice(57)}`;
/** Two 5s in row 1. */
const clashing = `5.......5${'.'.repeat(72)}`;
/** A puzzle of 17 givens has none to spare. */
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

/** At the end of two steps, all of which are explored: of a search, or of a recording of it. */
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
/** Three masks are read a digit; every cell is visited, and the end. */
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
  ...{ technique: 'full-house', rating: 10, placement, eliminations: [] },
  evidence: { cells: [], candidates: [], links: [], crossed: [], ...found },
}));
const notes = Array.from(nearly, (digit, cell) => (digit === '.' ? 1 << Number(solved[cell]) : 0));

const counted = (solutions: number) => ({ solutions, isEstimate: false, standardError: 0 });
/** A certificate is one of three records. */
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

/** By the name of the call. */
const examples: Readonly<Record<string, Example | readonly Example[]>> = {
  'Solve.counters': {
    of: (core) => done(core.startSolve(nearly, 'house-masks')).counters(),
    is: masks,
  },
  'Search.counters': { of: (core) => searched(core).counters(), is: masks },
  'Watch.state': {
    of: (core) => watched(core).state(),
    // A recording is stopped at its last step, a search is at a solution.
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
    of: (core) => done(core.startPath(nearly, true)).answer(),
    is: { standing: 'unique', isSolved: true, steps: fullHouses },
  },
  'Hint.answer': {
    of: (core) => done(core.startHint(nearly, nearly, notes)).answer(),
    is: { kind: 'step', isUnique: true, blanksWithoutNotes: 0, step: fullHouses[0] },
  },
  'Rating.answer': {
    of: (core) => done(core.startRating(nearly)).answer(),
    is: { hardest: 10, firstPlacement: 10, firstStep: 10, technique: 'full-house' },
  },
  allTechniques: {
    of: (core) => core.allTechniques(),
    is: techniques.map(({ name, rating, needsUniqueness }) => ({ name, rating, needsUniqueness })),
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
  'Mistake.answer': {
    of: (core) => done(core.askMistake(`${nearly}${solved}${clashing}`)).answer(),
    is: 1,
  },
};

const all = Object.entries(coreModules).flatMap(([module, coreModule]) =>
  [...layoutsOf(coreModule)].map(([call, layout]) => ({ module, call, layout })),
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
});
