// The puzzle files that the engine is measured on.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../scripts/run.mjs';

export const puzzleSets = /** @type {const} */ ([
  '17_clue',
  'easy33',
  'top1465',
  'forum_hardest_1905',
  'forum_hardest_1106',
]);

/** The text of a puzzle file: one puzzle a line, the last one ended, too. @param {string} name */
export const textOf = (name) => readFileSync(join(root, `tests/puzzles/${name}.txt`), 'utf8');
