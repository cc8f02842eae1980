// Korean texts of the 12095 meter.
import type { MeterMessages } from '../en/meter';
import { number } from './grammar';

export const words: MeterMessages = {
  calls: '호출 횟수(cnt)',
  score: '점수',
  gauge: '상한까지의 호출 횟수',
  ofCap: (calls) => `10,000,000번 중 ${number(calls)}번`,
  cap: '10,000,000(상한)',
  counting: '세는 중입니다.',
  contradiction: '주어진 수에 모순이 있습니다. 이 문제는 풀 수 있는 판만 받습니다.',
  failed: '세지 못했습니다. 판을 다시 올려 보세요.',
  capped: '상한에 이르렀습니다. 공개된 함수는 답을 얻기 전에 중단합니다.',
  solved: (left) => `공개된 함수가 상한까지 ${number(left)}번을 남기고 풉니다.`,
  unsolvable: '답이 없습니다. 이 문제는 풀 수 있는 판만 받습니다.',
  gallery: '점수가 높은 판',
  own: { title: '내 판', note: '‘퍼즐’에 있는 판' },
  play: '내 판 고치러 가기',
  grids: {
    inkala: { title: '인칼라의 퍼즐', note: '72,097번' },
    'near-cap': { title: '상한에 호출 두 번이 모자라는 판', note: '27칸을 주고 9,999,998번' },
    'few-givens': { title: '17칸을 주고 열 번이 모자라는 판', note: '9,999,990번' },
    'many-givens': { title: '43칸을 준 판', note: '절반 넘게 주고도 101,109번' },
    'anti-brute-force': { title: '백트래킹 저격', note: '상한이 없다면 88,178,563번' },
  },
  number,
};
