// The commands of the race's buttons, beyond changes of its state.
import type { Grid } from '../../core/grid';
import type { SteppedStrategyName } from '../../core/strategy';
import type { RaceMessages } from '../../languages/en/race';
import { bringIntoView } from '../shared/seen';
import { copyText } from '../shared/clipboard';
import type { PictureForm } from '../shared/picture/scene-file';
import { download } from '../shared/save-file';
import { chartOf } from './chart/chart';
import { chartFile } from './chart/chart-file';
import { finishersOf, hardPuzzle, type RaceAction, type RaceState } from './race-state';
import { csvOf, markdownOf } from './report';

export interface RaceCommands {
  dispatch: (action: RaceAction) => void;
  start: () => void;
  stop: (strategy?: SteppedStrategyName) => void;
  /** Puts a puzzle on the board on which the strategies differ. */
  takeHard: () => void;
  /** Races on the board's puzzle, though it is the page's sample. */
  takeBoard: () => void;
  copy: (form: 'markdown' | 'csv') => void;
  save: (form: PictureForm) => void;
}

export interface RaceHost {
  dispatch: (action: RaceAction) => void;
  racer: {
    start(puzzle: Grid, state: RaceState): void;
    stop(strategy?: SteppedStrategyName): void;
  };
  root: () => HTMLElement | DocumentFragment;
  /** Resolves when the change is drawn. */
  drawn: () => Promise<unknown>;
  current: () => RaceState;
  puzzle: () => Grid | undefined;
  show: (puzzle: Grid) => void;
  text: () => RaceMessages;
}

/** The width of a saved chart, in CSS pixels. */
const savedWidth = 1000;

export function raceCommandsOf(host: RaceHost): RaceCommands {
  const { dispatch, racer } = host;
  return {
    dispatch,
    start: () => {
      const puzzle = host.puzzle();
      if (!puzzle) return;
      racer.start(puzzle, host.current());
      void host.drawn().then(() => {
        bringIntoView(host.root().querySelector('.lane'));
      });
    },
    stop: (strategy) => {
      racer.stop(strategy);
    },
    takeBoard: () => {
      dispatch({ type: 'take-board' });
    },
    takeHard: () => {
      host.show(hardPuzzle);
    },
    copy: (form) => {
      const { run } = host.current();
      if (!run) return;
      const machine = { browser: navigator.userAgent, cores: navigator.hardwareConcurrency };
      const copied = form === 'csv' ? csvOf(run) : markdownOf(run, host.text(), machine);
      void copyText(copied, host.root()).then((done) => {
        dispatch({
          type: 'tell',
          notice: done ? { kind: 'copied', form } : { kind: 'copy-failed' },
        });
      });
    },
    save: (form) => {
      void saveChart(form, host).then((done) => {
        dispatch({
          type: 'tell',
          notice: done ? { kind: 'saved', form } : { kind: 'save-failed' },
        });
      });
    },
  };
}

async function saveChart(form: PictureForm, host: RaceHost): Promise<boolean> {
  const { run } = host.current();
  if (!run) return false;
  const text = host.text();
  const chart = chartOf(finishersOf(run), savedWidth, text.chart);
  const blob = await chartFile(form, chart);
  if (!blob) return false;
  download(blob, `${text.save.fileName}.${form}`);
  return true;
}
