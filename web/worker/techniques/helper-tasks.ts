// The requests that a worker takes whose long searches others of its kind help with: all of techniques, and to help.
import type { TechniqueCalls } from '../../core/techniques/technique-calls';
import { Refused, type Tasks } from '../serve/task';
import { timed } from '../serve/timed';
import type { HelperCalls, Helpers } from './helpers';
import type { SharingCore } from './sharing-table';
import { techniqueTasksWith } from './technique-tasks';

type Helper = ReturnType<SharingCore['startHelper']>;

const nonsense = 'there are no such suppositions';

/** Its helper lives as long as the core, since it keeps what it has found for the searches that come. */
const helpers = new WeakMap<SharingCore, Helper>();

const helperTasks: Tasks<SharingCore, HelperCalls> = {
  draw: (core, { job, cases }) => {
    if (!(job instanceof Uint8Array && cases instanceof Uint8Array)) throw new Refused(nonsense);
    const helper = helpers.get(core) ?? core.startHelper();
    helpers.set(core, helper);
    let isBegun = false;
    // The request before it may still be at work when this one comes.
    const begin = () => {
      isBegun = true;
      if (!helper.begin(job, cases)) throw new Refused(nonsense);
    };
    const drawing = timed(helper);
    return {
      run: (budget) => {
        if (!isBegun) begin();
        return drawing.run(budget);
      },
      progress: () => undefined,
      answer: () => ({ drawn: helper.answer().slice(), ms: drawing.elapsedMs() }),
      free: () => undefined,
    };
  },
};

export const sharingTasks = (
  helpers: Helpers,
): Tasks<SharingCore, TechniqueCalls & HelperCalls> => ({
  ...techniqueTasksWith(helpers),
  ...helperTasks,
});
