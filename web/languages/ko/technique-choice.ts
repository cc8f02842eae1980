// Korean texts of the choice of techniques.
import type { TechniqueChoiceMessages } from '../../element/shared/techniques/choice-words';

export const words: TechniqueChoiceMessages = {
  label: '쓸 기법',
  levels: {
    beginner: '초급: 싱글, 고정된 후보, 페어, 트리플',
    usual: '보통: 피시, 윙, 사각형, 컬러링까지',
    all: '모두',
  },
  own: '직접 고르기',
  atLeastOne: '기법은 하나 이상 남아 있어야 합니다.',
};
