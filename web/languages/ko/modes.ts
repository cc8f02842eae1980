// The names of the modes in Korean.
import type { ModeNames } from '../en/modes';

export const words: ModeNames = {
  solve: '판',
  play: '직접 풀기',
  watch: '탐색 보기',
  race: '경주',
  explain: '풀이 설명',
  varied: '변형 규칙',
  lesson: '레슨',
  learn: '레슨',
  techniques: '기법',
  code: '코드',
  make: '새 퍼즐',
  bulk: '여러 퍼즐',
  questions: '퍼즐 하나',
};
