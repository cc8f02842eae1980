// Korean texts of Code mode about a program's time.
import { judgeRuns, mostTimes, timeRule } from '../../core/code/time';
import type { TimeTold } from '../../element/code/words';

const few = new Intl.NumberFormat('ko', { maximumSignificantDigits: 2 });

export const times = (count: number): string => `${few.format(count)}배`;

export const timeNoteIn =
  (number: (value: number) => string) =>
  ({ estimate: { there, isEnded }, problem, language }: TimeTold): string => {
    const { limit, setter } = timeRule(problem, language);
    const count = few.format(there / setter);
    const about = language === 'javascript' ? '약 ' : '';
    return [
      `추정: 출제자 프로그램의 ${isEnded ? `${count}배가 넘는` : `약 ${count}배의`} 시간이 걸립니다.`,
      `출제자 프로그램은 백준(${judgeRuns[language]})에서 가장 느린 입력에 ${about}${number(setter)}ms가 걸리고 제한은 ${number(limit)}ms이므로,`,
      `${few.format(mostTimes(problem, language))}배까지가 제한 시간 안입니다.`,
      isEnded ? '이미 제한을 넘겨 여기서 중지했습니다.' : '',
    ]
      .join(' ')
      .trim();
  };
