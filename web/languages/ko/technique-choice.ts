// Korean texts of the choice of techniques.
import type { TechniqueChoiceMessages } from '../en/technique-choice';

export const words: TechniqueChoiceMessages = {
  label: '쓸 기법',
  levels: {
    beginner: { name: '초급', note: '싱글, 고정된 후보, 페어, 트리플입니다.' },
    usual: { name: '보통', note: '쿼드, 피시, 윙, 사각형, 컬러링까지 씁니다.' },
    all: { name: '모두', note: '체인, ALS, 강제 체인까지 씁니다.' },
  },
  own: '직접 고르기',
  order: '기법 순서',
  orders: {
    teaching: '사람이 찾는 순서',
    classic: '난이도를 재는 순서',
    hodoku: 'HoDoKu의 순서',
    sudokuwiki: 'SudokuWiki의 순서',
  },
  atLeastOne: '기법은 하나 이상 남아 있어야 합니다.',
};
