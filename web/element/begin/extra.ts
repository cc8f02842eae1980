// How a game is begun, or gone on with, as an extra beside the board: a new puzzle of a level, today's, the games
// that are kept. The maker of puzzles is loaded when one is asked for.
import { html, nothing } from 'lit';
import { dayOf, type Level } from '../../core/make/daily';
import { defaultMode } from '../../core/mode';
import { takesPuzzles, type Extra } from '../contract/extra';
import { recall, remember } from '../shared/remembered';
import { beginStyles } from './styles';
import type { Beginner } from './beginner';
import type { BeginMessages } from './words';
import { beginMessagesIn } from './words-in';

/** The way to the list of games, which the page has and the element has not. */
export interface GamesDoor {
  open: (() => void) | undefined;
}

/** As a player is offered them: what is beyond takes minutes to make. */
const offered: readonly Level[] = ['easy', 'medium', 'hard', 'very-hard'];

/** The level that was played last, of which today's puzzle is. */
const note = 'level';
const levelNow = (): Level => offered.find((level) => level === recall(note)) ?? 'medium';

export const beginExtra = (door: GamesDoor): Extra => ({
  styles: [beginStyles],
  attach: (host) => {
    let beginner: Beginner | undefined;
    const begin = (act: (loaded: Beginner) => void) => {
      import('./beginner')
        .then(({ Beginner }) => {
          act((beginner ??= new Beginner(host)));
        })
        .catch(host.tellNotLoaded);
    };
    const fresh = (level: Level) => {
      remember(note, level);
      begin((loaded) => void loaded.fresh(level));
    };
    const act = (label: string, onClick: () => void) =>
      html`<button type="button" class="secondary" @click=${onClick}>${label}</button>`;
    const choices = (text: BeginMessages) => html`
      <div class="levels" role="group" aria-label=${text.fresh}>
        <span aria-hidden="true">${text.fresh}</span>
        ${offered.map((level) =>
          act(text.levels[level], () => {
            fresh(level);
          }),
        )}
      </div>
      <div class="others">
        ${act(text.today, () => {
          begin((loaded) => void loaded.daily(dayOf(new Date()), levelNow()));
        })}
        ${act(text.games, () => door.open?.())}
        ${act(text.technique, () => {
          host.stage.mode = 'make';
        })}
      </div>
    `;
    return {
      besideBoard: () => {
        if (!takesPuzzles(host) || host.mode !== defaultMode) return nothing;
        const text = beginMessagesIn(host.language);
        return html`<div class="begin" role="group" aria-label=${text.label}>
          ${
            beginner?.isBusy
              ? html`<p role="status">${text.making}</p>
                  ${act(text.stop, () => beginner?.stop())}`
              : choices(text)
          }
        </div>`;
      },
    };
  },
});
