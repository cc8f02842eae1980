// The calls of the page's core that knows techniques: paths, hints, ratings and the table of techniques.
import { techniqueLevels } from '../../core/techniques/levels';
import {
  count,
  doubles,
  flag,
  indexIn,
  int,
  laidOut,
  list,
  maybe,
  name,
  number,
  record,
  text,
} from '../core/kinds';
import { call, object, started, table, type CoreOf } from '../core/table';
import { maybeTechnique } from '../core/technique-kinds';
import { hint } from './hint-layout';
import { order, pathsTable } from './paths-table';

/** The rating; undefined where there is not one solution. */
export const ratings = maybe(
  record(
    'ratings',
    ['hardest', int],
    ['firstPlacement', int],
    ['firstStep', int],
    ['technique', maybeTechnique],
  ),
);

export const allTechniques = list(
  record(
    'technique',
    ['name', text],
    ['rating', int],
    ['needsUniqueness', flag],
    ['level', name('techniques::Level', techniqueLevels, { all: 'expert' })],
  ),
);

const hintCall = object('Hint', 'techniques::HintCall', {
  /** Does at most about `budget` searches for a technique more; true when the answer is there. */
  run: call(flag, ['budget', count]),
  answer: call(laidOut(hint)),
});

const ratingCall = object('Rating', 'techniques::RatingCall', {
  /** Does at most about `budget` searches for a technique more; true when the answer is there. */
  run: call(flag, ['budget', count]),
  answer: call(laidOut(ratings)),
  /** Before the answer: the puzzle is rated at least so high, in tenths. */
  atLeast: call(int),
  /** The part of the long search at work that is done. */
  portion: call(number),
});

export const techniquesTable = table([...pathsTable.headers, 'wasm/techniques/hint_call.hpp'], {
  ...pathsTable.calls,
  /** Null where one of the grids is not 81 characters or `techniques` is no list of them. `notes`: for each cell, bits 1 to 9. */
  startHint: call(
    started(hintCall),
    ['givens', text],
    ['digits', text],
    ['notes', doubles],
    ['order', indexIn(order)],
    ['techniques', text],
  ),
  /** Null where the puzzle is not 81 characters. */
  startRating: call(started(ratingCall), ['puzzle', text]),
  /** `ids`: the techniques to look for. */
  allTechniques: call(laidOut(allTechniques)),
});

export type TechniquesCore = CoreOf<typeof techniquesTable>;
