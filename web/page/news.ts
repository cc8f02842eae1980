// The page's news: one line that appears for a while, with a button where there is something to do.
import type { PageMessages, PageText } from './words';

/** Long enough to read it twice. */
const readMs = 10_000;

/** The width in which the header is a single row; page.css has the same. */
const narrow = matchMedia('(max-width: 45rem), (orientation: landscape) and (max-height: 32rem)');

/** Shows a line of news, with a button if there is an action; the returned function hides it again. */
export function startNews(
  text: () => PageMessages,
): (name: PageText, onAct?: () => void, label?: PageText, onClose?: () => void) => () => void {
  const line = document.querySelector<HTMLElement>('#news');
  const words = line?.querySelector('span');
  const [reload, close] = line?.querySelectorAll('button') ?? [];
  let act: (() => void) | undefined;
  let closed: (() => void) | undefined;
  let going: ReturnType<typeof setTimeout> | undefined;
  const hide = () => {
    clearTimeout(going);
    if (line) line.dataset.shown = 'no';
  };
  // The line stays while the pointer or the focus is on it.
  const hideLater = () => {
    going = setTimeout(() => {
      if (line?.matches(':hover, :focus-within')) hideLater();
      else hide();
    }, readMs);
  };
  reload?.addEventListener('click', () => act?.());
  close?.addEventListener('click', () => {
    hide();
    closed?.();
  });
  // On a phone the line covers the places, so playing on hides it. An offer to reload waits for its answer.
  document.addEventListener('pointerdown', (event) => {
    const isCell = (each: EventTarget) => each instanceof Element && each.matches('.cell');
    const waits = act !== undefined && reload?.dataset.text === 'reload';
    if (line?.dataset.shown !== 'yes' || waits || !narrow.matches) return;
    if (!event.composedPath().some(isCell)) return;
    hide();
    closed?.();
  });
  return (name, onAct, label = 'reload', onClose) => {
    if (!line || !words || !reload) return () => undefined;
    clearTimeout(going);
    words.dataset.text = name;
    words.textContent = text()[name];
    // After an action that does not reload the page, the line is hidden.
    act =
      onAct &&
      (() => {
        if (label !== 'reload') hide();
        onAct();
      });
    closed = onClose;
    reload.hidden = onAct === undefined;
    reload.dataset.text = label;
    reload.textContent = text()[label];
    line.dataset.shown = 'yes';
    // A line without an action hides by itself; one with an action waits for it.
    if (name === 'offlineReady') hideLater();
    return () => {
      if (words.dataset.text === name) hide();
    };
  };
}
