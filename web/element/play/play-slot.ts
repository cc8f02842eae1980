// What helps a person who solves, below the board; the timer is loaded with the first entry.
import { html, type TemplateResult } from 'lit';
import type { Language } from '../../core/language';
import { playMessagesIn } from './words-in';
import type { PlayMessages } from './words';
import type { Action, State } from '../shared/state/state';
import { playBar, type PlayCommands } from './play-bar';

export interface PlaySlot {
  state: State;
  language: Language;
  commands: PlayCommands & { dispatch: (action: Action) => void };
}

export function playSlot({ state, language, commands }: PlaySlot): TemplateResult {
  const text = playMessagesIn(language);
  return html`${playBar(state, text, commands.dispatch, commands)} ${timer(state, text)}`;
}

function timer({ history }: State, text: PlayMessages): TemplateResult {
  const { givens, digits } = history.present;
  // Nobody has played before the first entry.
  const playing = digits !== givens && digits.includes('.');
  if (playing) void import('./timer').catch(() => undefined);
  const { timer: name, showTimer: show, hideTimer: hide } = text;
  return html`<retrace-timer
    .puzzle=${givens}
    .playing=${playing}
    .labels=${{ timer: name, show, hide }}
  ></retrace-timer>`;
}
