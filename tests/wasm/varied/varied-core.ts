// The built WebAssembly module of puzzles with any rules, loaded in Node, and the published puzzles that it is asked about.
import createVariedCore from '@core/retrace-varied.mjs';
import type { VariedCore, VariedPageCore } from '../../../web/worker/varied/varied-table';
import { puzzleLines, wasmFile } from '../core';

export const loadVariedCore = (): Promise<VariedCore & VariedPageCore> =>
  createVariedCore({ wasmBinary: wasmFile('retrace-varied') });

export interface Published {
  readonly name: string;
  readonly text: string;
  readonly answer: string;
}

/** Columns: title, author, licence, source, puzzle, answer. */
export const publishedVaried = (): Published[] =>
  puzzleLines('varied.tsv')
    .filter((line) => !line.startsWith('#'))
    .map((line) => {
      const [name = '', , , , text = '', answer = ''] = line.split('\t');
      return { name, text, answer };
    });

export const digitsOf = (line: string): number[] => Array.from(line, Number);
