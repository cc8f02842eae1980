// English sentences about deductions.
import { sentencesOf } from '../../element/shared/techniques/told';
import type { TechniqueMessages } from '../../element/shared/techniques/words';
import sentences from './shared/deductions.json';

export const words: TechniqueMessages = {
  ...sentencesOf(sentences),
  roles: {
    pattern: 'part of the pattern',
    pivot: 'pivot',
    pincer: 'pincer',
    fin: 'fin',
    extra: 'extra candidate',
    source: 'start of the chain',
    target: 'end of the pattern',
    on: 'on the chain',
    off: 'on the chain',
  },
  removes: (list) => `loses ${list.join(', ')}`,
  places: (digit) => `becomes ${digit}`,
  why: (conclusion, technique) => `Why ${conclusion}? ${technique}`,
  excludes: 'rules the digit out around it',
};
