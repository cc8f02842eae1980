// The calls of the page's core by which workers share a long search: one hands suppositions out, and others draw them.
import { bytes, count, flag } from '../core/kinds';
import { call, made, object, started, table, type CoreOf, type ObjectOf } from '../core/table';
import { pathCalls, startPath } from './paths-table';
import {
  hintCalls,
  ratingCalls,
  startHint,
  startRating,
  techniquesTable,
} from './techniques-table';

const sharedSearch = object('SharedSearch', 'techniques::SharedSearch', {
  /** Nothing is left to be drawn. */
  isOver: call(flag),
  /** How many suppositions nobody has begun. */
  left: call(count),
  /** Tells a helper of the search. */
  job: call(bytes),
  /** Suppositions for a helper, so many at most; none where all are begun. */
  handOut: call(bytes, ['count', count]),
  /** Takes suppositions as a helper has drawn them; false where they make no sense. */
  bring: call(flag, ['drawn', bytes]),
});

export type SharedSearch = ObjectOf<typeof sharedSearch>;

const sharing = {
  /** The long search at work; null: there is none. */
  sharedSearch: call(started(sharedSearch)),
};

const helper = object('Helper', 'techniques::HelperCall', {
  /** Takes suppositions of a job, in place of those before; false where they make no sense. */
  begin: call(flag, ['job', bytes], ['cases', bytes]),
  /** Draws somewhat further; true at the end. */
  run: call(flag, ['budget', count]),
  /** All that were drawn. */
  answer: call(bytes),
});

const path = object('Path', 'techniques::PathCall', { ...pathCalls, ...sharing });
const hint = object('Hint', 'techniques::HintCall', { ...hintCalls, ...sharing });
const rating = object('Rating', 'techniques::RatingCall', { ...ratingCalls, ...sharing });

export const sharingTable = table(
  [...techniquesTable.headers, 'wasm/techniques/shared_search.hpp'],
  {
    ...techniquesTable.calls,
    startPath: startPath(started(path)),
    startHint: startHint(started(hint)),
    startRating: startRating(started(rating)),
    startHelper: call(made(helper)),
  },
);

export type SharingCore = CoreOf<typeof sharingTable>;
