// Pastes and drops anywhere within a target, outside text fields, go to an element.
import { couldTake, isInTextField, taken } from './transfer';

export interface PuzzleTaker {
  readonly readonly: boolean;
  take(text: string): void;
  open(file: File): Promise<boolean>;
}

export function takePuzzlesOn(target: EventTarget, taker: PuzzleTaker): void {
  const isOurs = (event: Event) =>
    !event.defaultPrevented && !taker.readonly && !isInTextField(event);

  const take = (event: Event, data: DataTransfer | null) => {
    const found = isOurs(event) ? taken(data) : undefined;
    if (!found) return;
    event.preventDefault();
    if (found.kind === 'file') void taker.open(found.file);
    else taker.take(found.text);
  };

  target.addEventListener('paste', (event) => {
    if (event instanceof ClipboardEvent) take(event, event.clipboardData);
  });
  target.addEventListener('drop', (event) => {
    if (event instanceof DragEvent) take(event, event.dataTransfer);
  });
  // Without this a drop would open the file in place of the page.
  target.addEventListener('dragover', (event) => {
    if (event instanceof DragEvent && isOurs(event) && couldTake(event.dataTransfer)) {
      event.preventDefault();
    }
  });
}
