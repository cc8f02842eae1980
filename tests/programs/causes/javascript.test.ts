// The causes of wrong programs in JavaScript.
import { javascriptLearners } from '../learners/learners';
import { runJavaScript } from '../learners/run-javascript';
import { holdCauses } from './held-causes';

holdCauses(
  'javascript',
  (source) => Promise.resolve((request) => runJavaScript(source, request)),
  javascriptLearners.filter(({ verdict }) => verdict === 'accepted'),
);
