// What a worker that reads photos can be asked for.
import type { ScanAnswer, ScanCalls } from '../../core/scan/scan';
import type { ScanCore } from '../scan/core';
import { pixelsOf } from '../scan/decode';
import type { Task, Tasks } from '../task';

export const scanTasks: Tasks<ScanCore, ScanCalls> = {
  scan: async (core, { picture }): Promise<Task<undefined, ScanAnswer>> => {
    const pixels = await pixelsOf(picture);
    let answer: ScanAnswer = { kind: 'trouble', trouble: { kind: 'broken' } };
    return {
      // One piece of about a tenth of a second; who gives it up is heard before it.
      run: () => {
        if (pixels) answer = core.scan(pixels);
        return true;
      },
      progress: () => undefined,
      answer: () => answer,
      free: () => undefined,
    };
  },
};
