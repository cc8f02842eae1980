// Korean texts of Code mode on why a program is slow.
import type { SlowMessages } from '../en/code-slow';
import { number } from './grammar';

const ratio = (value: number) => (value < 10 ? value.toFixed(1) : number(Math.round(value)));
const time = (milliseconds: number) =>
  milliseconds < 0.001
    ? `${number(Math.round(milliseconds * 1e6))}ns`
    : `${(milliseconds * 1000).toFixed(milliseconds < 0.01 ? 2 : 1)}µs`;

export const slowWords: SlowMessages = {
  title: '내 프로그램은 왜 느릴까?',
  note: '같은 입력으로 맞은 프로그램들과 함께 재어, 단계가 많은지 한 단계가 비싼지 알려 줍니다.',
  explain: '시간 살펴보기',
  on: (test) =>
    `${test}: 탐색 전체가 기록되는 가장 긴 입력입니다. 모두 같은 언어로 지금 여기서 재었습니다.`,
  noSteps: '이 프로그램의 단계를 볼 수 없어서, 단계 수와 한 단계의 비용을 나누어 말할 수 없습니다.',
  asFast: (times) => `출제자의 프로그램과 비슷하게 빠릅니다(걸린 시간 ${ratio(times)}배).`,
  times: ({ times, order, cost }) =>
    cost > order
      ? `출제자의 프로그램보다 ${ratio(times)}배 오래 걸립니다. 한 단계의 비용은 ${ratio(cost)}배, 단계 수는 ${ratio(order)}배입니다.`
      : `출제자의 프로그램보다 ${ratio(times)}배 오래 걸립니다. 단계 수는 ${ratio(order)}배, 한 단계의 비용은 ${ratio(cost)}배입니다.`,
  cut: '탐색이 너무 길어 가장 짧은 테스트에서도 전체를 기록할 수 없습니다. 그래서 단계 수와 한 단계의 비용을 나누어 말할 수 없습니다.',
  order: (order) =>
    `순서: 단계가 ${ratio(order)}배입니다. 칸을 채우는 순서가 다르거나 막다른 칸을 늦게 알아챕니다.`,
  cost: (cost) => `비용: 한 단계가 ${ratio(cost)}배 오래 걸립니다.`,
  costs: {
    copy: '호출할 때마다 판이나 목록을 복사합니다.',
    scan: '호출할 때마다 판 전체를 훑습니다.',
    reads: '숫자를 넣어 볼 때마다 행, 열, 박스의 칸을 27칸까지 읽습니다.',
  },
  notCopy: '복사 때문이 아닙니다. 복사하지 않고도 맞은 scan-blanks의 한 단계도 이만큼 비쌉니다.',
  noCost:
    '복사나 판 전체를 훑는 코드는 보이지 않습니다. 호출할 때마다 무엇을 읽고, 만들고, 출력하는지 살펴보세요.',
  perStep: '한 단계',
  each: time,
  lines: '판에 쓴 줄과 실행 횟수',
  runs: (count) => `${number(count)}번`,
  growth: '입력에 따른 시간(가로: 출제자 탐색의 호출 횟수)',
  growthSpoken: (rungs) =>
    rungs
      .map(({ calls, program }) => `호출 ${number(calls)}번: ${program.toFixed(1)}ms`)
      .join('; '),
  setter: '출제자의 프로그램',
};
