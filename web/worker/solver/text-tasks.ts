// Many lines at once, and any text.
import type { TextCore } from '@core/retrace-solver.mjs';
import type { TextCalls } from '../../core/solver/calls';
import { Refused, type Tasks } from '../serve/task';

/** Solving a line, and reading one, take so much longer than the step of a search. */
const stepsEach = 100;

export const textTasks: Tasks<TextCore, TextCalls> = {
  lines: (core, { lines, what }) => {
    if (!(lines instanceof Uint8Array)) throw new Refused('the lines are not bytes');
    const call = new core.Lines(lines.length, what === 'check');
    call.lines().set(lines);
    return {
      run: (budget) => lines.length === 0 || call.run(budget / stepsEach),
      progress: () => undefined,
      answer: () => call.answers().slice(),
      free: () => {
        call.delete();
      },
    };
  },
  read: (core, { text }) => {
    const call = new core.Reading(text);
    return {
      run: (budget) => call.run(budget / stepsEach),
      progress: () => undefined,
      answer: () => call.answer(),
      free: () => {
        call.delete();
      },
    };
  },
};
