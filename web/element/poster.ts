// The picture that stands in the place of a mode until it is fetched, as a poster does for a video: that of the attribute, or a child
// in the slot `poster`, which a page shows before the script has come, too.
import { css, html, nothing, type TemplateResult } from 'lit';

export const posterStyles = css`
  .poster > img,
  .poster::slotted(*) {
    display: block;
    inline-size: 100%;
    max-inline-size: 30rem;
    block-size: auto;
    margin-inline: auto;
  }
`;

interface Host extends Element {
  readonly poster: string;
}

/** Undefined where there is no such picture. */
export function posterOf(host: Host): TemplateResult | undefined {
  const { poster } = host;
  if (poster === '' && !host.querySelector(':scope > [slot="poster"]')) return undefined;
  return html`<slot class="poster" name="poster"
    >${poster === '' ? nothing : html`<img src=${poster} alt="" />`}</slot
  >`;
}
