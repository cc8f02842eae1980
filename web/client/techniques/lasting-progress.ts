// Remembers the progress that a task has told: where it begins again in another worker, nothing is told twice or taken back.
import type { TechniqueCalls } from '../../core/techniques/technique-calls';

type Progress = TechniqueCalls[keyof TechniqueCalls]['progress'];

export class LastingProgress {
  #steps = 0;
  #atLeast = 0;

  /** The progress as one that goes on from what was told. */
  goingOn<P extends Progress>(progress: P): P {
    if (progress && 'steps' in progress) {
      const begin = Math.max(progress.begin, this.#steps);
      const steps = progress.steps.slice(begin - progress.begin);
      this.#steps = begin + steps.length;
      return { ...progress, begin, steps };
    }
    if (progress) {
      this.#atLeast = Math.max(this.#atLeast, progress.atLeast);
      return { ...progress, atLeast: this.#atLeast };
    }
    return progress;
  }
}
