// The choice of a game beside the board, as an extra: a new puzzle of a level, today's puzzle, the kept games.
// The maker of puzzles is loaded with the first one asked for.
import { html, nothing, type TemplateResult } from 'lit';
import { dayOf, type Level } from '../../core/make/daily';
import { defaultMode } from '../../core/mode';
import { takesPuzzles, type Extra, type ExtraHost } from '../contract/extra';
import { techniqueNamed, type TechniqueName } from '../../core/techniques/technique';
import { practiseAsked } from '../shared/techniques/notes';
import { icons } from '../shared/look/icons';
import { Done } from './done/done';
import { beginStyles } from './styles';
import type { Beginner } from './beginner';
import type { GamesDoor } from './games-door';
import { levelNow, offeredLevels, rememberLevel } from './level';
import type { BeginMessages } from './words';
import { beginMessagesIn } from './words-in';

export const beginExtra = (door: GamesDoor): Extra => ({
  styles: [beginStyles],
  attach: (host) => {
    let beginner: Beginner | undefined;
    /** Whether the choice is open; on a phone it then covers the keys. */
    let isOpen = door.isFirst;
    const fold = (open: boolean) => {
      isOpen = open;
      host.requestUpdate();
    };
    const begin = (act: (loaded: Beginner) => Promise<void>) => {
      import('./beginner')
        .then(({ Beginner }) => act((beginner ??= new Beginner(host, door))))
        .then(() => {
          fold(false);
        })
        .catch(host.tellNotLoaded);
    };
    const daily = (day: string, level: Level) => {
      rememberLevel(level);
      begin((loaded) => loaded.daily(day, level));
    };
    const openDays = () => {
      import('./days/days-sheet')
        .then(() =>
          host.root?.querySelector('retrace-days')?.open({ level: levelNow(), begin: daily }),
        )
        .catch(host.tellNotLoaded);
    };
    const practise = (technique: TechniqueName) => {
      // Explain mode would hide the new puzzle, so the board is shown.
      host.stage.mode = defaultMode;
      begin((loaded) => loaded.practise(technique));
    };
    const openPractice = (technique: TechniqueName | undefined) => {
      import('./practice/practice-sheet')
        .then(() =>
          host.root?.querySelector('retrace-practice')?.open({ technique, begin: practise }),
        )
        .catch(host.tellNotLoaded);
    };
    const act = (label: string, onClick: () => void, kind = '') =>
      html`<button type="button" class="secondary ${kind}" @click=${onClick}>${label}</button>`;
    const choices = (text: BeginMessages) => html`
      <div class="levels" role="group" aria-label=${text.fresh}>
        <span aria-hidden="true">${text.fresh}</span>
        ${offeredLevels.map((level) =>
          act(text.levels[level], () => {
            rememberLevel(level);
            begin((loaded) => loaded.fresh(level));
          }),
        )}
      </div>
      <div class="others">
        ${act(text.today, () => {
          daily(dayOf(new Date()), levelNow());
        })}
        ${act(text.calendar, openDays)} ${act(text.games, () => door.open?.())}
        ${act(text.bring, () => {
          fold(false);
          showIntake(host);
        })}
        ${act(text.technique, () => {
          openPractice(undefined);
        })}
        ${act(
          text.back,
          () => {
            fold(false);
            host.focusBoard();
          },
          'unfold',
        )}
      </div>
    `;
    const making = (text: BeginMessages) =>
      html`<p role="status">${text.making}</p>
        ${beginner && beginner.tries > 0 ? html`<p>${text.tries(beginner.tries)}</p>` : nothing}
        ${act(text.stop, () => beginner?.stop())}`;
    const done = new Done(host, {
      next: (level = levelNow()) => {
        begin((loaded) => loaded.fresh(level));
      },
      practise,
      games: () => door.open?.(),
    });
    const isOffered = () => takesPuzzles(host) && host.mode === defaultMode;
    return {
      start: () => {
        listenForPlay(host, () => {
          if (isOpen) fold(false);
        });
        host.root?.addEventListener(practiseAsked, (event) => {
          if (event instanceof CustomEvent) openPractice(techniqueNamed(event.detail));
        });
      },
      changed: () => {
        // A kept game has come onto the board.
        if (host.positions.past.length > 0) isOpen = false;
        done.changed();
      },
      below: () =>
        html`<retrace-days .language=${host.language}></retrace-days>
          <retrace-practice .language=${host.language}></retrace-practice>`,
      besideUndo: () => (isOffered() ? opener(host, isOpen, fold) : nothing),
      besideBoard: () => {
        if (!isOffered()) return nothing;
        const text = beginMessagesIn(host.language);
        const isBusy = beginner?.isBusy === true;
        const isShown = isOpen || isBusy;
        return html`${isShown ? nothing : done.card()}
          <div
            id="begin"
            class="begin card ${isShown ? '' : 'folded'}"
            role="group"
            aria-label=${text.label}
          >
            ${isBusy ? making(text) : choices(text)}
          </div>`;
      },
    };
  },
});

/** The button that unfolds the choice. */
function opener(host: ExtraHost, isOpen: boolean, fold: (open: boolean) => void): TemplateResult {
  return html`<button
    type="button"
    class="quiet unfold"
    tabindex="-1"
    aria-expanded=${String(isOpen)}
    aria-controls="begin"
    @click=${() => {
      fold(!isOpen);
    }}
  >
    ${icons.fresh}<span>${beginMessagesIn(host.language).fold}</span>
  </button>`;
}

/** Pressing a cell means that the puzzle on the board is being played. */
function listenForPlay({ root }: ExtraHost, onPlay: () => void): void {
  root?.addEventListener('pointerdown', ({ target }) => {
    if (target instanceof Element && target.closest('.cell')) onPlay();
  });
}

/** Shows the ways to bring a puzzle, which stand further down and on a phone out of sight. */
function showIntake({ root }: ExtraHost): void {
  const intake = root?.querySelector('.intake');
  intake?.scrollIntoView({ block: 'center' });
  intake?.querySelector('button')?.focus({ preventScroll: true });
}
