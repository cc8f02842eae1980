// The page's news: one line that comes and goes, with a button where there is something to do.
import type { PageMessages } from './messages';

export function startNews(
  text: () => PageMessages,
): (name: keyof PageMessages, onReload?: () => void) => void {
  const line = document.querySelector<HTMLElement>('#news');
  const words = line?.querySelector('span');
  const [reload, close] = line?.querySelectorAll('button') ?? [];
  let act: (() => void) | undefined;
  reload?.addEventListener('click', () => act?.());
  close?.addEventListener('click', () => {
    if (line) line.dataset.shown = 'no';
  });
  return (name, onReload) => {
    if (!line || !words || !reload) return;
    words.dataset.text = name;
    words.textContent = text()[name];
    act = onReload;
    reload.hidden = onReload === undefined;
    line.dataset.shown = 'yes';
  };
}
