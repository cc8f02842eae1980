// The calls of the page's core that knows techniques: paths, hints and ratings.
import {
  count,
  doubles,
  flag,
  indexIn,
  int,
  laidOut,
  maybe,
  number,
  record,
  text,
  type Kind,
} from '../core/kinds';
import { call, object, started, table, type CoreOf } from '../core/table';
import { maybeTechnique } from '../core/technique-kinds';
import { hint } from './hint-layout';
import { order, pathsTable } from './paths-table';

/** The rating; undefined where there is not one solution. */
export const ratings = maybe(
  record('ratings', {
    hardest: int,
    firstPlacement: int,
    firstStep: int,
    technique: maybeTechnique,
  }),
);

export const hintCalls = {
  /** Does at most about `budget` searches for a technique more; true when the answer is there. */
  run: call(flag, ['budget', count]),
  /** Valid once `run` gave true: the answer takes a core that has nested chains. */
  needsNested: call(flag),
  answer: call(laidOut(hint)),
};
const hintCall = object('Hint', 'techniques::HintCall', hintCalls);

export const ratingCalls = {
  /** Does at most about `budget` searches for a technique more; true when the answer is there. */
  run: call(flag, ['budget', count]),
  /** Valid once `run` gave true: the answer takes a core that has nested chains. */
  needsNested: call(flag),
  answer: call(laidOut(ratings)),
  /** Before the answer: the puzzle is rated at least so high, in tenths. */
  atLeast: call(int),
  /** The part of the long search at work that is done. */
  portion: call(number),
};
const ratingCall = object('Rating', 'techniques::RatingCall', ratingCalls);

/** Null where one of the grids is not 81 characters or `techniques` is no list of them. `notes`: for each cell, bits 1 to 9. */
export const startHint = <Hint>(hint: Kind<Hint>) =>
  call(
    hint,
    ['givens', text],
    ['digits', text],
    ['notes', doubles],
    ['order', indexIn(order)],
    ['techniques', text],
  );

/** Null where the puzzle is not 81 characters. */
export const startRating = <Rating>(rating: Kind<Rating>) => call(rating, ['puzzle', text]);

export const techniquesTable = table([...pathsTable.headers, 'wasm/techniques/hint_call.hpp'], {
  ...pathsTable.calls,
  startHint: startHint(started(hintCall)),
  startRating: startRating(started(ratingCall)),
});

export type TechniquesCore = CoreOf<typeof techniquesTable>;
