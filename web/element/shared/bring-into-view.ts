// Brings what came of an action into view, where it happened off screen.

/** Scrolls only where it takes that, and no further. */
export function bringIntoView(element: Element | null | undefined): void {
  element?.scrollIntoView({ block: 'nearest' });
}
