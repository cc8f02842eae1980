// Korean texts of answers that leave the page for a teacher.
import type { AnswerMessages } from '../en/answers';

export const words: AnswerMessages = {
  save: { text: '텍스트로 저장', csv: 'CSV로 저장' },
  saveAll: { text: '내가 한 답 모두 텍스트로 저장', csv: '내가 한 답 모두 CSV로 저장' },
  file: '답',
  title: 'Retrace: 답',
  nameOf: { lesson: (name) => `레슨: ${name}`, film: (name) => `탐색: ${name}` },
  puzzle: (puzzle) => `퍼즐: ${puzzle}`,
  score: (right, all) => `결과: ${all}개 중 ${right}개 맞음`,
  placeOf: { lesson: (page) => `${page}쪽`, film: (step) => `${step}단계` },
  mark: ({ answers, right, outcome }) =>
    outcome === 'right'
      ? '맞음'
      : outcome === 'later'
        ? `${answers.length}번째 답에서 맞음`
        : `답: ${right}`,
  columns: ['종류', '이름', '퍼즐', '쪽 또는 단계', '질문', '한 답', '맞는 답', '결과'],
  kinds: { lesson: '레슨', film: '탐색' },
  outcomes: { right: '맞음', later: '나중에 맞음', wrong: '틀림', shown: '답을 봄' },
};
