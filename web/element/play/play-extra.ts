// Helps for a person who solves, as an extra below the board; the timer is loaded with the first entry.
import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { emptyGrid } from '../../core/grid';
import { showsSteps } from '../../core/mode';
import type { BoardPosition } from '../contract/board-actions';
import { takesPuzzles, type Extra, type ExtraHost } from '../contract/extra';
import { letterIs } from '../shared/state/board-keys';
import { isInTextField } from '../shared/text-field';
import { clockTime } from '../../languages/numbers';
import type { Hinting } from './hint/hinting';
import { marksOf } from './said-marks';
import { offersOf } from './offered';
import {
  checkButton,
  coverOf,
  helpBar,
  hintButton,
  moreButton,
  pauseButton,
  writingBar,
} from './play-bar';
import { Held } from './held';
import { refereeOf, type Referee } from './referee-commands';
import { Settings } from './settings';
import { playStyles } from './play-styles';
import { type PlayMessages, playMessagesIn } from '../../languages/en/play';

export const playExtra: Extra = {
  styles: [playStyles],
  attach: (host) => {
    const referee = refereeOf(host);
    const settings = new Settings(host, () => {
      checkAsAsked(host, referee, settings);
    });
    let hinting: Hinting | undefined;
    const hint = () => {
      import('./hint/hinting')
        .then(({ Hinting }) => {
          (hinting ??= new Hinting(host, referee.check)).more();
        })
        .catch(host.tellNotLoaded);
    };
    const share = () => {
      import('./share/share-sheet')
        .then(() => host.root?.querySelector('retrace-share')?.open(host.positions.present))
        .catch(host.tellNotLoaded);
    };
    const { offers, typing } = offersOf(host);
    const held = new Held(host);
    return {
      start: () => {
        settings.recall();
        void import('./timer').catch(() => undefined);
        void import('./pointer')
          .then(({ listenOnBoard }) => {
            if (host.root) listenOnBoard(host, host.root, settings);
          })
          .catch(() => undefined);
        listenForKeys(host, hint, () => hinting?.applyTold() === true);
        held.listen();
      },
      changed: () => {
        hinting?.changed();
        const { seconds } = host.played;
        if (host.isComplete && seconds > 0) {
          const time = clockTime(seconds);
          host.say({ isError: false, text: (language) => playMessagesIn(language).solvedIn(time) });
        }
        checkAsAsked(host, referee, settings);
      },
      marks: () =>
        hinting?.isOpen ? hinting.marks() : marksOf(referee.finding, playMessagesIn(host.language)),
      overBoard: () => hinting?.overBoard(),
      cards: () => [hinting?.card()],
      // Where the keys are beside the card, this needs not be said.
      banner: () =>
        host.panel === 'hint'
          ? { text: playMessagesIn(host.language).goesOn, isForSmall: true }
          : undefined,
      besideLine: () => (takesPuzzles(host) ? clock(host, settings) : nothing),
      besideUndo: () => {
        const text = playMessagesIn(host.language);
        return html`${hintButton(host, text, hint)} ${checkButton(text, referee)}
        ${moreButton(host, text)}`;
      },
      besideSaid: () => (host.readonly ? nothing : offers(playMessagesIn(host.language), referee)),
      overKeypad: () => {
        const text = playMessagesIn(host.language);
        if (host.isPaused) return coverOf(host, text);
        return typing(text, settings) ?? writingBar(host, text, held.writing);
      },
      underBoard: () => {
        if (host.readonly) return nothing;
        const text = playMessagesIn(host.language);
        return html`${helpBar(host, text, referee, settings, share)} ${choice(host, text)}`;
      },
      below: () =>
        html`<retrace-key-sheet .language=${host.language}></retrace-key-sheet>
          <retrace-share .language=${host.language}></retrace-share>`,
    };
  },
};

/** After a search that found none with what was entered, and after each entry for those who want that. */
function checkAsAsked(host: ExtraHost, referee: Referee, { live }: Settings): void {
  const { present } = host.positions;
  if (isRuledOut(present)) referee.check();
  else if (live && present.givens !== emptyGrid && present.digits !== present.givens) {
    referee.checkQuietly();
  }
}

/**
 * `?` opens the keys wherever no mode has its own, `h` asks for a hint and for more of it, Enter on the board applies it.
 * `apply`: returns whether there was a step to apply.
 */
function listenForKeys(host: ExtraHost, hint: () => void, apply: () => boolean): void {
  host.root?.host.addEventListener('keydown', (event) => {
    if (!(event instanceof KeyboardEvent) || event.defaultPrevented || isInTextField(event)) return;
    const { key, ctrlKey, metaKey, altKey } = event;
    const isPlain = !ctrlKey && !metaKey && !altKey;
    const isPlayed = host.mode === 'solve' && takesPuzzles(host) && isPlain && !host.isPaused;
    if (isPlayed && letterIs(event, 'h')) hint();
    const isOnBoard = event
      .composedPath()
      .some((each) => each instanceof Element && each.matches('.cell'));
    if (isPlayed && key === 'Enter' && isOnBoard && apply()) event.preventDefault();
    if (key !== '?' || showsSteps(host.mode)) return;
    event.preventDefault();
    import('./keys-sheet')
      .then(() => host.root?.querySelector('retrace-key-sheet')?.open())
      .catch(host.tellNotLoaded);
  });
}

/** How many cells are chosen, for those who do not see them. */
const choice = ({ chosen }: ExtraHost, text: PlayMessages): TemplateResult =>
  html`<p class="off-screen" role="status">
    ${chosen.also.length > 0 ? text.chosen(chosen.also.length + 1) : nothing}
  </p>`;

/** Whether a search found no solution with what was entered. */
function isRuledOut({ givens, digits, answer }: BoardPosition): boolean {
  if (givens === digits) return false;
  const { outcome } = answer ?? {};
  return outcome?.kind === 'none'
    ? outcome.reason !== 'contradiction'
    : outcome?.kind === 'dead-end' && !outcome.solvable;
}

/** The time played, which runs from the first mark on, and the button that covers the board meanwhile. */
function clock(host: ExtraHost, settings: Settings): TemplateResult {
  const text = playMessagesIn(host.language);
  const { givens, digits, notes } = host.positions.present;
  const isBegun = digits !== givens || notes !== undefined;
  return html`${
    settings.clock
      ? html`<retrace-timer
          .seconds=${live(host.played.seconds)}
          .playing=${isBegun && digits.includes('.') && !host.isPaused}
          .onSeconds=${(seconds: number) => {
            host.count({ ...host.played, seconds });
          }}
          .label=${text.timer}
        ></retrace-timer>`
      : nothing
  }
  ${pauseButton(host, text)}`;
}
