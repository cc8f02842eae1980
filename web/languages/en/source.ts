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
  file: 'File',
  follow: (file) => `Running now: ${file}`,
  line: (line, file) => `Line ${line} of ${file} runs now`,
  loading: 'Loading the source…',
  failed: 'The source could not be loaded.',
};
