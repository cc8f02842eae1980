// The ways from one mode to another: opened by a person, by a script, or for what was brought.
import type { LitElement } from 'lit';
import type { Arrival, Recording, Source } from '../core/arrival';
import type { Grid } from '../core/grid';
import { defaultMode, showsSteps } from '../core/mode';
import type { Features } from './contract/features';
import type { SteppedElement } from './contract/mode-element';
import type { Mode } from './contract/mode';
import type { ViewMode } from './contract/mode-entry';
import { Modes } from './modes';
import { place } from './place';
import type { Notice } from './shared/state/state';
import { StayingModes } from './staying';
import type { Store } from './store';

/** The part of the element that its routes use. */
interface Host extends LitElement {
  mode: Mode;
}

export interface Routes {
  modes: Modes;
  staying: StayingModes;
  /** Whether the mode shown takes whole files. */
  takesLists: () => boolean;
  /** Whether the board stands where a mode will be that is still fetched. */
  isWaiting: () => boolean;
  /** A further action offered with the current sentence, where there is one. */
  offer: () => (() => void) | undefined;
  /** Opens something in a mode that takes it. */
  open: (entry: ViewMode, opened: Recording) => void;
  /** Puts what was brought where it belongs; what is wrong with it is said. */
  load: (arrival: Arrival, from?: 'panel') => void;
  /** The view of the mode that shows steps: the one that is open, or `watch`, which is opened for it. */
  stepping: () => Promise<SteppedElement>;
  /** After the mode was changed: the one that was left rests, and the one that is shown is fetched. */
  follow: (before: Mode | undefined) => void;
  /** Resolves once the mode that is shown was fetched, or could not be. */
  arrived: () => Promise<void>;
}

/** `put`: the first puzzle of a text onto the board, and how many more there are. */
export function routesOf(
  host: Host,
  registered: Features['modes'],
  store: Store,
  put: (text: string, puzzle: Grid, more: number) => void,
): Routes {
  const modes = new Modes(registered, host);
  const staying = new StayingModes(modes.views, host);
  let arriving = Promise.resolve();
  /** A list that was brought, and what was said of it. */
  let offered: { notice: Notice; entry: ViewMode; source: Source } | undefined;

  const shown = () => modes.viewOf(host.mode);
  const takesLists = () => shown()?.opens === 'list';
  const leaveUnloaded = () => {
    store.report({ kind: 'mode-not-loaded' });
    host.mode = defaultMode;
  };
  const open = (entry: ViewMode, opened: Recording) => {
    host.mode = entry.name;
    modes.open(entry, opened).catch(leaveUnloaded);
  };
  return {
    modes,
    staying,
    takesLists,
    isWaiting: () => shown()?.waitsWithBoard === true && !modes.isLoaded(host.mode),
    offer: () => {
      if (!offered || offered.notice !== store.state.notice) return undefined;
      const { entry, source } = offered;
      return () => {
        open(entry, source);
      };
    },
    open,
    load: (arrival, from) => {
      place(arrival, {
        takesLists: takesLists(),
        hasBoard: !shown(),
        modes,
        put,
        restore: (position) => {
          store.apply({ type: 'restore', position });
        },
        open,
        tell: (problem) => {
          store.report(problem, from);
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
      const mode = showsSteps(host.mode) ? host.mode : 'watch';
      host.mode = mode;
      await modes.load(mode);
      host.requestUpdate(); // with the view in place of the waiting board
      await host.updateComplete;
      const view = modes.stepped(mode);
      if (!view) throw new Error(`${mode} mode was left while it was opened`);
      return view;
    },
    follow: (before) => {
      if (before !== undefined) staying.rest(before);
      if (!shown() || modes.isLoaded(host.mode)) return;
      arriving = modes
        .load(host.mode)
        .then(() => {
          host.requestUpdate();
        })
        .catch(leaveUnloaded);
    },
    arrived: () => arriving,
  };
}
