// Korean texts of a rating.
import type { RatingMessages } from '../en/rating';

export const words: RatingMessages = {
  label: '난이도',
  rating: '난이도 계산 중…',
  soFar: (least) => `난이도 계산 중… ${least}`,
  stop: '그만 재기',
  stopped: '(도중에 멈춤)',
  missing: '(가장 어려운 체인을 찾는 기능을 불러오지 못함)',
  grades: {
    easy: '쉬움',
    medium: '보통',
    hard: '어려움',
    'very-hard': '고수',
    extreme: '최상급',
    beyond: '괴물급',
  },
  hardest: (technique) => `가장 어려운 단계: ${technique}.`,
  beyond: '기법만으로는 풀 수 없어 탐색이 필요합니다.',
  path: '단계별로 설명 보기',
  figures: (hardest, firstPlacement, firstStep) =>
    `SE 난이도: 전체 ${hardest}(ER), 첫 숫자까지 ${firstPlacement}(EP), 첫 단계 ${firstStep}(ED).`,
};
