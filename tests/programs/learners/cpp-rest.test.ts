// The programs in C++ as people write them, without those of cpp-few.test.ts.
import { it } from 'vitest';
import {
  holdDepths,
  holdOnBlanks,
  holdOwnImportsRefused,
  holdPrograms,
  holdReachesNothing,
  holdStepsOfCalls,
  holdUnseenOnBlanks,
} from './cpp-held';
import { patience } from './cpp-chain';
import { cppDiagnosed, cppLearners } from './cpp-programs';

holdPrograms(
  cppLearners.filter(({ usual }) => !usual),
  cppDiagnosed.slice(1),
);

it.each(['global-list-flag', 'chars-getline', 'vectors-by-reference', 'vectors-by-value'])(
  '%s: is filmed on a puzzle without givens',
  { timeout: patience },
  holdOnBlanks,
);

it.each(['no-board'])(
  '%s: is not filmed on a puzzle without givens',
  { timeout: patience },
  holdUnseenOnBlanks,
);

it.each(['throws-to-stop', 'dead-ends-thrown'])(
  '%s: is told how deep its calls are',
  { timeout: patience },
  holdDepths,
);

it.each(['struct-by-value', 'vectors-by-value'])(
  '%s: takes the same steps where it tells its calls',
  { timeout: patience },
  holdStepsOfCalls,
);

it(
  'a program reaches no file, no socket and no setting, whatever it tries',
  { timeout: patience },
  holdReachesNothing,
);

it(
  'a program that imports what is not offered does not begin',
  { timeout: patience },
  holdOwnImportsRefused,
);
