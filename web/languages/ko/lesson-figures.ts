// Korean texts in and about the figures of the lessons.
import { cellName } from './cells';
import type { FigureMessages } from '../en/lesson-figures';
import * as particle from './particles';
import { number, rounded } from './grammar';

const ms = rounded(3);

export const words: FigureMessages = {
  nameOf: cellName,
  forms: { spaced: '2580의 입력', plain: '2239의 입력' },
  boxes: {
    label: '0번부터 8번까지의 박스. 행과 열도 0부터 셉니다.',
    cell: (row, column) => `row = ${row}, column = ${column}인 칸:`,
  },
  maze: {
    label: ({ deadEnds, isOut }) =>
      `미로. ${isOut ? '출구에 닿았습니다' : '길을 찾는 중입니다'}. 지금까지 막힌 길 ${deadEnds}곳.`,
    start: '시작(왼쪽)',
    exit: '출구(오른쪽)',
  },
  tree: {
    label: (path, deadEnds) =>
      `탐색 트리. 지금 ${path.length > 0 ? `${path.join(', ')}까지 넣었습니다` : '시작점입니다'}. 막다른 칸 ${deadEnds}곳.`,
    tried: '지금 있는 길',
    open: '가 보지 않은 길',
    dead: '막다른 칸',
  },
  calls: {
    title: '끝나지 않은 호출',
    put: (cell, digit) => `${cell}에 ${digit}${particle.object(digit)} 넣고 기다림`,
    atWork: (cell) => `${cell}에 넣을 숫자를 찾는 중`,
    full: '남은 빈칸이 없음',
  },
  flags: {
    title: (cell) => `${cell}에서 읽는 표시`,
    digit: '숫자',
    name: { row: 'row', column: 'col', box: 'box' },
    any: '셋 중 하나라도',
  },
  rowEnd: {
    label: (isAnswered) =>
      isAnswered ? '열 9는 판의 밖이고, 다음 행의 열 0으로 이어집니다.' : '1행의 끝과 2행.',
  },
  refusals: {
    title: (cell) => `${cell} 주위에 있는 숫자와 남은 후보`,
    has: { row: '같은 행', column: '같은 열', box: '같은 박스' },
    left: '후보',
  },
  coins: {
    pay: (amount, coins) => `동전 ${coins.join(', ')}(으)로 ${amount} 만들기`,
    greedy: '그리디: 큰 동전부터',
    best: '가장 적은 개수',
    count: (coins) => `${coins}개`,
  },
  strings: {
    title: (count) => `답 ${count}개, 81글자로 읽으면`,
    smallest: '사전순으로 첫 번째',
    differs: (at, digit, smaller) => `${at + 1}번째 글자에서 ${smaller} < ${digit}`,
  },
  pruned: {
    label: (blanks, seen) =>
      `깊이별 막대 그림. 빈칸 ${blanks}개를 아무 숫자로나 채우는 판의 수${seen === undefined ? '' : `와, 탐색이 실제로 본 판 ${number(seen)}개`}.`,
    all: (blanks) => `가능한 판: 깊이마다 9배, 끝에서는 9^${blanks}`,
    seen: (boards) => `탐색이 본 판: 모두 ${number(boards)}개`,
    scale: '왼쪽부터 넣은 숫자 1개, 2개, … 높이는 로그 눈금입니다.',
  },
  measured: {
    title: {
      steps: '답까지의 단계',
      checks: '읽은 칸이나 표시의 수',
      time: '답까지 걸린 시간(다섯 번의 중앙값)',
    },
    start: { steps: '지금 세어 보기', checks: '지금 세어 보기', time: '지금 재 보기' },
    stop: '멈추기',
    race: '경주에서 자세히 비교하기',
    value: (value, what, range) =>
      what === 'time'
        ? `${ms(value)}ms${range ? ` (${ms(range[0])}~${ms(range[1])})` : ''}`
        : `${number(value)}${what === 'steps' ? '단계' : '번'}`,
    said: {
      done: '방금 이 기기에서 잰 값입니다.',
      stopped: '멈췄습니다.',
      failed: '재지 못했습니다. 다시 눌러 보세요.',
    },
  },
};
