// The page's news: one line that comes and goes, with a button where there is something to do.
import type { PageMessages, PageText } from './words';

/** Long enough to be read twice. */
const readMs = 10_000;

export function startNews(
  text: () => PageMessages,
): (name: PageText, onReload?: () => void) => void {
  const line = document.querySelector<HTMLElement>('#news');
  const words = line?.querySelector('span');
  const [reload, close] = line?.querySelectorAll('button') ?? [];
  let act: (() => void) | undefined;
  let going: ReturnType<typeof setTimeout> | undefined;
  const hide = () => {
    clearTimeout(going);
    if (line) line.dataset.shown = 'no';
  };
  // Not while the pointer or the focus is on it.
  const hideLater = () => {
    going = setTimeout(() => {
      if (line?.matches(':hover, :focus-within')) hideLater();
      else hide();
    }, readMs);
  };
  reload?.addEventListener('click', () => act?.());
  close?.addEventListener('click', hide);
  return (name, onReload) => {
    if (!line || !words || !reload) return;
    clearTimeout(going);
    words.dataset.text = name;
    words.textContent = text()[name];
    act = onReload;
    reload.hidden = onReload === undefined;
    line.dataset.shown = 'yes';
    // Only this one asks for nothing, so only this one goes by itself.
    if (name === 'offlineReady') hideLater();
  };
}
