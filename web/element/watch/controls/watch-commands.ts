// The commands of buttons and keys of watch mode.
import { toggleKeySheet } from '../../shared/look/key-sheet';
import type { SearchHost } from '../../contract/hosted-search';
import type { WatchInput } from '../../contract/mode-input';
import type { Player } from '../player/player';
import { alongTimeline, cellGoneTo, focusHolderOf } from '../../shared/state/step-keys';
import { actOfKey, actWhilePresenting, type Act } from '../state/watch-keys';
import type { Panel, WatchStore } from '../state/watch-model';
import { exploredIn, isCovered, positionIn, spanIn, zoomed } from '../state/watch-selectors';
import { filmName } from '../predict/film-name';
import { predictor, type PredictCommands } from '../predict/predictor';
import { targetOf, type Stop } from '../stops/stop';
import type { FindDirection } from '../../../core/watched-search';
import { notchOf, speedAtNotch, type Speed } from '../../../core/speed';

export interface WatchCommands {
  act: (act: Act) => void;
  choosePanel: (panel: Panel) => void;
  chooseFile: (file: string | undefined) => void;
  setSpeed: (speed: Speed) => void;
  select: (cell: number) => void;
  goTo: (step: number) => void;
  speak: (spoken: boolean) => void;
  unfold: (unfolded: boolean) => void;
  toggleExploring: () => void;
  cancel: () => void;
  reopen: () => void;
  stopReading: () => void;
  setStop: (change: Partial<Stop>) => void;
  goToStop: (direction: FindDirection) => void;
  predict: PredictCommands;
  focusBoard: () => void;
  onKey: (event: KeyboardEvent) => void;
  onBoardKey: (event: KeyboardEvent) => void;
  onTimelineKey: (event: KeyboardEvent) => void;
}

/** The part of the view that commands use. */
interface Host {
  readonly renderRoot: HTMLElement | DocumentFragment;
  readonly input: Pick<WatchInput, 'pace' | 'present' | 'digits' | 'strategy'>;
  readonly presents: boolean;
  readonly host: SearchHost | undefined;
  reopen(): void;
}

export function commandsOf(
  host: Host,
  player: Player,
  { current: model, dispatch }: WatchStore,
): WatchCommands {
  const predict = predictor(player, { current: model, dispatch }, () => {
    const { digits, strategy } = host.input;
    return filmName(model().recording, digits, strategy);
  });
  const focusCell = (cell: number) => {
    host.renderRoot.querySelector<HTMLElement>(`[data-cell="${cell}"]`)?.focus();
  };
  const setSpeed = (speed: Speed) => {
    dispatch({ type: 'speed', speed });
    host.input.pace(speed);
    player.restart();
  };
  const zoomBy = (factor: number) => {
    const now = model();
    player.zoom(zoomed(spanIn(now), factor, positionIn(now), exploredIn(now)));
  };
  const acts: Record<Act, () => void> = {
    toggle: () => {
      player.toggle();
    },
    'step-back': () => void player.step(-1),
    'step-on': () => void predict.stepOn(),
    'dead-end-before': () => void player.find({ target: 'dead-end', direction: 'previous' }),
    'dead-end-next': () => void player.find({ target: 'dead-end', direction: 'next' }),
    'backtrack-next': () => void player.find({ target: 'backtrack', direction: 'next' }),
    'cell-before': () =>
      void player.find({ target: { cell: model().selected }, direction: 'previous' }),
    'cell-next': () => void player.find({ target: { cell: model().selected }, direction: 'next' }),
    solution: () => void player.find({ target: 'solution', direction: 'next' }),
    start: () => void player.seek(0),
    end: () => void player.seek(exploredIn(model())),
    'mark-from': () => {
      dispatch({ type: 'mark', marks: { ...model().marks, from: positionIn(model()) } });
    },
    'mark-to': () => {
      dispatch({ type: 'mark', marks: { ...model().marks, to: positionIn(model()) } });
    },
    unmark: () => {
      dispatch({ type: 'mark', marks: { from: undefined, to: undefined } });
    },
    loop: () => {
      dispatch({ type: 'loop', loop: !model().loop });
    },
    slower: () => {
      setSpeed(speedAtNotch(notchOf(model().speed) - keyNotches));
    },
    faster: () => {
      setSpeed(speedAtNotch(notchOf(model().speed) + keyNotches));
    },
    'zoom-in': () => {
      zoomBy(1 / zoomFactor);
    },
    'zoom-out': () => {
      zoomBy(zoomFactor);
    },
    'zoom-all': () => {
      player.zoom(undefined);
    },
    present: () => {
      host.input.present?.(!host.presents);
    },
    help: () => {
      toggleKeySheet(host.renderRoot);
    },
  };
  return {
    act: (act) => {
      acts[act]();
    },
    choosePanel: (panel) => {
      dispatch({ type: 'panel', panel });
    },
    chooseFile: (file) => {
      dispatch({ type: 'file', file });
    },
    setSpeed,
    select: (cell) => {
      dispatch({ type: 'select', cell });
    },
    goTo: (step) => void player.seek(step),
    speak: (spoken) => {
      dispatch({ type: 'speak', spoken });
    },
    unfold: (unfolded) => {
      dispatch({ type: 'unfold', unfolded });
    },
    toggleExploring: () => {
      player.toggleExploring();
    },
    cancel: () => {
      void player.pause();
    },
    stopReading: () => {
      player.stopReading();
      const { shown, obstacle } = model();
      if (!shown && !obstacle) host.reopen(); // nothing was watched meanwhile
    },
    reopen: () => {
      host.reopen();
    },
    setStop: (change) => {
      dispatch({ type: 'stop', change });
    },
    goToStop: (direction) => {
      const { stop, selected } = model();
      void player.find({ target: targetOf(stop, selected), direction });
    },
    predict,
    focusBoard: () => {
      focusCell(model().selected);
    },
    onKey: (event) => {
      if (event.defaultPrevented) return;
      const act =
        (host.presents ? actWhilePresenting(event) : undefined) ??
        actOfKey(event, focusHolderOf(event.composedPath()[0]));
      if (!act || model().obstacle) return;
      event.preventDefault();
      // The question of a lesson stays as the steps move, which would then answer it.
      if (!host.host?.hides || act === 'help') acts[act]();
    },
    onTimelineKey: (event) => {
      if (isCovered(model(), host.host)) return;
      const { from, to } = spanIn(model());
      const by = alongTimeline(event, Math.max(1, Math.round((to - from) / pagesASpan)));
      if (by === undefined) return;
      event.preventDefault();
      const position = positionIn(model()) + by;
      void player.seek(Math.min(exploredIn(model()), Math.max(0, position)));
    },
    onBoardKey: (event) => {
      const cell = cellGoneTo(event, model().selected);
      if (cell === undefined) return;
      event.preventDefault();
      focusCell(cell);
    },
  };
}

/** A key press moves the speed by two notches, which makes it about one and a half times as high. */
const keyNotches = 2;
const zoomFactor = 4;
const pagesASpan = 20;
