// The lessons that explain how a program was judged.
import type { Difference, Judged, Verdict } from '../../core/code/judge';
import type { Ending } from '../../core/code/run';

/** Lessons by their names; a test holds them to those there are. */
export const taught = [
  'rules',
  'recursion',
  'forgotten-reset',
  'sample-2580',
  'flags',
  'stopping',
  'first-solution',
  'same-steps',
  'vectors-or-copies',
  'row-major-defeated',
] as const;
export type Taught = (typeof taught)[number];

/** More steps, and dearer ones. */
const orderAndCost: readonly Taught[] = ['row-major-defeated', 'vectors-or-copies'];

const byReason: Readonly<Record<Difference['reason'], readonly Taught[]>> = {
  missing: ['forgotten-reset'],
  surplus: ['stopping'],
  form: ['rules'],
  // Printed too early, or after the search had failed for what was not taken back.
  blank: ['stopping', 'forgotten-reset'],
  given: ['forgotten-reset'],
  clash: ['forgotten-reset'],
  'other-solution': ['first-solution'],
};

interface Seen {
  verdict: Verdict;
  /** The judgement on the last test. */
  judged?: Judged | undefined;
  ending?: Ending | undefined;
}

export function lessonsOn({ verdict, judged, ending }: Seen): readonly Taught[] {
  switch (verdict) {
    case 'accepted':
      return ['same-steps'];
    case 'near-limit':
    case 'time-limit':
      return orderAndCost;
    case 'wrong-answer':
      return byReason[judged?.difference?.reason ?? 'missing'];
    case 'memory-limit':
      return ['vectors-or-copies'];
    case 'output-limit':
      return ['stopping'];
    case 'runtime-error':
      return [failed(ending)];
    case 'compile-error':
      return ['sample-2580'];
  }
}

/** The words of the languages for an error, and its lesson. Every other error leads to that on flags and on cells by number. */
const byText: readonly (readonly [RegExp, Taught])[] = [
  [/RecursionError|Maximum call stack|StackOverflowError/, 'recursion'],
  // More is read than there is, or something else than was expected.
  [
    /EOFError|NoSuchElement|InputMismatch|NumberFormat|invalid literal for int|stoi|invalid_argument|not enough values to unpack/,
    'rules',
  ],
  // A function ended without the value that its caller goes on with.
  [/NoneType/, 'stopping'],
];

function failed(ending: Ending | undefined): Taught {
  // Its exit code told the judge of an error.
  if (ending?.kind === 'finished') return 'stopping';
  if (ending?.kind !== 'runtime-error') return 'flags';
  if (ending.crash === 'stack-overflow') return 'recursion';
  if (ending.crash === 'no-return') return 'stopping';
  return byText.find(([words]) => words.test(ending.text))?.[1] ?? 'flags';
}
