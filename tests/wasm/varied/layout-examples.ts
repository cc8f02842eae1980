// The examples of what puzzles with any rules lay out, for tests/wasm/layout.test.ts.
import type { VariedCore } from '../../../web/worker/varied/varied-table';
import { smallPuzzle, smallText } from './varied-examples';

/** With a rule that is not known and a drawing that no rule explains. */
const unreadText = JSON.stringify({
  ...(JSON.parse(smallText) as object),
  battenburg: [{ cells: ['R1C2'] }],
  circle: [{ cells: ['R2C1'], baseC: '#f00', value: '7' }],
});

const encode = (text: string) => new TextEncoder().encode(text);

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
  checkVaried: {
    of: (core: VariedCore) => core.checkVaried(encode(smallText), Uint8Array.of(2, 2, 0, 0)),
    is: [
      { of: 'given', cells: [0] },
      { of: 'house', index: 0, cells: [0, 1] },
      { of: 'rule', index: 0, cells: [0, 1] },
    ],
  },
};
