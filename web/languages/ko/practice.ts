// Korean texts of practising techniques.
import type { PracticeMessages } from '../../element/begin/practice/words';

export const words: PracticeMessages = {
  title: '기법 연습',
  about: '기법을 고르면 설명이 나오고, 그 기법이 가장 어려운 단계인 퍼즐을 풀 수 있습니다.',
  close: '닫기',
  all: '기법 모두 보기',
  begin: '이 기법 퍼즐 풀기',
  progress: (solved, goal) =>
    solved < goal ? `${goal}개 중 ${solved}개 풀었음` : `연습 완료: ${solved}개 풀었음`,
  solved: (count) => `${count}개 풀었음`,
  practised: '연습 완료',
  rating: (rating) => `클래식 척도로 ${rating}부터입니다.`,
  begun: (technique) =>
    `이 퍼즐에서 가장 어려운 단계는 ${technique}입니다. 쉬운 단계를 먼저 풀고, 차례가 되면 힌트가 알려 줍니다.`,
};
