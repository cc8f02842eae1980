// The table of rules on the page, a row for each sign: its drawing, and how an editor makes it of chosen cells. The words for it are in
// web/languages/en/varied-rules.ts.
import type { VariedPuzzle, VariedRule } from '../../core/varied/varied-puzzle';
import { signOf, type RuleSign } from '../../core/varied/rule-sign';
import {
  arrow,
  coloured,
  diamond,
  doubleArrow,
  ring,
  thermometer,
  withEnds,
  type Draw,
} from './drawing/line-shapes';
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
} from './drawing/mark-shapes';
import type { Shape } from './drawing/shape';
import {
  clones,
  corner,
  diagonal,
  each,
  group,
  indexed,
  line,
  pair,
  side,
  type Gesture,
} from './making/gestures';
import {
  anyNumber,
  digitsUpTo,
  neededNumber,
  oneOf,
  ownPlace,
  usually,
  type RuleNumbers,
} from './making/numbers';

export interface RuleRow {
  draw: Draw;
  /** Nothing where the rule is not one that is drawn by itself. */
  made?: { by: Gesture; numbers?: RuleNumbers };
}

const row = (draw: Draw, by?: Gesture, numbers?: RuleNumbers): RuleRow => ({
  draw,
  ...(by && { made: { by, ...(numbers && { numbers }) } }),
});

/** In the colours that players are used to. */
export const ruleTable: Readonly<Record<RuleSign, RuleRow>> = {
  cage: row(cage, group(1), anyNumber),
  sum: row(cage, group(1), neededNumber),
  'x-or-v': row(letter, pair, oneOf(10, 5)),
  'little-killer': row(littleKillerSum, diagonal, neededNumber),
  arrow: row(arrow, line(2), oneOf(1, 2, 3)),
  thermometer: row(thermometer('thermometer'), line(2)),
  'slow-thermometer': row(thermometer('slow-bulb'), line(2)),
  difference: row(
    dot('white', 1),
    pair,
    usually(() => 1),
  ),
  ratio: row(
    dot('black', 2),
    pair,
    usually(() => 2),
  ),
  // The pairs without a mark, which the list of rules tells.
  'no-difference': row(nothing),
  'no-ratio': row(nothing),
  'no-sum': row(nothing),
  less: row(inequality, pair),
  different: row(different, group(2)),
  equal: row(area('clone'), clones),
  odd: row(odd, each),
  even: row(even, each),
  whispers: row(
    coloured('whispers'),
    line(2),
    usually((digits) => Math.ceil(digits / 2)),
  ),
  palindrome: row(coloured('palindrome', 0.25), line(2)),
  renban: row(coloured('renban'), line(2)),
  nabner: row(coloured('nabner'), line(2)),
  quadruple: row(quadruple, corner, digitsUpTo(4)),
  sandwich: row(outside, side, neededNumber),
  'x-sum': row(outside, side, neededNumber),
  skyscraper: row(outside, side, neededNumber),
  between: row(withEnds('grey', ring), line(3)),
  lockout: row(
    withEnds('lockout', diamond),
    line(3),
    usually((digits) => Math.floor(digits / 2)),
  ),
  'equal-sums': row(coloured('equal-sums'), line(2)),
  entropic: row(coloured('entropic'), line(3)),
  modular: row(
    coloured('modular'),
    line(3),
    usually(() => 3),
  ),
  zipper: row(coloured('zipper'), line(2)),
  'double-arrow': row(doubleArrow, line(3)),
  'row-index': row(firstCell('row-index'), indexed('row'), ownPlace),
  'column-index': row(firstCell('column-index'), indexed('column'), ownPlace),
  'box-index': row(firstCell('box-index'), indexed('box'), ownPlace),
};

export const ruleSigns = Object.keys(ruleTable).filter(
  (sign): sign is RuleSign => sign in ruleTable,
);

export const drawnRule = (
  board: Pick<VariedPuzzle, 'rows' | 'columns'>,
  rule: VariedRule,
): readonly Shape[] => ruleTable[signOf(board, rule)].draw(board, rule);
