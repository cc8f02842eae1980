// The programs in C++ as people write them that cpp-few.test.ts leaves out.
import { holdPrograms } from './cpp-held';
import { cppDiagnosed, cppLearners } from './cpp-programs';

holdPrograms(
  cppLearners.filter(({ usual }) => !usual),
  cppDiagnosed.slice(1),
);
