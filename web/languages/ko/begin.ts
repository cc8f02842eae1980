// Korean texts of how a game is begun.
import type { BeginMessages } from '../en/begin';

const levels: BeginMessages['levels'] = {
  easy: '쉬움',
  medium: '보통',
  hard: '어려움',
  'very-hard': '고수',
  extreme: '최상급',
};

const dates = new Intl.DateTimeFormat('ko', { dateStyle: 'long' });
const dateName = (day: string): string => dates.format(new Date(`${day}T12:00:00`));

export const words: BeginMessages = {
  label: '게임',
  games: '내 게임',
  fold: '새 퍼즐',
  fresh: '새 퍼즐',
  levels,
  today: '오늘의 퍼즐',
  calendar: '달력',
  bring: '내 퍼즐 넣기',
  back: '지금 퍼즐로',
  technique: '기법 연습',
  varied: '변형 규칙',
  making: '퍼즐을 만드는 중…',
  tries: (count) => `${count.toLocaleString('ko')}개 시도`,
  stop: '그만두기',
  made: (level) => `새 퍼즐입니다(${levels[level]}). 답은 하나뿐입니다.`,
  madeDaily: (day, level) => `${dateName(day)} 퍼즐입니다(${levels[level]}).`,
  failed: '퍼즐을 만들지 못했습니다. 다시 눌러 주세요.',
};
