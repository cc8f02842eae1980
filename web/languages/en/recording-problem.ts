// The errors of a recording, in English.
import { cellName } from '../../core/cell';
import type { RecordingProblem, RecordingTrouble } from '../../core/recording';
import { filled } from '../template';
import faults from '../../../cpp/words/en/recording-faults.json';
import { number } from './grammar';

/** A sentence of its own. */
export function recordingTrouble(trouble: RecordingTrouble): string {
  switch (trouble.kind) {
    case 'refused': {
      const { problem } = trouble;
      const line = number(problem.line);
      return `This recording cannot be watched. Line ${line}: ${recordingProblem(problem)}.`;
    }
    case 'failed':
      return 'This recording could not be read.';
    case 'no-address':
      return `“${trouble.found}” is not the address of a recording.`;
    case 'not-served':
      return `This recording could not be fetched: its server answered ${trouble.status}.`;
    case 'not-fetched':
      return 'This recording could not be fetched: there is no connection, or its server or the policy of this page does not allow it.';
    case 'too-large':
      return `This recording is larger than ${trouble.mostBytes >> 20} MB, the limit.`;
  }
}

/** One sentence, without the line. */
function recordingProblem({ fault, cell, peer, ...values }: RecordingProblem): string {
  return filled(faults[fault], { ...values, cell: cellName(cell), peer: cellName(peer) });
}
