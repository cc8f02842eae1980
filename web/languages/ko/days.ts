// Korean texts of the calendar of daily puzzles.
import type { DaysMessages } from '../en/days';
import { words as begin } from './begin';

export const words: DaysMessages = {
  title: '날짜별 퍼즐',
  close: '닫기',
  streak: (count, today) =>
    count === 0
      ? '아직 연속 기록이 없습니다. 오늘의 퍼즐을 풀면 시작됩니다.'
      : `${count}일 연속으로 풀었습니다.${today ? '' : ' 오늘의 퍼즐은 아직 남았습니다.'}`,
  longest: (count) => `가장 긴 기록은 ${count}일입니다.`,
  level: '난이도',
  levels: begin.levels,
  before: '이전 달',
  after: '다음 달',
  solved: (levels) => `완성(${levels.join(', ')})`,
  solvedLater: (levels) => `나중에 완성(${levels.join(', ')})`,
  legend: { inTime: '그날 완성', later: '나중에 완성' },
  keep: '통계와 연속 기록 남기기',
  keepNote: '이 브라우저에만 남습니다.',
};
