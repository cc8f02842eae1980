// Korean texts of the 12095 meter.
import { figuresIn } from '../../element/lessons/meter/figures';
import type { MeterMessages } from '../../element/lessons/meter/words';

const figures = figuresIn('ko');

export const words: MeterMessages = {
  ...figures,
  calls: '호출 횟수(cnt)',
  score: '점수',
  penalty: '페널티',
  gauge: '상한까지의 호출 횟수',
  ofCap: (calls) => `100,000번 중 ${figures.number(calls)}번`,
  cap: '100,000(상한)',
  counting: '세는 중입니다.',
  contradiction: '주어진 수에 모순이 있습니다. 이 문제는 풀 수 있는 판만 받습니다.',
  failed: '세지 못했습니다. 판을 다시 올려 보세요.',
  capped: '상한에 이르렀습니다. 실린 소스는 답을 얻기 전에 그만둡니다.',
  solved: (left) => `실린 소스가 상한까지 ${figures.number(left)}번을 남기고 풉니다.`,
  unsolvable: '답이 없습니다. 이 문제는 풀 수 있는 판만 받습니다.',
  gallery: '점수가 높은 판',
  own: { title: '내 판', note: '‘퍼즐’에 있는 판' },
  play: '내 판 고치러 가기',
  grids: {
    inkala: { title: '인칼라의 퍼즐', note: '72,097번' },
    'near-cap': { title: '상한에서 두 번 모자람', note: '99,998번, 그래도 풀림' },
    'many-givens': { title: '43칸을 주고도 상한', note: '판의 절반 넘게 주어짐' },
    'anti-brute-force': { title: '백트래킹 저격', note: '상한이 없다면 88,178,563번' },
  },
};
