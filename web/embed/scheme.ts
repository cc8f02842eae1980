// The colour scheme of the iframe page: of its settings, else of the page around, else of the browser.
import type { EmbedScheme } from '../core/embed-settings';

/** Whether this browser gives a frame the colour scheme of the surrounding element, and not the system's. */
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
    return false; // in a sandbox the inner frame cannot be read
  } finally {
    inner.remove();
  }
}

export class FrameScheme {
  #theme = 'auto';
  #told: EmbedScheme | undefined;
  /** Light is the default in a post, unless the browser passes the surrounding scheme on. */
  readonly #usual = parent === window || isHandedDown() ? 'auto' : 'light';

  constructor() {
    this.#show();
  }

  /** Takes the setting `theme`; `auto` stands for none. */
  choose(theme: string): void {
    this.#theme = theme;
    this.#show();
  }

  /** Takes the scheme that the page around has sent. */
  follow(scheme: EmbedScheme): void {
    this.#told = scheme;
    this.#show();
  }

  #show(): void {
    const theme = this.#theme === 'auto' ? (this.#told ?? this.#usual) : this.#theme;
    document.documentElement.dataset.theme = theme;
  }
}
