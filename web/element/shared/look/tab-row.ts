// A row of tabs over one panel, one tab stop: the arrow keys, Home and End choose.
import { html, nothing, type TemplateResult } from 'lit';

interface Tabs<Name extends string> {
  names: readonly Name[];
  chosen: Name;
  /** The label of the row of tabs. */
  label: string;
  className: string;
  /** The id of a tab is this, a hyphen and its name. */
  prefix: string;
  /** The id of the panel, where there is one for all tabs. */
  controls?: string;
  text: (name: Name) => string;
  choose: (name: Name) => void;
}

export function tabList<Name extends string>({
  names,
  chosen,
  label,
  className,
  prefix,
  controls,
  text,
  choose,
}: Tabs<Name>): TemplateResult {
  const onKey = (event: KeyboardEvent) => {
    const to = neighbourOf(names, chosen, event.key);
    const { currentTarget } = event;
    if (to === undefined || !(currentTarget instanceof HTMLElement)) return;
    event.preventDefault();
    choose(to);
    currentTarget.querySelector<HTMLElement>(`#${prefix}-${to}`)?.focus();
  };
  return html`<div class=${className} role="tablist" aria-label=${label} @keydown=${onKey}>
    ${names.map((name) => {
      const isChosen = name === chosen;
      return html`<button
        type="button"
        role="tab"
        id="${prefix}-${name}"
        aria-controls=${controls ?? nothing}
        aria-selected=${isChosen ? 'true' : 'false'}
        tabindex=${isChosen ? 0 : -1}
        @click=${() => {
          choose(name);
        }}
      >
        ${text(name)}
      </button>`;
    })}
  </div>`;
}

function neighbourOf<Name>(names: readonly Name[], chosen: Name, key: string): Name | undefined {
  const at = names.indexOf(chosen);
  switch (key) {
    case 'ArrowLeft':
      return names.at(at - 1);
    case 'ArrowRight':
      return names[(at + 1) % names.length];
    case 'Home':
      return names[0];
    case 'End':
      return names.at(-1);
    default:
      return undefined;
  }
}
