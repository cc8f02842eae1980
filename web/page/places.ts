// The places of the page and the modes in each, from one table.
import { defaultMode, places, type PlaceName } from '../core/mode';
import type { Features } from '../element/contract/features';
import type { Mode } from '../element/contract/mode-names';
import type { ModeEntry } from '../element/contract/mode-entry';
import type { Language } from '../core/language';
import { modeNamesIn } from '../languages/en/modes';
import { pageMessagesIn } from '../languages/en/page-frame';

/** A mode as the page offers it. */
export interface Offered {
  name: Mode;
  place: PlaceName;
}

/** Every mode that an entry has, in its order; `solve` is always there. */
export function offeredIn(modes: Features['modes']): readonly Offered[] {
  const others = Object.values<ModeEntry | undefined>(modes).flatMap((entry) => entry ?? []);
  return [{ name: defaultMode, place: 'play' }, ...others];
}

/** Gives the mode with a name from a link, a store or an entry of the history; undefined where there is none. */
export type ModeNamed = (name: string | undefined) => Mode | undefined;

export const modeNamedIn =
  (offered: readonly Offered[]): ModeNamed =>
  (wanted) =>
    offered.find(({ name }) => name === wanted)?.name;

export interface PlacesOptions {
  offered: readonly Offered[];
  shown: () => Mode;
  language: () => Language;
  /** The address of a mode, for opening it in another tab. */
  linkTo: (mode: Mode) => string;
  go: (mode: Mode) => void;
}

/** Returns the function that marks the current place and mode; to be called whenever they change. */
export function startPlaces({ offered, shown, language, linkTo, go }: PlacesOptions): () => void {
  const nav = document.querySelector<HTMLElement>('#places');
  const inside = document.querySelector<HTMLElement>('#modes');
  const lead = document.querySelector<HTMLElement>('#lead');
  /** The last mode of each place. */
  const last = new Map<PlaceName, Mode>();
  const modesIn = (place: PlaceName) => offered.filter((mode) => mode.place === place);
  const modeOf = (place: PlaceName) => last.get(place) ?? modesIn(place)[0]?.name;

  const draw = () => {
    const mode = shown();
    const place = offered.find(({ name }) => name === mode)?.place;
    if (place === undefined) return;
    last.set(place, mode);
    document.documentElement.dataset.mode = mode;
    const messages = pageMessagesIn(language());
    for (const link of nav?.querySelectorAll<HTMLAnchorElement>('a') ?? []) {
      const name = placeOf(link);
      const leads = name && modeOf(name);
      if (leads) link.href = linkTo(leads);
      mark(link, name === place);
    }
    const here = modesIn(place);
    const choices = here.length > 1 ? here : [];
    const links = linksIn(inside, choices.length);
    for (const [index, { name }] of choices.entries()) {
      const link = links[index];
      if (!link) continue;
      link.dataset.mode = name;
      link.href = linkTo(name);
      link.textContent = modeNamesIn(language())[name];
      mark(link, name === mode);
    }
    if (lead) lead.textContent = messages.leads[place];
    document.title =
      mode === defaultMode ? messages.title : messages.titleOf(modeNamesIn(language())[mode]);
  };

  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    // With a modifier key the browser opens the link elsewhere.
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const place = placeOf(link);
    const mode = place ? modeOf(place) : modeNamedIn(offered)(link.dataset.mode);
    if (!mode) return;
    event.preventDefault();
    go(mode);
  };
  nav?.addEventListener('click', onClick);
  inside?.addEventListener('click', onClick);
  return draw;
}

const placeOf = (link: HTMLAnchorElement): PlaceName | undefined =>
  places.find((name) => name === link.dataset.place);

function mark(link: HTMLAnchorElement, isHere: boolean): void {
  if (isHere) link.setAttribute('aria-current', 'page');
  else link.removeAttribute('aria-current');
}

/** Link elements are reused for other modes, since one may have the focus. */
function linksIn(nav: HTMLElement | null, count: number): readonly HTMLAnchorElement[] {
  const links = [...(nav?.querySelectorAll('a') ?? [])];
  for (const link of links.splice(count)) link.remove();
  // Also removes the white space of index.html, since the styles ask whether `nav` is empty.
  if (count === 0) nav?.replaceChildren();
  while (nav && links.length < count) {
    const link = document.createElement('a');
    nav.append(link);
    links.push(link);
  }
  return links;
}
