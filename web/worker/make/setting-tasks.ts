// The requests of the setter's bench, each answered piece by piece.
import { gridOf, type Grid } from '../../core/grid';
import {
  mostBackdoorDigits,
  type Found,
  type FoundProgress,
  type SettingCalls,
} from '../../core/make/setting';
import { read } from '../core/read-layout';
import { trusted } from '../core/shared-kinds';
import { accepted, countLimitIn, gridIn } from '../serve/checks';
import { Refused, type Task, type Tasks } from '../serve/task';
import { seedIn } from './from-core';
import { bandNumbers, leastForm, type CoreSearch, type SettingCore } from './setting-table';

/** A piece of work takes so much longer than a step of a search. */
const stepsEach = 10;

/** The number of least forms between two looks at the clock. */
const formsAtOnce = 64;

const gridsIn = (lines: string): Grid[] =>
  lines.split('\n').flatMap((line) => (line === '' ? [] : [trusted(line)]));

function searched(begun: CoreSearch | null): Task<FoundProgress, Found> {
  const setting = accepted(begun, 'the puzzle has not one solution, or the rest makes no sense');
  const puzzles: Grid[] = [];
  const takeFresh = (): readonly Grid[] => {
    const fresh = gridsIn(setting.takeLines());
    for (const puzzle of fresh) puzzles.push(puzzle);
    return fresh;
  };
  return {
    run: (budget) => setting.run(Math.max(1, Math.round(budget / stepsEach))),
    progress: () => ({
      found: setting.found(),
      share: setting.share(),
      fresh: takeFresh(),
      position: setting.position(),
    }),
    answer: () => {
      takeFresh();
      const isComplete = setting.isComplete();
      const position = isComplete ? '' : setting.position();
      return { puzzles, isComplete, position };
    },
    free: () => {
      setting.delete();
    },
  };
}

function positionIn(from: unknown): string {
  if (from === undefined) return '';
  if (typeof from !== 'string') throw new Refused('the position is no text');
  return from;
}

function formed(core: SettingCore, puzzles: readonly Grid[]): Task<number, readonly Grid[]> {
  const forms: Grid[] = [];
  return {
    run: () => {
      const next = puzzles.slice(forms.length, forms.length + formsAtOnce);
      forms.push(...gridsIn(core.leastForms(next.map((puzzle) => `${puzzle}\n`).join(''))));
      return forms.length === puzzles.length;
    },
    progress: () => forms.length,
    answer: () => forms,
    free: () => undefined,
  };
}

function puzzlesIn(puzzles: unknown): Grid[] {
  if (!Array.isArray(puzzles)) throw new Refused('the puzzles are not a list');
  return puzzles.map((puzzle) => {
    const grid = typeof puzzle === 'string' ? gridOf(puzzle) : undefined;
    if (grid === undefined) throw new Refused('a puzzle is not 81 digits and blanks');
    return grid;
  });
}

export const settingTasks: Tasks<SettingCore, SettingCalls> = {
  leastForm: (core, { puzzle }) => {
    const grid = gridIn(puzzle);
    return {
      run: () => true,
      progress: () => undefined,
      answer: () => read(leastForm, core.leastFormOf(grid)),
      free: () => undefined,
    };
  },
  bands: (core, { puzzle }) => {
    const grid = gridIn(puzzle);
    return {
      run: () => true,
      progress: () => undefined,
      answer: () => {
        const numbers = read(bandNumbers, core.bandsOf(grid));
        if (numbers.length === 0) throw new Refused('the puzzle has not one solution');
        return { bands: numbers.slice(0, 3), stacks: numbers.slice(3) };
      },
      free: () => undefined,
    };
  },
  leastForms: (core, { puzzles }) => formed(core, puzzlesIn(puzzles)),
  minimals: (core, { puzzle, limit, seed, from }) => {
    const grid = gridIn(puzzle);
    const most = countLimitIn(limit);
    return searched(
      seed === undefined
        ? core.startMinimals(grid, most, positionIn(from))
        : core.startDrawnMinimals(grid, most, seedIn(seed)),
    );
  },
  neighbours: (core, { puzzle, limit, exchanged, from }) =>
    searched(
      core.startNeighbours(
        gridIn(puzzle),
        countLimitIn(limit),
        String(exchanged),
        positionIn(from),
      ),
    ),
  backdoors: (core, { puzzle, limit, also, from }) =>
    searched(
      core.startBackdoors(
        gridIn(puzzle),
        countLimitIn(limit),
        also ?? '',
        mostBackdoorDigits,
        positionIn(from),
      ),
    ),
  seventeens: (core, { puzzle, limit, givens, from }) =>
    searched(core.startSeventeens(gridIn(puzzle), countLimitIn(limit), givens, positionIn(from))),
};
