// Starting, halting and ending a search.
import { html, type TemplateResult } from 'lit';
import type { Slot } from '../contract/extra';
import type { Messages } from '../../languages/en/element';
import type { State } from '../shared/state/solving-state';

export interface SearchCommands {
  solve: () => void;
  stop: () => void;
  pause: () => void;
  resume: () => void;
}

/**
 * While nothing is searched there is what else can be done, where there is something. Where a button cannot be
 * used now it is dimmed, and nothing jumps.
 */
export function searchButtons(
  { search }: State,
  text: Messages,
  others: readonly Slot[],
  { solve, stop, pause, resume }: SearchCommands,
): TemplateResult {
  const runs = search.kind === 'running';
  const isPaused = runs && search.paused;
  const button = (
    kind: string,
    label: string,
    enabled: boolean,
    onClick: () => void,
    { leaves = false } = {},
  ) =>
    html`<button
      type="button"
      class=${kind}
      aria-disabled=${enabled ? 'false' : 'true'}
      @click=${(event: Event) => {
        if (leaves) focusFirst(event);
        if (enabled) onClick();
      }}
    >
      ${label}
    </button>`;
  return html`
    <div class="search ${runs ? 'running' : ''}">
      ${button('primary', text.search.solve, !runs, solve)}
      ${
        others.length > 0 && !runs
          ? others
          : [
              button(
                'secondary',
                isPaused ? text.search.resume : text.search.pause,
                runs,
                isPaused ? resume : pause,
              ),
              button('secondary', text.search.stop, runs, stop, { leaves: others.length > 0 }),
            ]
      }
    </div>
  `;
}

/** The focus goes where it will not be lost. */
function focusFirst({ currentTarget }: Event): void {
  const row = currentTarget instanceof Element ? currentTarget.parentElement : null;
  row?.querySelector('button')?.focus();
}
