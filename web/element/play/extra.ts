// Helps for a person who solves, as an extra below the board; the timer is loaded with the first entry.
import { html, nothing, type TemplateResult } from 'lit';
import { emptyGrid } from '../../core/grid';
import { showsSteps } from '../../core/mode';
import type { BoardPosition } from '../contract/board';
import { takesPuzzles, type Extra, type ExtraHost } from '../contract/extra';
import { letterAt } from '../shared/state/keys';
import { isInTextField } from '../shared/text-field';
import { clockTime } from '../shared/words/numbers';
import type { Hinting } from './hint/hint';
import { marksOf } from './marks';
import { offersOf } from './offered';
import { checkButton, helpBar, hintButton, writingBar } from './play-bar';
import { refereeOf, type Referee } from './referee-commands';
import { Settings } from './settings';
import { playStyles } from './styles';
import type { PlayMessages } from './words';
import { playMessagesIn } from './words-in';

export const playExtra: Extra = {
  styles: [playStyles],
  attach: (host) => {
    const referee = refereeOf(host);
    const settings = new Settings(host, () => {
      checkAsAsked(host, referee, settings);
    });
    let hinting: Hinting | undefined;
    const hint = () => {
      import('./hint/hint')
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
    const offers = offersOf(host);
    return {
      start: () => {
        settings.recall();
        void import('./pointer')
          .then(({ listenOnBoard }) => {
            if (host.root) listenOnBoard(host, host.root, settings);
          })
          .catch(() => undefined);
        listenForKeys(host, hint);
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
      besideBoard: () => hinting?.card(),
      besideUndo: () => {
        const text = playMessagesIn(host.language);
        return html`${hintButton(host, text, hint)} ${checkButton(text, referee)}`;
      },
      besideSaid: () =>
        host.readonly ? nothing : offers(playMessagesIn(host.language), referee, settings),
      overKeypad: () => writingBar(host, playMessagesIn(host.language)),
      underBoard: () => {
        if (host.readonly) return nothing;
        const text = playMessagesIn(host.language);
        return html`${helpBar(host, text, referee, settings, share)} ${timer(host, text)}
        ${choice(host, text)}`;
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

/** `?` opens the keys wherever no mode has its own, `h` asks for a hint and for more of it. */
function listenForKeys(host: ExtraHost, hint: () => void): void {
  host.root?.host.addEventListener('keydown', (event) => {
    if (!(event instanceof KeyboardEvent) || event.defaultPrevented || isInTextField(event)) return;
    const { key, ctrlKey, metaKey, altKey } = event;
    const isHint =
      (key.toLowerCase() === 'h' || letterAt(event) === 'h') && !ctrlKey && !metaKey && !altKey;
    if (isHint && host.mode === 'solve' && takesPuzzles(host)) hint();
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

function timer(host: ExtraHost, text: PlayMessages): TemplateResult {
  const { givens, digits } = host.positions.present;
  // Nobody has played before the first entry.
  const playing = digits !== givens && digits.includes('.');
  if (playing) void import('./timer').catch(() => undefined);
  const { timer: name, showTimer: show, hideTimer: hide } = text;
  return html`<retrace-timer
    .seconds=${host.played.seconds}
    .playing=${playing}
    .onSeconds=${(seconds: number) => {
      host.count({ ...host.played, seconds });
    }}
    .labels=${{ timer: name, show, hide }}
  ></retrace-timer>`;
}
