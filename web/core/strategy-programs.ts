// The programs of cpp/programs: a strategy as a person would submit it, in the languages that people submit in.
// A comment in a program is a key in brackets; what it says is in web/languages.
import { programLanguageOf, programLanguages, type ProgramLanguage } from './program-languages';
import type { SteppedStrategyName } from './strategy';
import type { StepKind } from './watched-search';

export const programFile = (strategy: SteppedStrategyName, language: ProgramLanguage): string =>
  `${strategy}.${programLanguageOf(language).ending}`;

const inJavaScript: readonly string[] = ['scan-blanks', 'used-flags', 'first-blank'];

/** The languages in which a strategy's program exists. Nobody would submit `propagation`. */
export const programsOf = (strategy: SteppedStrategyName): readonly ProgramLanguage[] =>
  strategy === 'propagation'
    ? []
    : programLanguages.filter(
        (language) => language !== 'javascript' || inJavaScript.includes(strategy),
      );

/** An act of a program within a step; the comment on the line that does it names it. */
export type Act = 'try' | 'place' | 'call' | 'return' | 'take-back' | 'found';

/** The comments that say what is done on a step. */
const actsOf = {
  try: 'try',
  'try-listed': 'try',
  'try-options': 'try',
  smallest: 'try',
  place: 'place',
  'place-for-good': 'place',
  call: 'call',
  return: 'return',
  stuck: 'return',
  'take-back': 'take-back',
  found: 'found',
  full: 'found',
} as const satisfies Record<string, Act>;

/** The comments that explain. */
const explanations = [
  'form',
  'read',
  'box',
  'box-number',
  'index',
  'stop',
  'given',
  'next-row',
  'look-for-blank',
  'list-by-value',
  'list-copied',
  'list-by-reference',
  'board-by-reference',
  'board-by-value',
  'board-copied',
  'flags',
  'masks',
  'one-or',
  'all-nine',
  'fewest',
  'fewest-options',
  'nodes',
  'items',
  'cover',
  'uncover',
  'given-options',
] as const;

type ActComment = keyof typeof actsOf;
export type Comment = ActComment | (typeof explanations)[number];

const isAct = (key: string): key is ActComment => Object.hasOwn(actsOf, key);
const commentOf = (key: string): Comment | undefined =>
  isAct(key) ? key : explanations.find((each) => each === key);

/** The acts of each kind of step: first the act itself, then the acts that lead to it. */
const actsAt: Readonly<Record<StepKind, readonly Act[]>> = {
  placement: ['place', 'call'],
  solution: ['found', 'place', 'call'],
  backtrack: ['take-back', 'return'],
  'dead-end': ['return', 'try', 'take-back'],
};

export interface ProgramLine {
  code: string;
  comment: Comment | undefined;
  act: Act | undefined;
}

const commented = /^(.*?)(?:\/\/|#) \[([a-z-]+)\]$/;

export function linesOf(program: string): readonly ProgramLine[] {
  return program
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [, code = line, key] = commented.exec(line) ?? [];
      if (key === undefined) return { code, comment: undefined, act: undefined };
      const comment = commentOf(key);
      if (!comment) throw new Error(`no comment is called ${key}`);
      return { code: code.trimEnd(), comment, act: isAct(comment) ? actsOf[comment] : undefined };
    });
}

/** The lines at work on a step, from 0; the first one does what the step is about. */
export function linesAtWork(lines: readonly ProgramLine[], kind: StepKind): readonly number[] {
  return actsAt[kind].flatMap((act) => {
    const index = lines.findIndex((line) => line.act === act);
    return index < 0 ? [] : [index];
  });
}
