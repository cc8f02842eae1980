// The width that the element asks of a page that gives it none: as much as it likes, but with a minimum of nearly nothing,
// like an iframe, so that it never widens a column of another page.
import { css } from 'lit';

export const roomStyles = css`
  /* An empty line that is measured instead of the content: a grid track with a minimum and a maximum. */
  .asked {
    display: grid;
    grid-template-columns: minmax(7.5rem, min(40rem, 100vw - 2rem));
    block-size: 0;
    overflow: clip;
  }
  .taken {
    container-type: inline-size;
  }
  :host([fits]) .taken {
    container-type: size;
    block-size: var(--given);
  }
  /* A line above the mode, as one on a search that waits. */
  :host([fits]) .taken:has(> p, > .held) {
    --above: 3.25rem;
  }
  :host([fits]) .taken > :is(p, .held) {
    block-size: 3rem;
    margin-block: 0 0.25rem;
    overflow-y: auto;
    font-size: 0.8125rem;
    line-height: 1.25;
  }
  /* A word that is longer than its line is broken. */
  @container (max-width: 240px) {
    .taken > * {
      overflow-wrap: anywhere;
    }
  }
`;

/** The part into which everything is drawn, which asks for no width by itself. */
export function roomIn(root: HTMLElement | DocumentFragment): HTMLElement {
  const named = (name: string) => {
    const part = document.createElement('div');
    part.className = name;
    return part;
  };
  const taken = named('taken');
  root.append(named('asked'), taken);
  return taken;
}
