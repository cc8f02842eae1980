// English texts of the source panel.
import type { SourceMessages } from '../../element/watch/source/words';

export const words: SourceMessages = {
  title: 'Source',
  file: 'File',
  follow: (file) => `At work: ${file}`,
  line: (line, file) => `Line ${line} of ${file} runs now`,
  loading: 'The source is fetched…',
  failed: 'The source could not be fetched.',
};
