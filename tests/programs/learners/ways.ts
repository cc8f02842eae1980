// The ways in which programs go wrong, and the verdict that each way ends with.
import type { Verdict } from '../../../web/core/code/judge';
import type { ProgramLanguage } from '../../../web/core/program-languages';

const ways = {
  'does not compile': 'compile-error',
  'reads outside its board': 'runtime-error',
  'follows what is null': 'runtime-error',
  'divides by zero': 'runtime-error',
  'fills the stack': 'runtime-error',
  'throws what nobody catches': 'runtime-error',
  'ends with another code than 0': 'runtime-error',
  'reads beyond its input': 'runtime-error',
  'forgets the reset': 'wrong-answer',
  'forgets a rule': 'wrong-answer',
  'prints another form': 'wrong-answer',
  'prints another solution': 'wrong-answer',
  'prints every solution': 'wrong-answer',
  'prints too early': 'wrong-answer',
  'prints nothing': 'wrong-answer',
  'never ends': 'time-limit',
  'is too slow': 'time-limit',
  'takes too much memory': 'memory-limit',
  'prints without an end': 'output-limit',
} as const satisfies Record<string, Verdict>;

export type Way = keyof typeof ways;
export const wayNames = Object.keys(ways) as Way[];

/** C++ checks neither: a fault is noticed beside the right answer, and what is not there is read as 0. */
const inCpp: Partial<Record<Way, Verdict>> = {
  'reads outside its board': 'accepted',
  'reads beyond its input': 'wrong-answer',
};

export const verdictOn = (way: Way, language: ProgramLanguage): Verdict =>
  (language === 'cpp' ? inCpp[way] : undefined) ?? ways[way];
