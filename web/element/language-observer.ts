// Tells the element when a `lang` around it changes.
import { firstLanguage, type Language } from '../core/language';

/** The languages of an element and of everything around it, the nearest first. */
function tagsAround(element: Element): string[] {
  const tags: string[] = [];
  let node: Node | null = element;
  while (node) {
    if (node instanceof Element && node.hasAttribute('lang')) {
      tags.push(node.getAttribute('lang') ?? '');
    }
    node = node instanceof ShadowRoot ? node.host : node.parentNode;
  }
  return tags;
}

export const languageAround = (element: Element): Language =>
  firstLanguage([...tagsAround(element), ...navigator.languages]);

/** Calls back when any `lang` in the document changes; returns what ends that. */
export function observeLanguage(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document, { subtree: true, attributeFilter: ['lang'] });
  addEventListener('languagechange', onChange);
  return () => {
    observer.disconnect();
    removeEventListener('languagechange', onChange);
  };
}
