// A program as it is shown, copied and downloaded: with its comments in the page's language, each above its line.
import { linesOf, linesAtWork, type ProgramLanguage } from '../../../core/programs';
import type { StepKind } from '../../../core/watch';
import type { ProgramComments } from './comments';
import { highlight, type Token } from './highlight';

export interface ShownProgram {
  text: string;
  lines: readonly Token[][];
  /** What is lit on a step: lines from 1, the one that the step is about first. */
  atWork: (kind: StepKind) => readonly number[];
}

export function shownProgram(
  program: string,
  language: ProgramLanguage,
  comments: ProgramComments,
): ShownProgram {
  const mark = language === 'python' ? '#' : '//';
  const written = linesOf(program);
  const numbers: number[] = [];
  const shown = written.flatMap(({ code, comment }) => {
    const indent = /^ */.exec(code)?.[0] ?? '';
    return comment === undefined ? [code] : [`${indent}${mark} ${comments[comment]}`, code];
  });
  let number = 0;
  for (const { comment } of written) {
    number += comment === undefined ? 1 : 2;
    numbers.push(number);
  }
  const text = `${shown.join('\n')}\n`;
  return {
    text,
    lines: highlight(text, language),
    atWork: (kind) => {
      const found = linesAtWork(written, kind).map((index) => numbers[index] ?? 0);
      // Behind the lines, what is said of them.
      return [...found, ...found.map((line) => line - 1)];
    },
  };
}
