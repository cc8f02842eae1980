// Tasks that answer many lines, and that read any text.
import type { TextCalls } from '../../core/solver/solver-calls';
import type { Found } from '../../core/reading';
import { read } from '../core/read-layout';
import { indexOf } from '../core/write-layout';
import { Refused, type Tasks } from '../serve/task';
import { linesTask, type LinesCore } from './lines-table';
import { found, type TextsCore } from './texts-table';

/** Solving a line, or reading one, takes as long as so many steps of a search. */
const stepsEach = 100;

export const textTasks: Tasks<LinesCore & TextsCore, TextCalls> = {
  lines: (core, { lines, what }) => {
    if (!(lines instanceof Uint8Array)) throw new Refused('the lines are not bytes');
    const task = what === 'check' ? 'check' : 'first';
    const call = core.startLines(lines.length, indexOf(linesTask.names, task));
    call.room().set(lines);
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
    const call = core.startReading(new TextEncoder().encode(text));
    const all: Found[] = [];
    return {
      run: (budget) => {
        const isAtEnd = call.run(budget / stepsEach);
        for (const each of read(found, call.found())) all.push(each);
        return isAtEnd;
      },
      progress: () => undefined,
      answer: () => all,
      free: () => {
        call.delete();
      },
    };
  },
};
