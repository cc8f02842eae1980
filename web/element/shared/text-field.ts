// Fields that take text themselves.

/** Whether an event is in one. */
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
