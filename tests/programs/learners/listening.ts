// Hears a run of an interpreted program as the page does, without a worker between them.
import { FilmWriter } from '../../../web/core/code/film';
import type { RunReport, RunRequest } from '../../../web/core/code/run';
import { RunSoFar } from '../../../web/core/code/run-so-far';
import {
  filmIn,
  type InterpretedEnding,
  type ToldOfRun,
} from '../../../web/worker/code/interpreter';

interface Listening {
  told: ToldOfRun;
  /** To be called once, at its end. */
  report: (ending: InterpretedEnding) => RunReport;
}

export function listening({ film: puzzle, limits }: RunRequest): Listening {
  const run = new RunSoFar();
  const film =
    puzzle === undefined
      ? undefined
      : new FilmWriter(puzzle, limits.steps, (piece) => {
          run.hear({ type: 'filmed', piece });
        });
  return {
    told: {
      begin: () => undefined,
      output: (text) => {
        run.hear({ type: 'printed', text });
      },
      film,
    },
    report: ({ faults, ending, milliseconds }) => {
      for (const fault of faults) run.hear({ type: 'noticed', fault });
      return run.report({ ending, milliseconds, film: filmIn(film) });
    },
  };
}
