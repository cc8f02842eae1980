// The offers of the moment: to make typed digits the puzzle, to go back before a mistake, to leave entries out.
import { html, nothing, type TemplateResult } from 'lit';
import { findContradictions } from '../../core/contradiction';
import { emptyGrid } from '../../core/grid';
import type { BoardPosition } from '../contract/board';
import type { ExtraHost } from '../contract/extra';
import { keepFocus } from '../shared/board/toolbar';
import type { Finding } from './finding';
import type { Referee } from './referee-commands';
import type { Settings } from './settings';
import type { PlayMessages } from './words';
import { playMessagesIn } from './words-in';

export function offers(
  host: ExtraHost,
  t: PlayMessages,
  { finding }: Referee,
  settings: Settings,
): TemplateResult | typeof nothing {
  const { dispatch, setting, positions } = host;
  const { givens, digits } = positions.present;
  const button = (label: string, onClick: () => void) =>
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
  if (setting) {
    return offer(
      t.setting,
      button(t.settingDone, () => {
        dispatch({ type: 'setting' });
      }),
    );
  }
  if (givens === emptyGrid && (digits !== emptyGrid || host.typing)) {
    const use = button(t.useAsGivens, () => {
      dispatch({ type: 'fix-givens' });
      const count = digits.replaceAll('.', '').length;
      host.say({ isError: false, text: (language) => playMessagesIn(language).fixed(count) });
    });
    return html`<div class="offers typing">
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
  if (solvesWithoutEntries(positions.present, finding)) {
    return offer(
      '',
      button(t.solveGivens, () => {
        dispatch({ type: 'reset' });
        host.solve();
      }),
    );
  }
  const undos = finding?.undos;
  if (undos === undefined) return nothing;
  return offer(
    '',
    button(t.goBack, () => {
      dispatch({ type: 'go-back', undos });
    }),
  );
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

const offer = (why: string, ways: TemplateResult): TemplateResult =>
  html`<div class="offers">${ways} ${why ? html`<p class="note">${why}</p>` : nothing}</div>`;
