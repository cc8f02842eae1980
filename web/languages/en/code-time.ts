// English texts of Code mode about a program's time.
import { judgeRuns, mostTimes, timeRule } from '../../core/code/time';
import type { TimeTold } from '../../element/code/words';

const few = new Intl.NumberFormat('en', { maximumSignificantDigits: 2 });

export const times = (count: number): string => `${few.format(count)}×`;

export const timeNoteIn =
  (number: (value: number) => string) =>
  ({ estimate: { there, isEnded }, problem, language }: TimeTold): string => {
    const { limit, setter } = timeRule(problem, language);
    const count = few.format(there / setter);
    const isNode = language === 'javascript';
    return [
      `An estimate: ${isEnded ? 'more than ' : 'about '}${count} times the setter's program,`,
      `whose slowest input takes ${isNode ? 'about ' : ''}${number(setter)} of ${number(limit)} ms on Baekjoon in ${judgeRuns[language]};`,
      `${few.format(mostTimes(problem, language))} times is the limit.`,
      isEnded ? 'It was stopped here, since it could no longer be in time.' : '',
    ]
      .join(' ')
      .trim();
  };
