// Korean texts of the card of a game that is done.
import type { DoneMessages } from '../en/done';
import { words as rating } from './rating';

export const words: DoneMessages = {
  title: '완성',
  time: '시간',
  level: '난이도',
  hints: '힌트',
  streak: '연속 기록',
  days: (days) => `${days}일`,
  rating: '난이도 계산 중…',
  unrated: '없음',
  grades: rating.grades,
  next: '같은 난이도의 다음 퍼즐',
  nextWith: (technique) => `다음 퍼즐: ${technique}`,
  share: '퍼즐 공유',
  copied: '퍼즐 링크를 복사했습니다. 주어진 수만 담겨 있습니다.',
  copiedShort: '링크 복사됨',
  notCopied: '브라우저가 복사를 허용하지 않았습니다.',
  games: '내 게임과 통계',
  close: '닫기',
};
