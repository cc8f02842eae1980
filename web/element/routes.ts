// Changes of mode: by a person, by a script, or for what was taken in.
import type { LitElement } from 'lit';
import type { Intake, Recording, Source } from '../core/intake';
import type { Grid } from '../core/grid';
import { defaultMode, showsSteps } from '../core/mode';
import type { Features } from './contract/features';
import type { SteppedElement } from './contract/mode-element';
import type { Mode } from './contract/mode-names';
import type { ViewMode } from './contract/mode-entry';
import { placeIntake } from './intake/place-intake';
import { Modes } from './opened-modes';
import { isOfFile } from '../core/problem';
import type { Notice } from './shared/state/solving-state';
import { StayingModes } from './staying';
import type { Store } from './element-store';

/** The part of the element that its routes use. */
interface Host extends LitElement {
  mode: Mode;
  varied: string;
  instead: string;
}

export interface Routes {
  modes: Modes;
  staying: StayingModes;
  /** Whether the shown mode takes whole files. */
  takesLists: () => boolean;
  /** Whether the shown mode is still being fetched. */
  isMissing: () => boolean;
  /** Whether the board is shown because the mode is still being fetched. */
  isWaiting: () => boolean;
  /** The action that is offered with the current message, where there is one. */
  offer: () => (() => void) | undefined;
  /** Opens a recording or a list in a mode that takes it. */
  open: (entry: ViewMode, opened: Recording) => void;
  /** Opens a recording in the mode that takes it; resolves once it is there, or refused. */
  watch: (recording: Recording) => Promise<void>;
  /** Puts what was taken in on the board or into a mode, and reports what is wrong with it. */
  place: (intake: Intake, from?: 'panel') => void;
  /** The view of the current mode where it shows steps; otherwise opens `watch` mode. */
  stepping: () => Promise<SteppedElement>;
  /** Called after the mode was changed: rests the old mode and fetches the new one. */
  follow: (before: Mode | undefined) => void;
  /** Resolves once the shown mode was fetched, or could not be. */
  fetched: () => Promise<void>;
}

/** `put`: puts the first puzzle of a text on the board; `more`: how many others there are. */
export function routesOf(
  host: Host,
  registered: Features['modes'],
  store: Store,
  put: (text: string, puzzle: Grid, more: number) => void,
): Routes {
  const modes = new Modes(registered, host);
  const staying = new StayingModes(modes.views, host);
  let fetching = Promise.resolve();
  /** A list that was taken in, with the message that offers to open it. */
  let offered: { notice: Notice; entry: ViewMode; source: Source } | undefined;

  const shown = () => modes.viewOf(host.mode);
  const isMissing = () => shown() !== undefined && !modes.isLoaded(host.mode);
  const takesLists = () => shown()?.opens === 'list';
  const leaveUnloaded = () => {
    store.report({ kind: 'mode-not-loaded' });
    if (modes.standingIn) host.varied = '';
    host.mode = defaultMode;
  };
  const opening = async (entry: ViewMode, opened: Recording) => {
    host.mode = entry.name;
    await modes.open(entry, opened).catch(leaveUnloaded);
  };
  const open = (entry: ViewMode, opened: Recording) => void opening(entry, opened);
  return {
    modes,
    staying,
    takesLists,
    isMissing,
    isWaiting: () => shown()?.waitsWithBoard === true && isMissing(),
    offer: () => {
      if (!offered || offered.notice !== store.state.notice) return undefined;
      const { entry, source } = offered;
      return () => {
        open(entry, source);
      };
    },
    open,
    watch: async (recording) => {
      const entry = modes.thatOpens('recording');
      if (entry) await opening(entry, recording);
    },
    place: (intake, from) => {
      placeIntake(intake, {
        takesLists: takesLists(),
        hasBoard: !shown(),
        modes,
        put,
        restore: (position) => {
          store.apply({ type: 'restore', position });
        },
        open,
        openVaried: (text) => {
          const entry = modes.thatOpens('varied');
          if (!entry) return;
          host.varied = text;
          host.instead = '';
          if (!entry.standsIn) host.mode = entry.name;
        },
        tell: (problem) => {
          if (!isOfFile(problem)) store.report(problem, from);
          else
            void import('./shared/words/file-words').then(
              () => {
                store.report(problem, from);
              },
              () => {
                store.report({ kind: 'mode-not-loaded' }, from);
              },
            );
        },
        offer: (entry, source) => {
          const { notice } = store.state;
          if (notice) offered = { notice, entry, source };
        },
        showBoard: () => {
          if (shown()?.hidesPuzzle) host.mode = defaultMode;
        },
      });
    },
    stepping: async () => {
      if (modes.standingIn) throw new Error('puzzles with rules of their own have no steps here');
      const mode = showsSteps(host.mode) ? host.mode : 'watch';
      host.mode = mode;
      await modes.load(mode);
      host.requestUpdate(); // draws the view instead of the board that was shown while it was fetched
      await host.updateComplete;
      const view = modes.stepped(mode);
      if (!view) throw new Error(`${mode} mode was left while it was opened`);
      return view;
    },
    follow: (before) => {
      if (before !== undefined) staying.rest(before);
      if (!isMissing()) return;
      fetching = modes
        .load(host.mode)
        .then(() => {
          host.requestUpdate();
        })
        .catch(leaveUnloaded);
    },
    fetched: () => fetching,
  };
}
