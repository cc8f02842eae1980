// The language around the element, and its changes.
import type { LitElement, ReactiveController } from 'lit';
import { firstLanguage, type Language } from '../core/language';
import { parentOf } from './shared/unclobbered';

/** The language tags of an element and of all its ancestors, the nearest first. */
function tagsAround(element: Element): string[] {
  const tags: string[] = [];
  let node: Node | null = element;
  while (node) {
    if (node instanceof Element && node.hasAttribute('lang')) {
      tags.push(node.getAttribute('lang') ?? '');
    }
    node = node instanceof ShadowRoot ? node.host : parentOf(node);
  }
  return tags;
}

/** The element that is being drawn, and its language. */
let drawn: { readonly element: Element; readonly language: Language } | undefined;

export const languageAround = (element: Element): Language =>
  drawn?.element === element
    ? drawn.language
    : firstLanguage([...tagsAround(element), ...navigator.languages]);

/** Draws an element in one language: its parts ask dozens of times, and each answer walks up to the top of the page. */
export function drawnInLanguage<Drawing>(
  element: Element,
  draw: (language: Language) => Drawing,
): Drawing {
  const language = languageAround(element);
  drawn = { element, language };
  try {
    return draw(language);
  } finally {
    drawn = undefined;
  }
}

/** Draws the element again when any `lang` in the document changes. */
export class LanguageObserver implements ReactiveController {
  readonly #host: LitElement;
  #stop: (() => void) | undefined;

  constructor(host: LitElement) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    if (this.#stop) return;
    const onChange = () => {
      this.#host.requestUpdate();
    };
    const observer = new MutationObserver(onChange);
    observer.observe(this.#host.ownerDocument, { subtree: true, attributeFilter: ['lang'] });
    addEventListener('languagechange', onChange);
    this.#stop = () => {
      observer.disconnect();
      removeEventListener('languagechange', onChange);
    };
  }

  /** Called when the element is gone for good, and not only moved. */
  stop(): void {
    this.#stop?.();
    this.#stop = undefined;
  }
}
