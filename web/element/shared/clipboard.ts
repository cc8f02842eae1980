// Puts text into the clipboard, also where the page may not use the newer API (plain http, old frames).

/** Whether the text is in the clipboard now. */
export async function copyText(
  text: string,
  root: HTMLElement | DocumentFragment,
): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text, root);
  }
}

function copyBySelection(text: string, root: HTMLElement | DocumentFragment): boolean {
  const around = root.getRootNode();
  const focused = around instanceof ShadowRoot ? around.activeElement : document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.className = 'off-screen';
  root.append(field);
  field.select();
  try {
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- the only other way there is
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus();
  }
}
