// English texts of Code mode about a program's time.
import { judgeRuns, mostTimes, timeRule, type TimeEstimate } from '../../core/code/time';
import type { Problem } from '../../core/code/problems/names';
import type { ProgramLanguage } from '../../core/program-languages';
import { rounded } from './grammar';

export interface EstimatedRun {
  estimate: TimeEstimate;
  problem: Problem;
  language: ProgramLanguage;
}

const few = rounded(2);

export const times = (count: number): string => `${few(count)}×`;

export const timeNoteIn =
  (number: (value: number) => string) =>
  ({
    estimate: { there, isEnded, isForetold, inCPython = 0 },
    problem,
    language,
  }: EstimatedRun): string => {
    const { limit, setter } = timeRule(problem, language);
    const about = isEnded ? 'more than' : 'about';
    return [
      `An estimate: ${about} ${few(there / setter)} times the setter's program here,`,
      `which is ${about} ${few(there)} of ${number(limit)} ms on Baekjoon in ${judgeRuns[language]};`,
      `${few(mostTimes(problem, language))} times is the limit.`,
      isEnded ? 'It was stopped here, since it could no longer be in time.' : '',
      isForetold
        ? "Shorter tests tell that: it goes the setter's way on them, and each step on it costs so many times as much. The longest ones were not run."
        : '',
      inCPython > limit && there <= limit
        ? `In Python 3 in place of PyPy3 that input would take about ${number(Math.round(inCPython / 1000))} s, beyond the limit.`
        : '',
    ]
      .filter((sentence) => sentence !== '')
      .join(' ');
  };
