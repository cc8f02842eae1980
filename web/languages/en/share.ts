// English texts of sharing from the board.
import type { ShareMessages } from '../../element/play/share/words';

export const words: ShareMessages = {
  title: 'Share',
  close: 'Close',
  link: 'The link',
  withEntries: 'With my entries, notes and colours',
  copy: 'Copy the link',
  copied: 'The link is copied.',
  notCopied: 'The browser did not allow copying: mark the link and copy it yourself.',
  send: 'Send…',
};
