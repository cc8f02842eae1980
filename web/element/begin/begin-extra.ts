// The choice of a game beside the board, as an extra: a new puzzle of a level, today's puzzle, the kept games.
// The maker of puzzles is loaded with the first one asked for.
import { html, nothing, type TemplateResult } from 'lit';
import { dayOf, type Level } from '../../core/make/daily';
import { defaultMode } from '../../core/mode';
import {
  findAsked,
  practiseAsked,
  takesPuzzles,
  type Extra,
  type ExtraHost,
} from '../contract/extra';
import { techniqueNamed, type TechniqueName } from '../../core/techniques/technique';
import { icons } from '../shared/look/icons';
import { row, rowStyles } from '../shared/look/rows';
import type { OpenLesson } from '../shared/open-lesson';
import { Done } from './done/finished-game';
import { Tracking } from './practice/tracking';
import { beginStyles } from './begin-styles';
import type { Beginner } from './beginner';
import type { GamesDoor } from './games-door';
import { levelNow, offeredLevels, rememberLevel } from './player-levels';
import { levelIn } from './played-level';
import { type BeginMessages, beginMessagesIn } from '../../languages/en/begin';
import { pressButton } from '../shared/look/press-button';

export const beginExtra = (door: GamesDoor, course: OpenLesson<TechniqueName>): Extra => ({
  styles: [rowStyles, beginStyles],
  attach: (host) => {
    let beginner: Beginner | undefined;
    const open = (isOpen: boolean) => {
      host.dispatch({ type: 'open', panel: isOpen ? 'begin' : 'keys' });
    };
    if (door.isFirst) open(true);
    const begin = (act: (loaded: Beginner) => Promise<void>) => {
      import('./beginner')
        .then(({ Beginner }) => act((beginner ??= new Beginner(host, door))))
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
    const openCourse = (technique: TechniqueName | undefined) => {
      if (technique === undefined) course.close();
      else course.open(technique);
      host.stage.mode = 'techniques';
    };
    const act = (label: string, onClick: () => void) => pressButton('secondary', label, onClick);
    const choices = (text: BeginMessages) => html`
      <h2>${text.fresh}</h2>
      <div class="levels" role="group" aria-label=${text.fresh}>
        ${offeredLevels.map((level) =>
          act(text.levels[level], () => {
            rememberLevel(level);
            begin((loaded) => loaded.fresh(level));
          }),
        )}
      </div>
      <div class="rows">
        ${row(
          text.today,
          () => {
            daily(dayOf(new Date()), levelNow());
          },
          { icon: icons.today },
        )}
        ${row(text.calendar, openDays, { icon: icons.calendar })}
        ${row(text.games, () => door.open?.(), { icon: icons.games })}
        ${row(
          text.technique,
          () => {
            openCourse(undefined);
          },
          { icon: icons.technique },
        )}
        ${row(
          text.varied,
          () => {
            host.stage.mode = 'varied';
          },
          { icon: icons.varied },
        )}
        ${row(
          text.bring,
          () => {
            host.dispatch({ type: 'open', panel: 'more' });
            void showIntake(host);
          },
          { icon: icons.bring, kind: 'bring' },
        )}
        ${row(
          text.back,
          () => {
            open(false);
            host.focusBoard();
          },
          { icon: icons.back, kind: 'unfold' },
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
    const tracking = new Tracking(host, { practise, course: openCourse });
    const isOffered = () => takesPuzzles(host) && host.mode === defaultMode;
    return {
      start: () => {
        const onTechnique = (name: string, act: (technique: TechniqueName) => void) => {
          host.root?.addEventListener(name, (event) => {
            const technique =
              event instanceof CustomEvent ? techniqueNamed(event.detail) : undefined;
            if (technique) act(technique);
          });
        };
        onTechnique(practiseAsked, openCourse);
        onTechnique(findAsked, practise);
      },
      changed: () => {
        done.changed();
        tracking.changed();
      },
      level: () => levelIn(host),
      below: () => html`<retrace-days .language=${host.language}></retrace-days>`,
      besideUndo: () => (isOffered() ? opener(host, open) : nothing),
      cards: () => {
        if (!isOffered()) return [];
        const text = beginMessagesIn(host.language);
        const isBusy = beginner?.isBusy === true;
        const content = html`<div id="begin" role="group" aria-label=${text.label}>
          ${isBusy ? making(text) : choices(text)}
        </div>`;
        return [isBusy ? undefined : (tracking.card() ?? done.card()), { panel: 'begin', content }];
      },
    };
  },
});

/** The button that unfolds the choice. */
function opener(host: ExtraHost, open: (isOpen: boolean) => void): TemplateResult {
  const isOpen = host.panel === 'begin';
  return html`<button
    type="button"
    class="quiet unfold"
    tabindex="-1"
    aria-expanded=${String(isOpen)}
    aria-controls="begin"
    @click=${() => {
      open(!isOpen);
    }}
  >
    ${icons.fresh}<span>${beginMessagesIn(host.language).fold}</span>
  </button>`;
}

/** Shows the ways to bring a puzzle, which stand further down. */
async function showIntake({ root, drawn }: ExtraHost): Promise<void> {
  await drawn();
  const intake = root?.querySelector('.intake');
  intake?.scrollIntoView({ block: 'center' });
  intake?.querySelector('button')?.focus({ preventScroll: true });
}
