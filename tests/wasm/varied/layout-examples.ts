// The examples of what puzzles with any rules lay out, for tests/wasm/layout.test.ts.
import type { VariedCore } from '../../../web/worker/varied/varied-table';
import { smallPuzzle, smallText } from './varied-examples';

const encode = (text: string) => new TextEncoder().encode(text);

export const variedExamples = {
  readVaried: [
    {
      of: (core: VariedCore) => core.readVaried(encode(smallText)),
      is: { kind: 'puzzle', ...smallPuzzle },
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
