// English texts of Code mode on why a program is slow.
import type { SlowMessages } from '../../element/code/words';
import { wholeNumbersIn } from '../../element/shared/words/numbers';

const numbers = wholeNumbersIn('en');
const number = (value: number) => numbers.format(value);
const ratio = (value: number) => (value < 10 ? value.toFixed(1) : number(Math.round(value)));
const time = (milliseconds: number) =>
  milliseconds < 0.001
    ? `${number(Math.round(milliseconds * 1e6))} ns`
    : `${(milliseconds * 1000).toFixed(milliseconds < 0.01 ? 2 : 1)} µs`;

export const slowWords: SlowMessages = {
  title: 'Why is mine slow?',
  note: 'Measures your program and accepted ones on the same test, and says whether it takes more steps or dearer ones.',
  explain: 'Explain its time',
  on: (test) =>
    `${test}, the longest whose search is recorded whole; every program in your language, here and now.`,
  noSteps: 'No step of this program was seen, so steps and their cost cannot be told apart.',
  asFast: (times) =>
    `It is about as fast as the setter's program (${ratio(times)} times its time).`,
  times: ({ times, order, cost }, isCut) =>
    `It takes ${ratio(times)} times as long as the setter's program: ${isCut ? 'at least ' : ''}${ratio(order)} times as many steps, each of which costs ${isCut ? 'at most ' : ''}${ratio(cost)} times as much.`,
  order: (order) =>
    `Order: with ${ratio(order)} times as many steps it fills cells in another order, or sees dead ends later.`,
  cost: (cost) => `Cost: each step takes ${ratio(cost)} times as long.`,
  costs: {
    copy: 'copies a board or a list at every call.',
    scan: 'goes through the whole board at every call.',
  },
  noCost:
    'No copy and no scan of the whole board was recognised; look at what each call reads, allocates or prints.',
  perStep: 'A step',
  each: time,
  lines: 'Lines that wrote to the board, and how often',
  runs: (count) => `${number(count)} ${count === 1 ? 'time' : 'times'}`,
  growth: 'Time along the tests, by the calls of the setter’s search',
  growthSpoken: (rungs) =>
    rungs
      .map(({ calls, program }) => `${number(calls)} calls: ${program.toFixed(1)} ms`)
      .join('; '),
  setter: "The setter's program",
};
