// Korean texts of the list of games.
import type { GamesMessages } from '../en/games';
import { words as days } from './days';
import { words as rating } from './rating';
import { words as techniques } from './technique-names';

export const words: GamesMessages = {
  title: '내 게임',
  about: '지금까지 시작한 퍼즐입니다. 이 브라우저에 보관됩니다.',
  close: '닫기',
  none: '아직 없습니다. 첫 숫자를 넣으면 게임이 보관됩니다.',
  goOn: '이어서 풀기',
  look: '다시 보기',
  restart: '처음부터',
  remove: '삭제',
  removed: '삭제했습니다.',
  undo: '실행 취소',
  daily: (day) => `${new Intl.DateTimeFormat('ko', { dateStyle: 'long' }).format(day)} 퍼즐`,
  practice: (technique) => `${technique} 연습`,
  techniques: techniques.names,
  here: '지금 푸는 중',
  unrated: '답이 하나인 퍼즐이 아님',
  solved: '완성',
  progress: (filled, blanks) => `${blanks}칸 중 ${filled}칸`,
  statistics: {
    title: '통계',
    level: '난이도',
    solved: '완성',
    best: '최고 기록',
    usual: '중간 기록',
    keep: days.keep,
    grades: rating.grades,
  },
  varied: '변형 규칙',
  played: '마지막으로 푼 때',
  more: '더 보기',
  save: '모두 파일로 저장',
  open: '저장한 파일 열기…',
  fileName: 'retrace-games',
  imported: ({ added, known, unread }) =>
    [
      `게임 ${added}개를 더했습니다.`,
      known > 0 && `${known}개는 이미 있었습니다.`,
      unread > 0 && `${unread}개는 읽지 못했습니다.`,
    ]
      .filter(Boolean)
      .join(' '),
  wrongFile: '여기서 저장한 게임 파일이 아닙니다.',
  failed: '지금은 게임을 읽거나 바꿀 수 없습니다. 저장 공간을 쓸 수 없거나 가득 찼습니다.',
};
