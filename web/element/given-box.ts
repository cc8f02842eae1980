// Whether the page gives the element a box that its parts do not fit into: an iframe of a fixed height, or a box with a height
// of its own. They are then laid out to fit it (shared/look/fitted-styles.ts), and nothing scrolls around them.
import type { LitElement, ReactiveController } from 'lit';
import type { Controls } from './contract/mode-input';
import { Fitting } from './fitting';

interface Host extends LitElement {
  readonly mode: string;
  readonly theme: string;
  readonly controls: Controls;
}

/** Fits an element to a page that knows nothing of it: its colours, and its layout where it is given a box. */
export function fitToPage(host: Host): GivenBox {
  new Fitting(host);
  return new GivenBox(host);
}

/** In a smaller box, in CSS pixels, not all controls have their place: parts then stand below each other, and the page scrolls. */
const least = { width: 300, height: 380 };

class GivenBox implements ReactiveController {
  readonly #host: Host;
  readonly #sizes = new ResizeObserver(() => {
    this.#fit();
  });
  /** A box that is taken away has no size that would change: the layout has kept it. */
  readonly #looks = new MutationObserver(() => {
    this.#fit();
  });
  #content: HTMLElement | null = null;
  #isFitted = false;
  #shown = '';

  constructor(host: Host) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    this.#sizes.observe(this.#host);
    this.#looks.observe(this.#host, { attributeFilter: ['style', 'class'] });
    if (this.#content && !this.#isFitted) this.#sizes.observe(this.#content);
  }

  hostDisconnected(): void {
    this.#sizes.disconnect();
    this.#looks.disconnect();
  }

  /** Fits again when another mode is shown, or another part of it. */
  hostUpdated(): void {
    const { mode, controls, renderRoot } = this.#host;
    if (!this.#content && renderRoot instanceof HTMLElement) {
      this.#content = renderRoot;
      this.#sizes.observe(renderRoot);
    }
    const shown = [mode, controls, ...this.#parts().map(({ localName }) => localName)].join();
    if (shown === this.#shown) return;
    this.#shown = shown;
    this.#fit();
  }

  /** The height that all parts need below each other, in CSS pixels. */
  get naturalHeight(): number {
    this.#mark(false);
    const height = this.#content?.getBoundingClientRect().height ?? 0;
    this.#mark(this.#isFitted);
    return height;
  }

  /** Measures the parts as they stand below each other; nothing is painted in between. */
  #fit(): void {
    const content = this.#content;
    if (!content || !this.#host.isConnected) return;
    this.#mark(false);
    const needed = content.getBoundingClientRect().height;
    const { width, height } = roomIn(this.#host);
    const isBare = this.#host.controls === 'none';
    const isLarge = isBare || (width >= least.width && height >= least.height);
    const fits = height > 0 && needed > height + 1 && isLarge;
    if (fits) content.style.setProperty('--given', `${Math.floor(height)}px`);
    this.#mark(fits);
    if (fits === this.#isFitted) return;
    this.#isFitted = fits;
    // A change by the fitting itself is not fitted again.
    if (fits) this.#sizes.unobserve(content);
    else this.#sizes.observe(content);
  }

  /** The element's views, and views within them, have shadow roots of their own, whose styles ask for it, too. */
  #mark(fits: boolean): void {
    for (const part of [this.#host, ...this.#parts()]) part.toggleAttribute('fits', fits);
  }

  #parts(): Element[] {
    const views = [...(this.#content?.querySelectorAll('.mode > *') ?? [])];
    return views.flatMap((view) => [view, ...(view.shadowRoot?.querySelectorAll('.within') ?? [])]);
  }
}

/**
 * The room inside the element's padding. The scroll bar of a frame is no part of it: it stands there only while the parts do not
 * fit, and leaves with them.
 */
function roomIn(host: HTMLElement): { width: number; height: number } {
  const { paddingTop, paddingBottom, paddingLeft, paddingRight } = getComputedStyle(host);
  const sum = (first: string, second: string) =>
    Number.parseFloat(first) + Number.parseFloat(second);
  const bar = host.hasAttribute('framed') ? innerWidth - document.documentElement.clientWidth : 0;
  return {
    width: host.clientWidth + bar - sum(paddingLeft, paddingRight),
    height: host.clientHeight - sum(paddingTop, paddingBottom),
  };
}
