// How much room the element asks of a page that gives it no width: as much as it likes, and hardly any as its least,
// like an iframe, so that no column of other people's pages becomes wider than it would be.
import { css } from 'lit';

export const roomStyles = css`
  /* An empty line that is measured instead of what is shown: a track with a least and a most size. */
  .asked {
    display: grid;
    grid-template-columns: minmax(7.5rem, min(40rem, 100vw - 2rem));
    block-size: 0;
    overflow: clip;
  }
  .taken {
    container-type: inline-size;
  }
  /* A word that is longer than its place goes on in the next line. */
  @container (max-width: 240px) {
    .taken > * {
      overflow-wrap: anywhere;
    }
  }
`;

/** Everything is drawn into this one, which asks for no width by itself. */
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
