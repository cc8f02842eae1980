// A program as it is shown, copied and downloaded: with its comments in the page's language, each above its line.
import { linesOf, linesAtWork } from '../../../../core/strategy-programs';
import type { ProgramLanguage } from '../../../../core/program-languages';
import type { StepKind } from '../../../../core/watched-search';
import { commented } from '../../../shared/programs/commented';
import type { ProgramComments } from '../../../../languages/en/programs';
import { highlight, type Token } from '../highlight';

export interface ShownProgram {
  text: string;
  lines: readonly Token[][];
  /** The lines that are lit on a step, from 1, the one that the step is about first. */
  atWork: (kind: StepKind) => readonly number[];
}

export function shownProgram(
  program: string,
  language: ProgramLanguage,
  comments: ProgramComments,
): ShownProgram {
  const written = linesOf(program);
  const { text, numbers } = commented(written, language, comments);
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
