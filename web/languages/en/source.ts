// English texts of the source panel.
import type { SourceMessages } from '../../element/watch/source/words';

export const words: SourceMessages = {
  title: 'Source',
  views: 'Program or source',
  view: { program: 'Program', real: 'The real source' },
  language: 'Language of the program',
  copy: 'Copy',
  copied: 'Copied',
  download: 'Download',
  edit: 'Edit a copy in Code',
  calls: (count) => (count === 1 ? '1 call open' : `${count} calls open`),
  frames: {
    show: 'Calls with their values',
    running: 'The program is running up to this step…',
    none: 'The calls at this step could not be told.',
    atStart: 'There is no call to show before the first step.',
    title: (count) => `Calls open at this step: ${count}`,
    program: 'the program',
    line: (line) => `line ${line}`,
    more: (count) => (count === 1 ? 'and 1 more outside' : `and ${count} more outside`),
  },
  file: 'File',
  follow: (file) => `Running now: ${file}`,
  line: (line, file) => `Line ${line} of ${file} runs now`,
  loading: 'Loading the source…',
  failed: 'The source could not be loaded.',
};
