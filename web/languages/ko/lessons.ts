// The list of lessons in Korean, and the texts around an open lesson.
import { cellName } from './cells';
import type { LessonMessages } from '../en/lessons';
import { houseName } from './houses';
import * as particle from './particles';

export const words: LessonMessages = {
  title: '레슨',
  about:
    '빈칸 하나에서 시작해 내 dfs()가 왜 맞는지, 왜 느린지까지. 한 편에 5분쯤 걸립니다. 먼저 예상하고, 판에서 확인하세요.',
  lesson: '레슨',
  answered: (count, whole) => `질문 ${whole}개 중 ${count}개에 답함`,
  goOn: '이어서 하기',
  begin: '처음부터 시작',
  forget: '진도 지우기',
  forgotten: '진도를 지웠습니다.',
  loading: '레슨을 불러오는 중…',
  failed: '레슨을 불러오지 못했습니다.',
  again: '다시 시도',
  all: '레슨 목록',
  previous: '이전 레슨',
  next: '다음 레슨',
  steps: '레슨 안에서 이동',
  step: (number, whole) => `${whole}쪽 중 ${number}쪽`,
  back: '이전',
  on: '다음',
  stage: '판과 재생',
  beside: '함께 보기',
  question: '예상해 보세요',
  toBoard: '판에서 고르기 (화살표와 Enter)',
  digits: '숫자',
  none: '없음',
  number: '예상한 값',
  answer: '확인',
  show: '답 보기',
  noNumber: '숫자로 적어 주세요.',
  refused: ({ digit, peer, house }) =>
    `${digit}${particle.topic(digit)} ${houseName(house)}에 이미 있습니다(${cellName(peer)}).`,
  given: (cell) => `${cellName(cell)}에는 이미 숫자가 있습니다. 빈칸을 고르세요.`,
  link: '이 쪽의 링크 복사',
  tag: '지금 판의 태그 복사',
  lessonTag: '이 레슨의 태그 복사',
  copied: 'Retrace를 불러오는 페이지 어디에나 넣을 수 있는 태그를 복사했습니다.',
  linkCopied: '링크를 복사했습니다.',
  copyFailed: '브라우저가 복사를 허용하지 않았습니다.',
  lessons: {
    rules: {
      title: '규칙과 칸 번호',
      summary: '행·열·박스, row/3*3 + column/3, 두 문제의 입력 형태',
    },
    'three-cells': {
      title: '빈칸 세 개',
      summary: '미로와 빈칸 세 개로 보는 백트래킹과 깊이 우선 탐색(DFS)',
    },
    recursion: { title: '재귀는 스택', summary: 'return하면 무엇이 사라지고 무엇이 남을까요?' },
    'forgotten-reset': { title: 'board = 0을 잊으면', summary: '예제는 통과하는데 왜 틀릴까요?' },
    'sample-2580': {
      title: '2580의 예제',
      summary: '빈칸을 먼저 모으고 하나씩 확인하기. 되돌릴 일은 없습니다.',
    },
    flags: { title: '행·열·박스 표시 배열', summary: 'cnt / 9와 cnt % 9, 표시하고 지우기' },
    'row-and-column': { title: 'dfs(행, 열)', summary: '열 9에서는 무슨 일이 일어날까요?' },
    candidates: { title: '후보 목록', summary: '칸에 들어설 때 후보를 한 번만 모으기' },
    'greedy-dead-end': {
      title: '그리디가 막히는 까닭',
      summary: '동전으로는 되던 그리디가 이 판에서는 왜 막힐까요?',
    },
    stopping: {
      title: '멈추는 방법',
      summary: '플래그, return true, exit. 멈추지 않으면 출력 초과',
    },
    'first-solution': {
      title: '처음 찾은 답이 가장 앞서는 까닭',
      summary: '2239가 요구하는 사전순으로 첫 번째 답',
    },
    'same-steps': { title: '같은 단계, 다른 비용', summary: '훑기, 표시 배열, 후보, 비트마스크' },
    pruning: { title: '1초로 충분한 까닭', summary: '9^빈칸과 가지치기, 유망성, 시간 복잡도' },
    'vectors-or-copies': {
      title: '벡터인가 복사인가',
      summary: '2차원 벡터가 왜 시간 초과였는지 직접 재기',
    },
    'row-major-defeated': { title: '칸의 순서', summary: '1억 3,800만 단계, 9만 단계, 64단계' },
    learning: {
      title: '막힌 데서 배우기',
      summary: '선택 14개를 한꺼번에 무르기, 백트래킹으로는 끝나지 않는 판',
    },
    meter: { title: '12095 측정기', summary: '평범한 풀이의 cnt를 가장 크게 만드는 판' },
  },
};
