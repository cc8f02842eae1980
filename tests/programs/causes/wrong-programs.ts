// Programs that are wrong in one place, each made of a right one by edits in this folder, with what has to be said of it.
//
//     == name in 2239 from plain                   as in ../learners/edits.ts; `in`: the problem, where it is not 2580
//     # index: the box begins at r / 3             of which kind the mistake is, and what it is
//     # cause clash on `r / 3` says `box`, `* 3`   the kind of the cause, its line, and parts of its sentence in each language
import { readFileSync } from 'node:fs';
import type { Cause } from '../../../web/core/code/cause/cause';
import type { ClassicProblem } from '../../../web/core/code/problems/names';
import type { ProgramLanguage } from '../../../web/core/program-languages';
import { madeIn, madeOf, partsIn, sourceOf } from '../learners/edits';

export interface WrongProgram {
  name: string;
  language: ProgramLanguage;
  problem: ClassicProblem;
  source: string;
  /** The kind of the mistake. */
  mistake: string;
  cause: Cause['kind'];
  /** The first line that contains this is the one to be named. */
  on: string;
  says: readonly string[];
}

const kindsOf: Record<Cause['kind'], true> = {
  outside: true,
  fault: true,
  crash: true,
  'no-file': true,
  'endless-calls': true,
  exception: true,
  'exit-code': true,
  'over-given': true,
  clash: true,
  refused: true,
  exchanged: true,
  'other-blank': true,
  'broke-off': true,
  repeats: true,
  untried: true,
  'too-soon': true,
  'gave-up': true,
  'no-way-back': true,
  'kept-cell': true,
  'kept-flag': true,
  'went-on': true,
  skipped: true,
  order: true,
  output: true,
  unwritten: true,
  input: true,
  'shared-row': true,
  'other-problem': true,
};
const isKind = (text: string): text is Cause['kind'] => Object.hasOwn(kindsOf, text);

function wrongIn(language: ProgramLanguage, part: string): WrongProgram {
  const problem: ClassicProblem = /^\S+ (?:from \S+ )?in 2239\b/.test(part) ? '2239' : '2580';
  const made = madeIn(part.replace(/ in 2239/, ''));
  const [, mistake = ''] = /^# (\w+):/m.exec(part) ?? [];
  const [, cause = '', on = '', says = ''] =
    /^# cause (\S+) on `(.*?)` says (.*)$/m.exec(part) ?? [];
  if (!isKind(cause)) throw new Error(`${made.name}: no kind of cause is called ${cause}`);
  const source = madeOf(sourceOf(language, made.base), made);
  const quoted = Array.from(says.matchAll(/`(.*?)`/g), ([, text = '']) => text);
  return { name: made.name, language, problem, source, mistake, cause, on, says: quoted };
}

export const wrongPrograms = (language: ProgramLanguage): WrongProgram[] =>
  partsIn(readFileSync(new URL(`${language}.diff`, import.meta.url), 'utf8')).map((part) =>
    wrongIn(language, part),
  );
