// What helps a person who solves, as an extra below the board; the timer is loaded with the first entry.
import { html, nothing, type TemplateResult } from 'lit';
import type { BoardPosition, Extra } from '../contract';
import { clockTime } from './clock-time';
import { marksOf } from './marks';
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
    let seconds = 0;
    const told = (played: number) => {
      seconds = played;
    };
    return {
      changed: () => {
        if (host.isComplete && seconds > 0) {
          const time = clockTime(seconds);
          host.say({ isError: false, text: (language) => playMessagesIn(language).solvedIn(time) });
        }
        if (isRuledOut(host.positions.present)) referee.check();
      },
      marks: () => marksOf(referee.finding, playMessagesIn(host.language)),
      underBoard: () => {
        if (host.readonly) return nothing;
        const text = playMessagesIn(host.language);
        return html`${offers(host, text, referee)} ${playBar(host, text, referee)}
        ${timer(host.positions.present, text, told)}`;
      },
    };
  },
};

/** Whether a search found no solution with what was entered. */
function isRuledOut({ givens, digits, answer }: BoardPosition): boolean {
  if (givens === digits) return false;
  const { outcome } = answer ?? {};
  return outcome?.kind === 'none'
    ? outcome.reason !== 'contradiction'
    : outcome?.kind === 'dead-end' && !outcome.solvable;
}

function timer(
  { givens, digits }: BoardPosition,
  text: PlayMessages,
  told: (seconds: number) => void,
): TemplateResult {
  // Nobody has played before the first entry.
  const playing = digits !== givens && digits.includes('.');
  if (playing) void import('./timer').catch(() => undefined);
  const { timer: name, showTimer: show, hideTimer: hide } = text;
  return html`<retrace-timer
    .puzzle=${givens}
    .playing=${playing}
    .told=${told}
    .labels=${{ timer: name, show, hide }}
  ></retrace-timer>`;
}
