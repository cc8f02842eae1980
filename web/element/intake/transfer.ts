// Texts and files out of pastes, drops and file inputs.
import { maxTextBytes } from '../../core/text';

export type Taken = { kind: 'text'; text: string } | { kind: 'file'; file: File };

/** What was pasted or dropped: a file before a text. */
export function taken(data: DataTransfer | null): Taken | undefined {
  const file = data?.files[0];
  if (file) return { kind: 'file', file };
  const text = data?.getData('text/plain');
  return text ? { kind: 'text', text } : undefined;
}

/** Whether something dragged could be taken when it is dropped. */
export function couldTake(data: DataTransfer | null): boolean {
  return data?.types.some((type) => type === 'Files' || type === 'text/plain') ?? false;
}

/** The file as text: of one that is too large, as much as it takes to tell. */
export const textOfFile = (file: File): Promise<string> => file.slice(0, maxTextBytes + 1).text();

/** Whether an event is in a field that takes text itself. */
export function isInTextField(event: Event): boolean {
  return event
    .composedPath()
    .some((node) => node instanceof HTMLTextAreaElement || node instanceof HTMLInputElement);
}
