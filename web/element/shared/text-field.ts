// Fields that take typed text.

/** Whether an event comes from such a field. */
export function isInTextField(event: Event): boolean {
  return event
    .composedPath()
    .some(
      (node) =>
        node instanceof HTMLTextAreaElement ||
        node instanceof HTMLInputElement ||
        (node instanceof HTMLElement && node.isContentEditable),
    );
}
