// The calls of the core that finds paths; the widget has no other calls of techniques.
import { techniqueOrders } from '../../core/techniques/technique-calls';
import {
  count,
  flag,
  indexIn,
  int,
  laidOut,
  list,
  name,
  record,
  text,
  type Kind,
} from '../core/kinds';
import { call, object, started, table, type CoreOf } from '../core/table';
import { deduction } from './deduction-layout';

const standing = name('techniques::Standing', [
  'contradiction',
  'no-solution',
  'unique',
  'several',
]);

export const path = record('path', {
  standing,
  steps: list(deduction),
  isSolved: flag,
  points: int,
});

export const pathNews = record('path_news', { standing, begin: count, steps: list(deduction) });

/** As techniques::Order has them. */
export const order = name('techniques::Order', techniqueOrders);

export const pathCalls = {
  /** Does at most about `budget` searches for a technique more, up to the next step; true at the end. */
  run: call(flag, ['budget', count]),
  /** The steps found since this was last asked. */
  news: call(laidOut(pathNews)),
  /** Valid once `run` gave true: the rest takes a core that has nested chains. */
  needsNested: call(flag),
  /** The path; valid once `run` gave true. */
  answer: call(laidOut(path)),
};
const pathCall = object('Path', 'techniques::PathCall', pathCalls);

/** Null where the puzzle is not 81 characters or `techniques` is no list of them; empty: all. */
export const startPath = <Path>(kind: Kind<Path>) =>
  call(kind, ['puzzle', text], ['order', indexIn(order)], ['techniques', text]);

export const pathsTable = table(['wasm/techniques/path_call.hpp'], {
  startPath: startPath(started(pathCall)),
});

export type PathCore = CoreOf<typeof pathsTable>;
