// The examples of what puzzles with any rules lay out, for tests/wasm/layout.test.ts.
import type { VariedCore, VariedPageCore } from '../../../web/worker/varied/varied-table';
import { smallPuzzle, smallText } from './varied-examples';

/** With a rule that is not known and a drawing that no rule explains. */
const unreadText = JSON.stringify({
  ...(JSON.parse(smallText) as object),
  battenburg: [{ cells: ['R1C2'] }],
  circle: [{ cells: ['R2C1'], baseC: '#f00', value: '7' }],
});

const encode = (text: string) => new TextEncoder().encode(text);

const learningStep = (kind: 'start' | 'solution') => ({
  ...{ kind, broken: 'cell', from: 0, choices: 0 },
  claim: { cell: 0, digit: 0, holds: true },
});

export const variedExamples = {
  readVaried: [
    {
      of: (core: VariedCore) => core.readVaried(encode(smallText)),
      is: { kind: 'puzzle', ...smallPuzzle },
    },
    {
      of: (core: VariedCore) => core.readVaried(encode(unreadText)),
      is: {
        kind: 'puzzle',
        ...smallPuzzle,
        unread: [
          { reason: 'rule', name: 'battenburg', cells: [1] },
          { reason: 'drawing', name: 'circle', cells: [2] },
        ],
        drawings: [
          {
            ...{ shape: 'ellipse', points: [50, 150], width: 100, height: 100 },
            ...{ colour: '#ff0000', border: '', text: '7' },
          },
        ],
      },
    },
    {
      of: (core: VariedCore) => core.readVaried(encode('')),
      is: { kind: 'refused', reason: 'no-puzzle', found: '' },
    },
  ],
  'VariedSolving.solution': {
    of: (core: VariedCore) => {
      const solving = core.startVariedSolving(encode(smallText));
      while (solving?.run(100) === false);
      return solving?.solution() ?? new Float64Array();
    },
    is: [1, 2, 2, 1],
  },
  'VariedCandidates.found': {
    of: (core: VariedCore) => {
      const finding = core.startVariedCandidates(encode(smallText), 1);
      while (finding?.run(100) === false);
      return finding?.found() ?? new Float64Array();
    },
    is: [0b010, 0b100, 0b100, 0b010],
  },
  'VariedCandidates.counts': {
    of: (core: VariedCore) => {
      const finding = core.startVariedCandidates(encode(smallText), 2);
      while (finding?.run(100) === false);
      return finding?.counts() ?? new Float64Array();
    },
    is: [1, 0, 0, 1, 0, 1, 1, 0],
  },
  'VariedFilm.shown': {
    of: (core: VariedPageCore) => {
      const film = core.startVariedFilm(encode(smallText), 0);
      if (!film?.explore(100) || !film.seek(1, 100)) throw new Error('no film');
      return film.shown(1);
    },
    is: {
      ...{ position: 1, explored: 3, end: 'solution', digits: [1, 2, 0, 0], depths: [3] },
      ...{ kind: 'placement', stepCell: 1, stepDigit: 2, depth: 1, stuck: 1 },
      refused: [{ digit: 1, by: 'house', index: 0, peer: 0 }],
    },
  },
  'VariedLearningFilm.shown': {
    of: (core: VariedPageCore) => {
      const film = core.startVariedLearningFilm(encode(smallText));
      if (!film?.explore(100) || !film.seek(1, 100)) throw new Error('no film');
      return film.shown(1);
    },
    is: {
      ...{ position: 1, explored: 1, end: 'solution', digits: [1, 2, 2, 1], depths: [0] },
      ...{ forced: 0, lessons: 0, claims: [], chosen: [], nearFirst: 0 },
      step: learningStep('solution'),
      near: [learningStep('start'), learningStep('solution')],
    },
  },
  writeVaried: {
    of: (core: VariedPageCore) => core.writeVaried(encode('no puzzle'), 0),
    is: { kind: 'refused', reason: 'no-puzzle', found: '' },
  },
  variedNotes: {
    of: (core: VariedCore) => core.variedNotes(encode(smallText), Uint8Array.of(1, 0, 0, 0)),
    is: [0b010, 0b100, 0b100, 0b010],
  },
  hintVaried: {
    of: (core: VariedCore) => core.hintVaried(encode(smallText), Uint8Array.of(1, 0, 0, 0)),
    is: { step: 'only-place', cell: 1, digit: 2, house: 0, removals: [] },
  },
  checkVaried: {
    of: (core: VariedCore) => core.checkVaried(encode(smallText), Uint8Array.of(2, 2, 0, 0)),
    is: [
      { of: 'given', cells: [0] },
      { of: 'house', index: 0, cells: [0, 1] },
      { of: 'rule', index: 0, cells: [0, 1] },
    ],
  },
};
