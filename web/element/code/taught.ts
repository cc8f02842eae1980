// The lessons that explain how a program was judged: those on its cause, or else those on its verdict.
import type { Cause, KnownException } from '../../core/code/cause/cause';
import type { Verdict } from '../../core/code/judge';

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
  'pruning',
  'row-and-column',
  'greedy-dead-end',
] as const;
export type Taught = (typeof taught)[number];

/** More steps, and dearer ones. */
const orderAndCost: readonly Taught[] = ['row-major-defeated', 'vectors-or-copies'];

/** Where no cause is certain, none is taught either. */
const byVerdict: Readonly<Record<Verdict, readonly Taught[]>> = {
  accepted: ['same-steps'],
  'near-limit': orderAndCost,
  'time-limit': orderAndCost,
  'wrong-answer': [],
  'memory-limit': ['vectors-or-copies'],
  'output-limit': ['stopping'],
  'runtime-error': [],
  'compile-error': ['sample-2580'],
};

const byException: Readonly<Record<KnownException, readonly Taught[]>> = {
  'reads-too-much': ['rules'],
  'not-a-number': ['rules'],
  'too-few-values': ['rules'],
  'not-global': ['sample-2580'],
  'unknown-name': ['sample-2580'],
  none: ['sample-2580'],
  'text-for-number': ['rules'],
  'fraction-as-index': ['row-and-column'],
  unchangeable: ['rules'],
  'not-found': [],
  other: [],
};

export const lessonsOn = (verdict: Verdict, cause?: Cause): readonly Taught[] =>
  cause ? lessonsOnCause(cause) : byVerdict[verdict];

function lessonsOnCause(cause: Cause): readonly Taught[] {
  switch (cause.kind) {
    case 'outside':
      return ['flags'];
    case 'clash':
    case 'refused':
      return ruleLessons(cause.flaw?.kind);
    case 'kept-flag':
      return ['flags', 'forgotten-reset'];
    case 'kept-cell':
      return ['forgotten-reset'];
    case 'gave-up':
    case 'no-way-back':
      return ['greedy-dead-end', 'forgotten-reset'];
    case 'went-on':
    case 'exit-code':
      return ['stopping'];
    case 'endless-calls':
      return ['recursion'];
    case 'order':
      return ['first-solution'];
    case 'skipped':
      return ['row-and-column'];
    case 'exchanged':
      return ['row-and-column'];
    case 'other-blank':
    case 'too-soon':
      return ['forgotten-reset'];
    case 'broke-off':
    case 'repeats':
      return ['recursion', 'forgotten-reset'];
    case 'untried':
    case 'over-given':
      return ['sample-2580'];
    case 'exception':
      return byException[cause.of];
    case 'output':
      return ['too-early', 'twice'].includes(cause.what.kind) ? ['stopping'] : ['rules'];
    case 'crash':
      return cause.crash === 'no-return' ? ['stopping'] : [];
    case 'input':
    case 'shared-row':
    case 'unwritten':
    case 'no-file':
      return ['rules'];
    case 'fault':
    case 'other-problem':
      return [];
  }
}

type FlawKind = NonNullable<Extract<Cause, { kind: 'clash' }>['flaw']>['kind'];

function ruleLessons(flaw: FlawKind | undefined): readonly Taught[] {
  switch (flaw) {
    case 'start':
    case 'other-cells':
    case 'numbering':
    case 'extent':
    case 'exchanged':
    case 'across':
      return ['row-and-column', 'flags'];
    case 'remembered':
    case 'givens-alone':
    case 'givens-missing':
      return ['flags'];
    case 'unchecked':
    case 'part':
    case 'both':
    case 'all-three':
    case 'itself':
    case 'untried':
    case undefined:
      return ['pruning'];
  }
}
