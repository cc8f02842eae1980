// The causes of wrong programs in C++, which all use one compiler.
import { compiledProgram, runHere } from '../learners/cpp-chain';
import { cppLearners } from '../learners/cpp-programs';
import { holdCauses } from './held-causes';

holdCauses(
  'cpp',
  async (source) => {
    const program = await compiledProgram(source);
    return (request) => runHere(program, request);
  },
  // Their own tests compile the others, too.
  cppLearners
    .filter(({ ending, verdict = 'accepted' }) => ending === 'finished' && verdict === 'accepted')
    .filter((_, index) => index % 4 === 0)
    .map(({ file, input }) => ({ file, problem: input })),
);
