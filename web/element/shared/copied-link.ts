// A link to what is open, which a click copies; opened in another tab it is a link like others.
import { html, type TemplateResult } from 'lit';

/** `copy`: called with the whole address. */
export function copiedLink(
  address: string,
  label: string,
  copy: (address: string) => void,
): TemplateResult {
  const onClick = (event: MouseEvent) => {
    const { currentTarget: link } = event;
    if (!(link instanceof HTMLAnchorElement)) return;
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    copy(link.href);
  };
  return html`<a href=${address} @click=${onClick}>${label}</a>`;
}
