// A few programs in C++ as people write them, one of each kind.
import { holdPrograms } from './cpp-held';
import { cppDiagnosed, cppLearners } from './cpp-programs';

holdPrograms(
  cppLearners.filter(({ usual }) => usual),
  cppDiagnosed.slice(0, 1),
);
