// Korean texts of questions before a step.
import { cellName } from './cells';
import { deeper, shownInstead, type Asking, type Question } from '../../core/prediction';
import type { PredictMessages } from '../en/predict';
import * as particle from './particles';
import { number } from './grammar';

const wish: PredictMessages['wish'] = {
  mixed: '번갈아',
  cell: '어느 칸',
  digit: '어떤 숫자',
  way: '더 깊이 또는 뒤로',
  line: '어느 줄',
};

function value(asking: Asking, answer: number): string {
  if (answer === shownInstead) return '답 보기';
  return {
    cell: cellName(answer),
    digit: answer === 0 ? '빈칸' : String(answer),
    way: answer === deeper ? '더 깊이' : '뒤로',
    line: `${number(answer)}번째 줄`,
  }[asking];
}

function ask({ asking, step }: Question): string {
  return {
    cell: '다음 단계에서 어느 칸이 바뀔까요?',
    digit: `다음 단계가 지나면 ${cellName(step.cell)} 칸은 무엇일까요?`,
    way: '다음 단계는 더 깊이 갈까요, 뒤로 돌아갈까요?',
    line: '다음 단계는 어느 줄에서 일어날까요?',
  }[asking];
}

export const words: PredictMessages = {
  title: '예상',
  on: '단계마다 먼저 예상하기',
  note: '‘한 단계 앞으로’를 누르면 질문이 먼저 나오고, 답하면 그 단계로 갑니다. 질문마다 처음 한 답만 셉니다. 답은 탐색마다 이 브라우저에 남습니다.',
  about: '질문',
  wish,
  question: '예상해 보세요',
  ask,
  value,
  toBoard: '판에서 고르기',
  deeper: '더 깊이',
  back: '뒤로',
  blank: '빈칸',
  line: (line) => `${number(line)}번째 줄`,
  show: '답 보기',
  reply: ({ asking, right }, answer) =>
    answer === right ? '맞았습니다.' : `답은 ‘${value(asking, right)}’입니다.`,
  triedBefore: (digit) =>
    `앞서 넣어 본 ${digit}${particle.topic(digit)} 답으로 이어지지 않았습니다.`,
  none: '이 탐색에서는 아직 답한 질문이 없습니다.',
  score: (right, all) => `${number(all)}개 중 ${number(right)}개 맞음`,
  scoreOf: (asking, right, all) => `${wish[asking]}: ${number(all)}개 중 ${number(right)}개`,
  sheet: {
    name: '문제지',
    about: '지금 위치 뒤의 단계를 12개까지 골라 종이에 묻습니다. 답은 맨 뒤에 따로 나옵니다.',
    answers: (film) => `답: ${film}`,
    withAnswers: '맨 뒤에 답 싣기',
    print: '문제지 인쇄',
    none: '이 뒤에는 단계가 없습니다.',
    title: (film) => `다음 단계 예상하기: ${film}`,
    before: (cell, digit, isBack) =>
      isBack
        ? `바로 앞: ${cellName(cell)}에서 ${digit}${particle.object(digit)} 뺌`
        : `바로 앞: ${cellName(cell)}에 ${digit}${particle.object(digit)} 넣음`,
    board: (caption) => `판 ${caption}`,
    page: (page, pages) => `${page} / ${pages}`,
  },
  forget: '처음부터 다시',
  restore: '지운 답 되살리기',
};
