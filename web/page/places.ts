// The places of the page, by what a person wants, and the modes in each: all from one table.
import { defaultMode, places, type PlaceName } from '../core/mode';
import type { Features } from '../element/contract/features';
import type { Mode } from '../element/contract/mode';
import type { ModeEntry } from '../element/contract/mode-entry';
import type { Language } from '../core/language';
import { pageMessagesIn } from './words-in';

/** A mode as the page offers it. */
export interface Offered {
  name: Mode;
  place: PlaceName;
  title: (language: Language) => string;
}

/** Every mode that an entry has, in its order; `solve` is always there. */
export function offeredIn(modes: Features['modes']): readonly Offered[] {
  const solve: Offered = {
    name: defaultMode,
    place: 'play',
    title: (language) => pageMessagesIn(language).modeSolve,
  };
  const others = Object.values<ModeEntry | undefined>(modes).flatMap((entry): Offered[] => {
    if (!entry) return [];
    const { name, place, label } = entry;
    return [{ name, place, title: (language) => label(language).title }];
  });
  return [solve, ...others];
}

/** The mode that a link, a store or an entry of the history names; undefined where it is none. */
export type ModeNamed = (name: string | undefined) => Mode | undefined;

export const modeNamedIn =
  (offered: readonly Offered[]): ModeNamed =>
  (wanted) =>
    offered.find(({ name }) => name === wanted)?.name;

export interface PlacesOptions {
  offered: readonly Offered[];
  shown: () => Mode;
  language: () => Language;
  /** The address of a mode, for a link that is opened elsewhere. */
  linkTo: (mode: Mode) => string;
  go: (mode: Mode) => void;
}

/** Returns what shows where the page is; to be called whenever that changes. */
export function startPlaces({ offered, shown, language, linkTo, go }: PlacesOptions): () => void {
  const nav = document.querySelector<HTMLElement>('#places');
  const inside = document.querySelector<HTMLElement>('#modes');
  const lead = document.querySelector<HTMLElement>('#lead');
  /** The mode that each place was left in. */
  const last = new Map<PlaceName, Mode>();
  const modesIn = (place: PlaceName) => offered.filter((mode) => mode.place === place);
  const modeOf = (place: PlaceName) => last.get(place) ?? modesIn(place)[0]?.name;

  const draw = () => {
    const mode = shown();
    const place = offered.find(({ name }) => name === mode)?.place;
    if (place === undefined) return;
    last.set(place, mode);
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
    for (const [index, { name, title }] of choices.entries()) {
      const link = links[index];
      if (!link) continue;
      link.dataset.mode = name;
      link.href = linkTo(name);
      link.textContent = title(language());
      mark(link, name === mode);
    }
    if (lead) lead.textContent = messages.leads[place];
    const title = here.find(({ name }) => name === mode)?.title(language());
    document.title = mode === defaultMode || !title ? messages.title : messages.titleOf(title);
  };

  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    // With a key it opens elsewhere, as any link does.
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

/** The links of the places are kept when they lead elsewhere, since one may have the focus. */
function linksIn(nav: HTMLElement | null, count: number): readonly HTMLAnchorElement[] {
  const links = [...(nav?.querySelectorAll('a') ?? [])];
  for (const link of links.splice(count)) link.remove();
  // The white space of index.html between them goes as well: the styles ask whether there are any.
  if (count === 0) nav?.replaceChildren();
  while (nav && links.length < count) {
    const link = document.createElement('a');
    nav.append(link);
    links.push(link);
  }
  return links;
}
