// Texts and files out of pastes and drops.
import type { IntakeInput } from '../contract/intake-host';

/** The file or text that was pasted or dropped: a file before a text, but a text with its picture. */
export function inputIn(data: DataTransfer | null): IntakeInput | undefined {
  if (!data) return undefined;
  const file = data.files[0];
  const isPicture = file?.type.startsWith('image/') === true;
  if (file && !isPicture) return { kind: 'file', file };
  const text = data.getData('text/plain');
  const page = partOfPage(data.getData('text/html'));
  // Spreadsheets put a picture of the copied cells beside them, and a picture that is dragged has its address.
  const isTable = /^<table/i.test(page);
  if (file && !text && !isTable) return { kind: 'file', file };
  const beside = file && { picture: file };
  if (text) return { kind: 'text', text, ...(page && { page }), ...beside };
  return page ? { kind: 'text', text: page, ...beside } : undefined;
}

/** From the first table or link on: what stands before them, such as styles, holds no puzzle. */
function partOfPage(html: string): string {
  const begin = html.search(/<table[\s>]|<a\s/i);
  return begin < 0 ? '' : html.slice(begin);
}

const kinds = ['Files', 'text/plain', 'text/html'];

/** Whether something dragged could be taken when it is dropped. */
export function couldTakeIn(data: DataTransfer | null): boolean {
  return data?.types.some((type) => kinds.includes(type)) ?? false;
}
