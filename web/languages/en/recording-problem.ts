// The errors of a recording, in English.
import { cellName } from '../../core/cell';
import {
  recordingFormat,
  type RecordingProblem,
  type RecordingTrouble,
} from '../../core/recording';
import { wholeNumbersIn } from '../../element/shared/words/numbers';

const numbers = wholeNumbersIn('en');

/** A sentence of its own. */
export function recordingTrouble(trouble: RecordingTrouble): string {
  switch (trouble.kind) {
    case 'refused': {
      const { problem } = trouble;
      const line = numbers.format(problem.line);
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
function recordingProblem(problem: RecordingProblem): string {
  const { fault, found, expected, digit, there } = problem;
  const cell = cellName(problem.cell);
  const peer = cellName(problem.peer);
  switch (fault) {
    case 'not-a-recording':
      return `a recording begins with the line “${recordingFormat} 1”`;
    case 'other-version':
      return `version “${found}” of the format is not known, only version 1`;
    case 'binary':
      return 'this is not a text file';
    case 'long-line':
      return 'the line is longer than any line of a recording';
    case 'unknown-word':
      return `“${found}” is not expected here`;
    case 'bad-puzzle':
      return '“puzzle” needs 81 characters, 1 to 9 and a dot for a blank';
    case 'bad-cell':
      return `“${found}” is not a cell from r1c1 to r9c9`;
    case 'bad-digit':
      return `“${found}” is not a digit from 1 to 9`;
    case 'bad-number':
      return `“${found}” is not a number from 1 on`;
    case 'no-puzzle':
      return 'a line “puzzle” with the givens must come first';
    case 'cut-off':
      return 'the recording is cut off: the line “end” is missing';
    case 'contradiction':
      return 'the givens of the puzzle contradict each other';
    case 'wrong-number':
      return `this is step ${expected}, not ${found}`;
    case 'wrong-depth':
      return `${expected} digits are placed after this step, not ${found}`;
    case 'given':
      return `${cell} holds the given ${there}`;
    case 'digit-there':
      return `${digit} cannot be placed in ${cell}, which holds ${there}`;
    case 'nothing-there':
      return `nothing can be taken back from ${cell}, which is blank`;
    case 'other-digit':
      return `${digit} cannot be taken back from ${cell}, which holds ${there}`;
    case 'not-full':
      return 'this is not a solution: the board has blanks left';
    case 'not-dead-end':
      return `this is not a dead end: it does not follow the placement of ${digit} in ${cell}`;
    case 'no-peer':
      return `${peer} does not hold ${digit} in a house of ${cell}`;
    case 'wrong-end':
      return `the board does not show the end “${found}”`;
    case 'wrong-count':
      return `the end counts ${found}, but there are ${expected}`;
    case 'clash':
      return `${digit} in ${cell} clashes with ${peer}`;
    case 'not-last':
      return `${cell} is taken back before ${peer}, which was placed after it`;
    case 'too-many-steps':
      return 'there are more steps than can be kept';
    case 'too-many-lines':
      return 'there are more than 255 different line numbers';
    case 'too-many-calls':
      return 'there are more than 255 different call depths';
    case 'too-many-notes':
      return 'there are more refused and removed digits than can be kept';
  }
}
