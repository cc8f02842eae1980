// English texts of the embed panel.
import type { EmbedMessages } from '../../page/embed/words';

export const words: EmbedMessages = {
  title: 'Embed',
  about:
    'Puts the board on screen into your own page. Paste the snippet where the board should appear.',
  close: 'Close',
  kind: 'As',
  tag: 'Script tag',
  pinned: 'One version',
  frame: 'Iframe',
  kindNote: {
    tag: 'Fits into the page and grows with it. The page must allow scripts from here.',
    pinned:
      'Always this version; the browser refuses any of its files that was changed. Put it into a page once, before other scripts.',
    frame: 'For sites that accept iframes but strip scripts. Its height is fixed.',
  },
  pinnedFailed: 'The hashes of this version could not be fetched.',
  demo: 'See everything that an embedded board can do',
  demoPage: '',
  mode: 'Mode',
  strategy: 'Strategy',
  trace: 'Address of the recording',
  recording:
    'The post plays a recording. Save it, put the file beside your post, and write its address into the field. An iframe needs the whole address, https://…. There is no preview before the file is there.',
  speed: 'Speed',
  at: 'Step shown first',
  from: 'From step',
  to: 'To step',
  toEnd: 'the end',
  autoplay: 'Starts by itself',
  loop: 'Loops',
  controls: 'Controls',
  controlSet: { full: 'All', minimal: 'Few', none: 'None' },
  language: 'Language',
  theme: 'Theme',
  width: 'Width',
  wholeWidth: 'Full width',
  pixels: (width) => `${width} px`,
  snippet: 'Snippet',
  copy: 'Copy',
  copied: 'Copied.',
  copyFailed: 'The snippet could not be copied. Select the text and copy it.',
  preview: 'Preview',
  previewComes: 'Loading the preview…',
  previewMissed: 'No preview: it needs the network. The snippet has the default height.',
  frameTitle: 'Sudoku by backtracking',
};
