// The offers of the moment: to make typed digits the puzzle, to go back before a mistake, to leave entries out.
import { html, nothing, type TemplateResult } from 'lit';
import { findContradictions } from '../../core/contradiction';
import { emptyGrid } from '../../core/grid';
import type { BoardPosition } from '../contract/board';
import type { ExtraHost } from '../contract/extra';
import type { Finding } from './finding';
import type { Referee } from './referee-commands';
import type { PlayMessages } from './words';
import { playMessagesIn } from './words-in';

export function offers(
  host: ExtraHost,
  t: PlayMessages,
  { finding }: Referee,
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
  if (givens === emptyGrid && digits !== emptyGrid) {
    return offer(
      t.typed,
      button(t.useAsGivens, () => {
        dispatch({ type: 'fix-givens' });
        const count = digits.replaceAll('.', '').length;
        host.say({ isError: false, text: (language) => playMessagesIn(language).fixed(count) });
      }),
    );
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
