// English texts of Code mode on why a program is slow.
import type { Cost } from '../../core/code/costs';
import type { Slowness } from '../../core/code/slowness';
import { number, plural } from './grammar';

const ratio = (value: number) => (value < 10 ? value.toFixed(1) : number(Math.round(value)));
const time = (milliseconds: number) =>
  milliseconds < 0.001
    ? `${number(Math.round(milliseconds * 1e6))} ns`
    : `${(milliseconds * 1000).toFixed(milliseconds < 0.01 ? 2 : 1)} µs`;

/** The milliseconds of a test by the calls that the setter's search takes on it. */
export interface Rung {
  calls: number;
  program: number;
  setter: number | undefined;
}

export const slowWords = {
  title: 'Why is mine slow?',
  note: 'Measures your program and accepted ones on the same test, and says whether it takes more steps or dearer ones.',
  explain: 'Explain its time',
  on: (test: string) =>
    `${test}, the longest whose search is recorded whole; every program in your language, here and now.`,
  noSteps: 'No step of this program was seen, so steps and their cost cannot be told apart.',
  asFast: (times: number) =>
    `It is about as fast as the setter's program (${ratio(times)} times its time).`,
  times: ({ times, order, cost }: Slowness) =>
    cost > order
      ? `It takes ${ratio(times)} times as long as the setter's program: a step costs ${ratio(cost)} times as much, and there are ${ratio(order)} times as many steps.`
      : `It takes ${ratio(times)} times as long as the setter's program: ${ratio(order)} times as many steps, each of which costs ${ratio(cost)} times as much.`,
  cut: 'Its search is too long to be recorded whole, even on the shortest test, so steps and their cost cannot be told apart.',
  order: (order: number) =>
    `Order: with ${ratio(order)} times as many steps it fills cells in another order, or sees dead ends later.`,
  cost: (cost: number) => `Cost: each step takes ${ratio(cost)} times as long.`,
  /** Behind the line. */
  costs: {
    copy: 'copies a board or a list at every call.',
    scan: 'goes through the whole board at every call.',
    reads: 'looks at the cells of row, column and box for each digit that it tries, up to 27.',
  } satisfies Record<Cost['kind'], string>,
  notCopy:
    'The copy is not the cause: an accepted program that copies nothing, scan-blanks, costs as much a step.',
  noCost:
    'No copy and no scan of the whole board was recognised; look at what each call reads, allocates or prints.',
  perStep: 'A step',
  /** A time in milliseconds, as short as it is. */
  each: time,
  lines: 'Lines that wrote to the board, and how often',
  runs: (count: number) => plural(count, 'time'),
  growth: 'Time along the tests, by the calls of the setter’s search',
  growthSpoken: (rungs: readonly Rung[]) =>
    rungs
      .map(({ calls, program }) => `${number(calls)} calls: ${program.toFixed(1)} ms`)
      .join('; '),
  setter: "The setter's program",
};

export type SlowMessages = typeof slowWords;
