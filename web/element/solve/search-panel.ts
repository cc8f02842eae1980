// Starting, halting and ending a search.
import { html, type TemplateResult } from 'lit';
import type { Messages } from '../shared/words/words';
import type { State } from '../shared/state/state';

export interface SearchCommands {
  solve: () => void;
  stop: () => void;
  pause: () => void;
  resume: () => void;
}

/** All three buttons stay in place: what cannot be done now is dimmed, and nothing jumps. */
export function searchButtons(
  { search }: State,
  text: Messages,
  { solve, stop, pause, resume }: SearchCommands,
): TemplateResult {
  const runs = search.kind === 'running';
  const isPaused = runs && search.paused;
  const button = (kind: string, label: string, enabled: boolean, onClick: () => void) =>
    html`<button
      type="button"
      class=${kind}
      aria-disabled=${enabled ? 'false' : 'true'}
      @click=${() => {
        if (enabled) onClick();
      }}
    >
      ${label}
    </button>`;
  return html`
    <div class="search">
      ${button('primary', text.search.solve, !runs, solve)}
      ${button(
        'secondary',
        isPaused ? text.search.resume : text.search.pause,
        runs,
        isPaused ? resume : pause,
      )}
      ${button('secondary', text.search.stop, runs, stop)}
    </div>
  `;
}
