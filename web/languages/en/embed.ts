// English texts of the embed panel.
import { wordsIn } from '../look-up';

export const words = {
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
    frame:
      'For sites that accept iframes but strip scripts. The board fits into the height that you choose.',
  },
  pinnedFailed: 'The hashes of this version could not be fetched.',
  demo: 'See everything that an embedded board can do',
  /** The file of the demo in this language. */
  demoPage: '',
  mode: 'Mode',
  strategy: 'Strategy',
  /** The address of the recording that is watched. */
  trace: 'Address of the recording',
  lesson: 'Lesson',
  page: 'Page',
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
  height: 'Height',
  wholeHeight: 'all it needs',
  pixels: (width: number) => `${width} px`,
  snippet: 'Snippet',
  copy: 'Copy',
  copied: 'Copied.',
  copyFailed: 'The snippet could not be copied. Select the text and copy it.',
  preview: 'Preview',
  previewComes: 'Loading the preview…',
  previewMissed: 'No preview: it needs the network. The snippet has the default height.',
  /** The name of the iframe for screen readers. */
  frameTitle: 'Sudoku by backtracking',
};

export type EmbedMessages = typeof words;

export const embedMessagesIn = wordsIn(
  words,
  import.meta.glob('../*/embed.ts', { eager: true, import: 'words' }),
);
