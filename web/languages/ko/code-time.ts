// Korean texts of Code mode about a program's time.
import { judgeRuns, mostTimes, timeRule } from '../../core/code/time';
import type { EstimatedRun } from '../en/code-time';
import { rounded } from './grammar';

const few = rounded(2);

export const times = (count: number): string => `${few(count)}배`;

export const timeNoteIn =
  (number: (value: number) => string) =>
  ({
    estimate: { there, isEnded, isForetold, inCPython = 0 },
    problem,
    language,
  }: EstimatedRun): string => {
    const { limit, setter } = timeRule(problem, language);
    const times = few(there / setter);
    const ms = few(there);
    return [
      `추정: 출제자 프로그램의 ${isEnded ? `${times}배가 넘는` : `약 ${times}배의`} 시간이 걸립니다.`,
      `백준(${judgeRuns[language]})에서는 ${isEnded ? `${ms}ms가 넘고` : `약 ${ms}ms이고`} 제한은 ${number(limit)}ms이므로,`,
      `${few(mostTimes(problem, language))}배까지가 제한 시간 안입니다.`,
      isEnded ? '이미 제한을 넘겨 여기서 중지했습니다.' : '',
      isForetold
        ? '짧은 테스트에서 출제자 프로그램과 같은 길을 가는데 한 걸음이 그만큼 비싸므로, 긴 테스트는 실행하지 않았습니다.'
        : '',
      inCPython > limit && there <= limit
        ? `PyPy3가 아닌 Python 3로 제출하면 그 입력에 약 ${number(Math.round(inCPython / 1000))}초가 걸려 제한을 넘습니다.`
        : '',
    ]
      .filter((sentence) => sentence !== '')
      .join(' ');
  };
