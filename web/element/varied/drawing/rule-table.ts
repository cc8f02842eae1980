// The drawing of each kind of rule, a row each; the words for it are in web/languages/en/varied-rules.ts.
import type { VariedPuzzle, VariedRule } from '../../../core/varied/varied-puzzle';
import {
  arrow,
  coloured,
  diamond,
  doubleArrow,
  ring,
  thermometer,
  withEnds,
  type Draw,
} from './line-shapes';
import {
  area,
  cage,
  different,
  dot,
  even,
  firstCell,
  inequality,
  letter,
  littleKillerSum,
  nothing,
  odd,
  outside,
  quadruple,
} from './mark-shapes';
import { signOf, type RuleSign } from '../../../core/varied/rule-sign';
import type { Shape } from './shape';

/** In the colours that players are used to. */
const drawings: Readonly<Record<RuleSign, Draw>> = {
  cage,
  sum: cage,
  'x-or-v': letter,
  'little-killer': littleKillerSum,
  arrow,
  thermometer: thermometer('thermometer'),
  'slow-thermometer': thermometer('slow-bulb'),
  difference: dot('white', 1),
  ratio: dot('black', 2),
  // The pairs without a mark, which the list of rules tells.
  'no-difference': nothing,
  'no-ratio': nothing,
  'no-sum': nothing,
  less: inequality,
  different,
  equal: area('clone'),
  odd,
  even,
  whispers: coloured('whispers'),
  palindrome: coloured('palindrome', 0.25),
  renban: coloured('renban'),
  nabner: coloured('nabner'),
  quadruple,
  sandwich: outside,
  'x-sum': outside,
  skyscraper: outside,
  between: withEnds('grey', ring),
  lockout: withEnds('lockout', diamond),
  'equal-sums': coloured('equal-sums'),
  entropic: coloured('entropic'),
  modular: coloured('modular'),
  zipper: coloured('zipper'),
  'double-arrow': doubleArrow,
  'row-index': firstCell('row-index'),
  'column-index': firstCell('column-index'),
  'box-index': firstCell('box-index'),
};

export const drawnRule = (
  board: Pick<VariedPuzzle, 'rows' | 'columns'>,
  rule: VariedRule,
): readonly Shape[] => drawings[signOf(board, rule)](board, rule);
