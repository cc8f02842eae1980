// The pages of a layout in a box of given height: one is open at a time, and tabs below choose it; fitted-styles.ts has where
// they stand. Elsewhere all parts are shown at once, and there are no tabs.
import type { ReactiveControllerHost, TemplateResult } from 'lit';
import { tabList } from './tab-row';

/** The page of a mode that is open. */
export class Pages<Name extends string> {
  #open: Name;
  readonly #first: Name;
  readonly #host: ReactiveControllerHost;

  constructor(host: ReactiveControllerHost, first: Name) {
    this.#host = host;
    this.#first = first;
    this.#open = first;
  }

  /** The open page among those that there are now. */
  among(names: readonly Name[]): Name {
    return names.includes(this.#open) ? this.#open : this.#first;
  }

  readonly choose = (name: Name): void => {
    this.#open = name;
    this.#host.requestUpdate();
  };
}

/** The classes of a layout with pages, by the one that is open. */
export const fittedOn = (open: string): string =>
  `fitted ${open === 'board' ? 'on-board' : 'on-page'}`;

/** The classes of a page. */
export const pageOf = (name: string, open: string): string =>
  name === open ? 'page open' : 'page';

/** The tabs below a layout with pages. */
export const pageTabs = <Name extends string>(
  names: readonly Name[],
  chosen: Name,
  label: string,
  text: (name: Name) => string,
  choose: (name: Name) => void,
): TemplateResult =>
  tabList({ names, chosen, label, className: 'page-tabs', prefix: 'page', text, choose });
