// Somebody brought a recording that cannot be watched.
import type { RecordingProblem } from '../core/recording';

export class RecordingRefused extends Error {
  override readonly name = 'RecordingRefused';
  readonly problem: RecordingProblem;

  constructor(problem: RecordingProblem) {
    super(`line ${problem.line}: ${problem.fault}`);
    this.problem = problem;
  }
}
