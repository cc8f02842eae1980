// What helps a person who solves, below the board; the timer is loaded with the first entry.
import { html, type TemplateResult } from 'lit';
import type { Messages } from '../messages/messages';
import type { Action, State } from '../state/state';
import { playBar, type PlayCommands } from './play-bar';

export interface PlaySlot {
  state: State;
  text: Messages;
  commands: PlayCommands & { dispatch: (action: Action) => void };
}

export const playSlot = ({ state, text, commands }: PlaySlot): TemplateResult =>
  html`${playBar(state, text, commands.dispatch, commands)} ${timer(state, text)}`;

function timer({ history }: State, text: Messages): TemplateResult {
  const { givens, digits } = history.present;
  // Nobody has played before the first entry.
  const playing = digits !== givens && digits.includes('.');
  if (playing) void import('./timer').catch(() => undefined);
  const { timer: name, showTimer: show, hideTimer: hide } = text.play;
  return html`<retrace-timer
    .puzzle=${givens}
    .playing=${playing}
    .labels=${{ timer: name, show, hide }}
  ></retrace-timer>`;
}
