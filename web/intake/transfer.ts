// Texts and files out of pastes and drops.
import type { Brought } from './read';

/** The file or text that was pasted or dropped: a file before a text, but a table before its picture. */
export function broughtIn(data: DataTransfer | null): Brought | undefined {
  if (!data) return undefined;
  const html = data.getData('text/html');
  const file = data.files[0];
  // Spreadsheets put a picture of the copied cells beside them.
  const isPictureOfTable = file?.type.startsWith('image/') === true && /<table[\s>]/i.test(html);
  if (file && !isPictureOfTable) return { kind: 'file', file };
  const text = data.getData('text/plain');
  const page = partOfPage(html);
  if (text) return { kind: 'text', text, ...(page && { page }) };
  return page ? { kind: 'text', text: page } : undefined;
}

/** From the first table or link on: what stands before them, such as styles, holds no puzzle. */
function partOfPage(html: string): string {
  const begin = html.search(/<table[\s>]|<a\s/i);
  return begin < 0 ? '' : html.slice(begin);
}

const kinds = ['Files', 'text/plain', 'text/html'];

/** Whether something dragged could be taken when it is dropped. */
export function couldBring(data: DataTransfer | null): boolean {
  return data?.types.some((type) => kinds.includes(type)) ?? false;
}
