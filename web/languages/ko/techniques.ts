// Korean sentences about deductions.
import { cellName } from './cells';
import { sentencesOf } from '../deduction-sentences';
import type { TechniqueMessages } from '../en/techniques';
import sentences from '../../../cpp/words/ko/deductions.json';

export const words: TechniqueMessages = {
  ...sentencesOf(sentences, cellName),
  roles: {
    pattern: '패턴',
    pivot: '중심 칸',
    pincer: '날개 칸',
    fin: '핀',
    extra: '남는 후보',
    source: '체인의 시작',
    target: '패턴의 끝',
    on: '체인',
    off: '체인',
  },
  removes: (list) => `후보 ${list.join(', ')} 지움`,
  places: (digit) => `${digit} 넣음`,
  why: (conclusion, technique) => `${conclusion}인 까닭: ${technique}`,
  excludes: '둘레에 이 숫자를 막음',
};
