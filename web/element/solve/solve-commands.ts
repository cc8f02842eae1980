// The commands of the buttons beyond changing the state.
import type { Grid } from '../../core/grid';
import type { StrategyName } from '../../core/strategy';
import type { TakeIn } from '../contract/intake-host';
import { formatGrid, type Form } from '../../core/text';
import type { Action } from '../shared/state/solving-state';
import { cellElements } from '../shared/board/board';
import { copyText } from '../shared/clipboard';
import { bringIntoView } from '../shared/seen';

export interface Commands {
  dispatch: (action: Action) => void;
  /** Gives the focus to the chosen cell. */
  focusBoard: () => void;
  choose: (strategy: StrategyName) => void;
  solve: () => void;
  stop: () => void;
  pause: () => void;
  resume: () => void;
  copy: (form: Form) => void;
  paste: () => void;
  open: (file: File) => void;
  load: (text: string) => void;
  type: () => void;
}

/** The part of the element that its buttons use. */
export interface Host {
  /** The board with what a search has found. */
  readonly shownBoard: Grid;
  readonly renderRoot: HTMLElement | DocumentFragment;
  readonly takeIn: TakeIn;
  solve(): Promise<unknown>;
  /** Brings the board into view. */
  reveal(): void;
}

export interface Running {
  stop(): void;
  pause(): void;
  resume(): void;
}

export function commandsOf(
  host: Host,
  running: Running,
  dispatch: (action: Action) => void,
): Commands {
  return {
    dispatch,
    focusBoard: () => {
      host.renderRoot
        .querySelector<HTMLElement>('.board .cell[tabindex="0"]')
        ?.focus({ preventScroll: true });
    },
    choose: (strategy) => {
      dispatch({ type: 'choose', strategy });
    },
    solve: () => {
      // How it ended is in the state; nobody waits for the promise here.
      host.solve().catch(() => undefined);
    },
    stop: () => {
      running.stop();
    },
    pause: () => {
      running.pause();
    },
    resume: () => {
      running.resume();
    },
    copy: (form) => {
      void copyText(formatGrid(host.shownBoard, form), host.renderRoot).then((copied) => {
        dispatch({
          type: 'tell',
          notice: copied ? { kind: 'copied', form } : { kind: 'copy-failed' },
        });
        // On a phone the line below the buttons may be below the screen.
        requestAnimationFrame(() => {
          bringIntoView(host.renderRoot.querySelector('.copy [role=status]'));
        });
      });
    },
    paste: () => {
      void paste(host, dispatch);
    },
    open: (file) => {
      void host.takeIn({ kind: 'file', file }, 'panel');
    },
    load: (text) => {
      void host.takeIn({ kind: 'text', text }, 'panel');
    },
    type: () => {
      dispatch({ type: 'type' });
      host.reveal();
      cellElements(host.renderRoot)[0]?.focus({ preventScroll: true });
    },
  };
}

/** Where the clipboard may not be read, the text field takes what is pasted. */
async function paste(host: Host, dispatch: (action: Action) => void): Promise<void> {
  let text: string;
  try {
    text = await navigator.clipboard.readText();
  } catch {
    dispatch({ type: 'tell', notice: { kind: 'paste-refused' } });
    const field = host.renderRoot.querySelector('textarea');
    const details = field?.closest('details');
    if (details) details.open = true;
    field?.focus();
    return;
  }
  await host.takeIn({ kind: 'text', text }, 'panel');
}
