// Korean texts of the search that is watched on a board with any rules.
import type { NamedRefusal, VariedFilmMessages } from '../en/varied-film';
import { number } from './grammar';
import { object, subject, topic } from './particles';

function refusal(each: NamedRefusal): string {
  const { digit } = each;
  if (each.by === 'marks') return `${digit}${topic(digit)} 적힌 후보에 없습니다`;
  if (each.by === 'house') return `${digit}${topic(digit)} ${each.cell}에 이미 있습니다`;
  const { name, sum, isLeast } = each;
  const sums =
    sum === undefined
      ? ''
      : isLeast
        ? `(합이 ${number(sum)}보다 커집니다)`
        : `(합이 ${number(sum)}${subject(sum)} 됩니다)`;
  return `${digit}${topic(digit)} 규칙에 어긋납니다: ${name}${sums}`;
}

const refusals = (refused: readonly NamedRefusal[]) =>
  refused.map((each) => ` ${refusal(each)}.`).join('');

export const words: VariedFilmMessages = {
  watch: '탐색 보기',
  close: '탐색 닫기',
  controls: '단계',
  first: '처음으로',
  back: '한 단계 뒤로',
  play: '재생',
  pause: '멈춤',
  on: '한 단계 앞으로',
  last: '마지막 단계로',
  position: '단계',
  search: '탐색 방법',
  searches: {
    'row-major': '한 행씩',
    'fewest-candidates': '후보가 적은 칸부터',
    propagation: '정해진 숫자부터',
    learning: '막힌 데서 배우기',
  },
  speed: '속도',
  speeds: (each) => `1초에 ${number(each)}단계`,
  at: (position, depth) => `${number(position)}단계, 넣은 숫자 ${number(depth)}개.`,
  known: {
    open: (steps) => `지금까지 ${number(steps)}단계를 알아냈습니다.`,
    solution: (steps) => `첫 답은 ${number(steps)}단계에 나옵니다.`,
    exhausted: (steps) => `${number(steps)}단계 만에 끝났습니다. 답이 없습니다.`,
    full: (steps) => `${number(steps)}단계까지 알아냈습니다. 더 담을 자리가 없습니다.`,
  },
  searching: '계속 탐색하는 중…',
  stop: '멈추기',
  goOn: '더 탐색하기',
  begins: '주어진 수에서 탐색을 시작합니다.',
  reading: '탐색을 준비하는 중입니다…',
  refused: '볼 탐색이 없습니다. 규칙을 모두 읽지 못했거나 주어진 수가 규칙에 어긋납니다.',
  step: ({ kind, cell, digit, stuck, refused }) => {
    switch (kind) {
      case 'placement':
        return `${cell}에 ${digit}${object(digit)} 넣습니다.${refusals(refused)}`;
      case 'solution':
        return `${cell}에 ${digit}${object(digit)} 넣어 판이 가득 찼습니다. 답입니다.${refusals(refused)}`;
      case 'backtrack':
        return `${stuck}의 숫자를 모두 해 보았습니다. ${cell}로 돌아가 ${digit}${object(digit)} 지웁니다.`;
      case 'dead-end':
        return `${stuck}에서 막혔습니다.${refusals(refused)} ${cell}로 돌아가 ${digit}${object(digit)} 지웁니다.`;
    }
  },
};
