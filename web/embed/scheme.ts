// Light or dark for the iframe page: as its settings say, else as the page around says, else as the browser hands down.
import type { EmbedScheme } from '../core/embed';

/** Whether this browser gives a frame the colour scheme of its place, and not the system's. */
function isHandedDown(): boolean {
  const inner = document.createElement('iframe');
  const prefers = (scheme: EmbedScheme) => {
    inner.style.colorScheme = scheme;
    return inner.contentWindow?.matchMedia('(prefers-color-scheme: dark)').matches;
  };
  document.documentElement.append(inner);
  try {
    return prefers('light') === false && prefers('dark') === true;
  } catch {
    return false; // In a sandbox nothing is learned of a frame inside.
  } finally {
    inner.remove();
  }
}

export class FrameScheme {
  #theme = 'auto';
  #told: EmbedScheme | undefined;
  /** A post is light, unless something says that it is not. */
  readonly #usual = parent === window || isHandedDown() ? 'auto' : 'light';

  constructor() {
    this.#show();
  }

  /** The setting `theme`; `auto` is none. */
  choose(theme: string): void {
    this.#theme = theme;
    this.#show();
  }

  /** Follows the scheme that the page around tells. */
  follow(scheme: EmbedScheme): void {
    this.#told = scheme;
    this.#show();
  }

  #show(): void {
    const theme = this.#theme === 'auto' ? (this.#told ?? this.#usual) : this.#theme;
    document.documentElement.dataset.theme = theme;
  }
}
