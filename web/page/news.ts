// The page's news: one line that appears for a while, with a button where there is something to do. It stands in the header, or,
// where that has no room, in the line of the game.
import type { NewsDoor } from '../element/contract/news';
import type { PageMessages, PageText } from '../languages/en/page-frame';

/** Long enough to read it twice. */
const readMs = 10_000;

/** The sizes in which the header is a single row; page.css has the same. */
const narrow = matchMedia('(width < 52rem), (max-height: 32rem)');

/** Shows a line of news, with a button where the page can be loaded anew. */
export function startNews(
  text: () => PageMessages,
  door: NewsDoor,
): (name: PageText, onReload?: () => void) => void {
  narrow.addEventListener('change', () => {
    door.changed();
  });
  const line = document.querySelector<HTMLElement>('#news');
  const words = line?.querySelector('span');
  const [reload, close] = line?.querySelectorAll('button') ?? [];
  let act: (() => void) | undefined;
  let going: ReturnType<typeof setTimeout> | undefined;
  const hide = () => {
    clearTimeout(going);
    if (line) line.dataset.shown = 'no';
    door.said = () => undefined;
    door.changed();
  };
  // The line stays while the pointer or the focus is on it.
  const hideLater = () => {
    going = setTimeout(() => {
      if (line?.matches(':hover, :focus-within')) hideLater();
      else hide();
    }, readMs);
  };
  reload?.addEventListener('click', () => act?.());
  close?.addEventListener('click', hide);
  // On a phone the line stands where the level does, so playing on hides it. An offer to reload waits for its answer.
  document.addEventListener('pointerdown', (event) => {
    const isCell = (each: EventTarget) => each instanceof Element && each.matches('.cell');
    if (line?.dataset.shown !== 'yes' || act || !narrow.matches) return;
    if (event.composedPath().some(isCell)) hide();
  });
  return (name, onReload) => {
    if (!line || !words || !reload) return;
    clearTimeout(going);
    words.dataset.text = name;
    words.textContent = text()[name];
    act = onReload;
    reload.hidden = onReload === undefined;
    line.dataset.shown = 'yes';
    door.said = () =>
      narrow.matches
        ? { text: text()[name], act: onReload && { label: text().reload, onClick: onReload } }
        : undefined;
    door.changed();
    // A line without an action hides by itself; one with an action waits for it.
    if (name === 'offlineReady') hideLater();
  };
}
