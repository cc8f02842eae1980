// What helps a person who solves, as an extra below the board; the timer is loaded with the first entry.
import { html, nothing, type TemplateResult } from 'lit';
import type { BoardPosition, Extra } from '../contract';
import { marksOf } from './finding';
import { offers } from './offers';
import { playBar } from './play-bar';
import { refereeOf } from './referee-commands';
import { playStyles } from './styles';
import type { PlayMessages } from './words';
import { playMessagesIn } from './words-in';

export const playExtra: Extra = {
  styles: [playStyles],
  attach: (host) => {
    const referee = refereeOf(host);
    return {
      marks: () => marksOf(referee.finding, playMessagesIn(host.language)),
      underBoard: () => {
        if (host.readonly) return nothing;
        const text = playMessagesIn(host.language);
        return html`${offers(host, text, referee)} ${playBar(host, text, referee)}
        ${timer(host.positions.present, text)}`;
      },
    };
  },
};

function timer({ givens, digits }: BoardPosition, text: PlayMessages): TemplateResult {
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
