// One of our programs with its comments in the page's language, each above its line.
import type { ProgramLine } from '../../../core/strategy-programs';
import type { ProgramLanguage } from '../../../core/program-languages';
import type { ProgramComments } from '../../../languages/en/programs';

export interface Commented {
  text: string;
  /** The number of each program line in the commented text, from 1. */
  numbers: readonly number[];
}

export function commented(
  lines: readonly ProgramLine[],
  language: ProgramLanguage,
  comments: ProgramComments,
): Commented {
  const mark = language === 'python' ? '#' : '//';
  const shown: string[] = [];
  const numbers = lines.map(({ code, comment }) => {
    const indent = /^ */.exec(code)?.[0] ?? '';
    if (comment !== undefined) shown.push(`${indent}${mark} ${comments[comment]}`);
    return shown.push(code);
  });
  return { text: `${shown.join('\n')}\n`, numbers };
}
