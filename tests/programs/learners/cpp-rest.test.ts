// The programs in C++ as people write them that cpp-few.test.ts leaves out.
import { it } from 'vitest';
import { holdOwnImportsRefused, holdPrograms, holdReachesNothing, patience } from './cpp-held';
import { cppDiagnosed, cppLearners } from './cpp-programs';

holdPrograms(
  cppLearners.filter(({ usual }) => !usual),
  cppDiagnosed.slice(1),
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
