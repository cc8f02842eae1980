// The causes of wrong programs in Python.
import { pythonLearners } from '../learners/learners';
import { runPython } from '../learners/run-python';
import { holdCauses } from './held-causes';

holdCauses(
  'python',
  (source) => Promise.resolve((request) => runPython(source, request)),
  pythonLearners.filter(({ verdict }) => verdict === 'accepted'),
);
