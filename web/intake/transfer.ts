// Texts and files out of pastes and drops.
import type { Brought } from './read';

/** The file or text that was pasted or dropped: a file before a text. */
export function broughtIn(data: DataTransfer | null): Brought | undefined {
  const file = data?.files[0];
  if (file) return { kind: 'file', file };
  const text = data?.getData('text/plain');
  return text ? { kind: 'text', text } : undefined;
}

/** Whether something dragged could be taken when it is dropped. */
export function couldBring(data: DataTransfer | null): boolean {
  return data?.types.some((type) => type === 'Files' || type === 'text/plain') ?? false;
}
