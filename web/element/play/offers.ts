// The offers of the moment: to go back before a mistake, to leave entries out; and while a puzzle is typed in, to make it one.
import { html, nothing, type TemplateResult } from 'lit';
import { findContradictions } from '../../core/contradiction';
import { emptyGrid } from '../../core/grid';
import type { BoardPosition } from '../contract/board-actions';
import type { ExtraHost } from '../contract/extra';
import { keepFocus } from '../shared/board/toolbar';
import type { Finding } from '../../core/finding';
import type { Referee } from './referee-commands';
import type { Settings } from './settings';
import { type PlayMessages, playMessagesIn } from '../../languages/en/play';

const buttonFor = (host: ExtraHost) => (label: string, onClick: () => void) =>
  html`<button
    type="button"
    class="secondary"
    @click=${() => {
      onClick();
      host.focusBoard(); // for the button goes
    }}
  >
    ${label}
  </button>`;

/** In the place of the ways of writing, while givens are entered: notes are not wanted then. */
export function typingBar(
  host: ExtraHost,
  t: PlayMessages,
  settings: Settings,
): TemplateResult | undefined {
  const { dispatch, setting, positions } = host;
  const { givens, digits } = positions.present;
  const button = buttonFor(host);
  if (setting) {
    const done = button(t.settingDone, () => {
      dispatch({ type: 'setting' });
    });
    return html`<div class="typing">
      ${done}
      <p class="note">${t.setting}</p>
    </div>`;
  }
  if (givens !== emptyGrid || (digits === emptyGrid && !host.typing)) return undefined;
  const use = button(t.useAsGivens, () => {
    dispatch({ type: 'fix-givens' });
    const count = digits.replaceAll('.', '').length;
    host.say({ isError: false, text: (language) => playMessagesIn(language).fixed(count) });
  });
  return html`<div class="typing">
    ${digits === emptyGrid ? nothing : use}
    ${toggle(t.nextCell, host.typing && !settings.digitFirst, (on) => {
      if (on) settings.choose({ digitFirst: false });
      dispatch({ type: 'typing', on });
    })}
    ${toggle(t.digitFirst, settings.digitFirst, (on) => {
      settings.choose({ digitFirst: on });
    })}
    <p class="note">${digits === emptyGrid ? t.typing : t.typed}</p>
  </div>`;
}

export function offers(
  host: ExtraHost,
  t: PlayMessages,
  { finding }: Referee,
): TemplateResult | typeof nothing {
  const { dispatch, positions } = host;
  const button = buttonFor(host);
  if (solvesWithoutEntries(positions.present, finding)) {
    return button(t.solveGivens, () => {
      dispatch({ type: 'reset' });
      host.solve();
    });
  }
  const undos = finding?.undos;
  if (undos === undefined) return nothing;
  return button(t.goBack, () => {
    dispatch({ type: 'go-back', undos });
  });
}

const toggle = (label: string, isOn: boolean, onChange: (on: boolean) => void) =>
  html`<button
    type="button"
    class="quiet"
    aria-pressed=${String(isOn)}
    @mousedown=${keepFocus}
    @click=${() => {
      onChange(!isOn);
    }}
  >
    ${label}
  </button>`;

/** Whether a search found nothing because of what was entered. */
function solvesWithoutEntries(
  { givens, digits, answer }: BoardPosition,
  finding: Finding | undefined,
): boolean {
  if (givens === digits || answer?.outcome.kind !== 'none') return false;
  if (answer.outcome.reason === 'contradiction') return findContradictions(givens).length === 0;
  return finding?.text.kind === 'checked' && finding.text.check.givensSolvable;
}
