// The requests that a worker for photos takes.
import type { Pixels, ScanCalls } from '../../core/scan/photo-result';
import type { Progress, ScanCore } from './core';
import { decoded, isPixels } from './decode';
import { Refused, type Task, type Tasks } from '../serve/task';

export const scanTasks: Tasks<ScanCore, ScanCalls> = {
  scan: async (core, { picture, grid }) => {
    const source = await decoded(picture);
    if ('kind' in source) return known({ kind: 'trouble', trouble: source } as const);
    const { pixels, shown } = source;
    return reading(core, { pixels, grid: grid ?? 0 }, 'read', () => {
      const answer = core.answer();
      return answer.kind === 'scan' && shown ? { ...answer, shown } : answer;
    });
  },
  find: (core, { picture }) => {
    if (!isPixels(picture)) throw new Refused('there is no picture');
    return reading(core, { pixels: picture, grid: 0 }, 'found', () => core.outline());
  },
};

/** Reads one step at a time, so that cancelling is heard in between. The core has one picture at a time. */
function reading<Answer>(
  core: ScanCore,
  { pixels, grid }: { pixels: Pixels; grid: number },
  until: Progress,
  answer: () => Answer,
): Task<undefined, Answer> {
  let isBegun = false;
  return {
    run: () => {
      if (!isBegun) {
        core.begin(pixels, grid);
        isBegun = true;
        return false;
      }
      const step = core.run();
      return step === until || step === 'read';
    },
    progress: () => undefined,
    answer,
    free: () => {
      if (isBegun) core.end();
    },
  };
}

const known = <Answer>(answer: Answer): Task<undefined, Answer> => ({
  run: () => true,
  progress: () => undefined,
  answer: () => answer,
  free: () => undefined,
});
