// Korean texts of looking for a technique on the board.
import type { PracticeMessages } from '../en/practice';
import { filled } from '../template';

export const words: PracticeMessages = {
  task: (technique, places) =>
    filled(
      places
        ? '{technique|을/를} 찾아 숫자를 넣으세요.'
        : '{technique|을/를} 찾아 지울 수 있는 후보를 지우세요.',
      { technique },
    ),
  before: (steps, list) => (steps === 0 ? '첫 단계입니다.' : `여기까지 쓴 기법: ${list}.`),
  times: (family, count) => `${family} ${count}번`,
  begun: (technique) =>
    `이 퍼즐에서 가장 어려운 단계는 ${technique}입니다. 쉬운 단계를 먼저 풀고, 차례가 되면 힌트가 알려 줍니다.`,
  found: (technique) => `찾았습니다: ${technique}`,
  progress: (count, goal) =>
    count < goal ? `${goal}번 중 ${count}번 찾았습니다.` : `${count}번 찾아 익혔습니다.`,
  withHint: '힌트를 보고 찾은 것은 세지 않습니다. 다음에는 혼자 찾아보세요.',
  next: '다음 퍼즐',
  nextTechnique: (technique) => `다음 기법: ${technique}`,
  toCourse: '기법 설명으로',
  goOn: '이 퍼즐 마저 풀기',
  close: '닫기',
};
