// Every text of the 12095 meter, in both languages.
import type { MeterGridName } from './meter-grids';
import type { Language } from '../../shared/words/language';

export interface MeterMessages {
  calls: string;
  score: string;
  penalty: string;
  gauge: string;
  ofCap: (calls: number) => string;
  /** The end of the gauge. */
  cap: string;
  counting: string;
  contradiction: string;
  failed: string;
  capped: string;
  solved: (left: number) => string;
  unsolvable: string;
  gallery: string;
  grids: Record<MeterGridName, { title: string; note: string }>;
  number: (value: number) => string;
  decimal: (value: number) => string;
}

function figuresIn(language: Language): Pick<MeterMessages, 'number' | 'decimal'> {
  const whole = new Intl.NumberFormat(language);
  const tenths = new Intl.NumberFormat(language, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  return {
    number: (value) => whole.format(value),
    decimal: (value) => tenths.format(value).replace('-', '−'),
  };
}

const enFigures = figuresIn('en');
const koFigures = figuresIn('ko');

const en: MeterMessages = {
  ...enFigures,
  calls: 'Calls (cnt)',
  score: 'Score',
  penalty: 'Penalty',
  gauge: 'Calls against the cap',
  ofCap: (calls) => `${enFigures.number(calls)} of 100,000 calls`,
  cap: '100,000, the cap',
  counting: 'Counting…',
  contradiction:
    'The givens contradict each other: the problem takes only grids that can be solved.',
  failed: 'The count failed. Put the grid on the board once more.',
  capped: 'At the cap: the published function gives up before it has a solution.',
  solved: (left) =>
    `The published function solves it, ${left === 1 ? '1 call' : `${enFigures.number(left)} calls`} below the cap.`,
  unsolvable: 'There is no solution: the problem takes only grids that can be solved.',
  gallery: 'Grids that score high',
  grids: {
    inkala: { title: 'Inkala’s puzzle', note: '72,097 calls' },
    'near-cap': { title: 'Two short of the cap', note: '99,998 calls, still solved' },
    'many-givens': { title: '43 givens, at the cap', note: 'more than half the board' },
    'anti-brute-force': { title: 'Anti-brute-force', note: 'would be called 88,178,563 times' },
  },
};

const ko: MeterMessages = {
  ...koFigures,
  calls: '호출 횟수(cnt)',
  score: '점수',
  penalty: '페널티',
  gauge: '상한까지의 호출 횟수',
  ofCap: (calls) => `100,000번 중 ${koFigures.number(calls)}번`,
  cap: '100,000(상한)',
  counting: '세는 중입니다.',
  contradiction: '주어진 수에 모순이 있습니다. 이 문제는 풀 수 있는 판만 받습니다.',
  failed: '세지 못했습니다. 판을 다시 놓아 보세요.',
  capped: '상한에 이르렀습니다. 실린 소스는 답을 얻기 전에 그만둡니다.',
  solved: (left) => `실린 소스가 상한까지 ${koFigures.number(left)}번을 남기고 풉니다.`,
  unsolvable: '답이 없습니다. 이 문제는 풀 수 있는 판만 받습니다.',
  gallery: '점수가 높은 판',
  grids: {
    inkala: { title: '인칼라의 퍼즐', note: '72,097번' },
    'near-cap': { title: '상한에서 두 번 모자람', note: '99,998번, 그래도 풀림' },
    'many-givens': { title: '43칸을 주고도 상한', note: '판의 절반 넘게 주어짐' },
    'anti-brute-force': { title: '백트래킹 저격', note: '상한이 없다면 88,178,563번' },
  },
};

const languages: Record<Language, MeterMessages> = { en, ko };

export const meterMessagesIn = (language: Language): MeterMessages => languages[language];
