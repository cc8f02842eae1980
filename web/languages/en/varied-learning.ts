// English texts of the search that learns from dead ends, watched on a board with any rules.
import type { LearningStep } from '../../core/varied/varied-calls';
import { wordsIn } from '../look-up';
import { number, plural } from './grammar';

/** That a digit stands in a cell, or that it does not. */
export interface NamedClaim {
  cell: string;
  digit: string;
  holds: boolean;
}

export interface NamedLearning extends Omit<LearningStep, 'claim'> {
  claim: NamedClaim;
  /** Digits that follow from the step. */
  forced: number;
  lessons: number;
  /** Claims that cannot all be, without `unsaid` more. */
  together: readonly NamedClaim[];
  unsaid: number;
}

const claimed = ({ cell, digit, holds }: NamedClaim) => `${cell} ${holds ? '=' : '≠'} ${digit}`;
const become = ({ cell, digit, holds }: NamedClaim) =>
  `${cell} ${holds ? 'becomes' : 'is not'} ${digit}`;

const follow = (forced: number) =>
  forced === 0 ? '' : ` ${plural(forced, 'digit')} ${forced === 1 ? 'follows' : 'follow'}.`;

function deadEnd({ broken, claim, together }: NamedLearning): string {
  switch (broken) {
    case 'cell':
      return `${claim.cell} has no candidate left`;
    case 'place':
      return `there is no place left for ${claim.digit} in the marked cells`;
    case 'pair':
      return `${together.map(claimed).join(' and ')} exclude each other`;
    case 'rule':
      return 'the marked cells can no longer hold to their rule';
    case 'lesson':
      return 'an earlier lesson forbids these choices';
  }
}

function lesson({ together, unsaid, claim, from, choices, forced }: NamedLearning): string {
  const all = [...together.map(claimed), ...(unsaid > 0 ? [`${number(unsaid)} more`] : [])];
  const what =
    all.length === 1
      ? `Lesson: no solution has ${all.join()}.`
      : `Lesson: ${all.slice(0, -1).join(', ')} and ${all.slice(-1).join()} are in no solution together.`;
  const back =
    from - choices > 1
      ? ` It takes back ${plural(from - choices, 'choice')} at once; backtracking takes back one.`
      : ' It takes back the last choice.';
  return `${what}${back} Now ${become(claim)}.${follow(forced)}`;
}

export const words = {
  step: (step: NamedLearning): string => {
    switch (step.kind) {
      case 'start':
        return `The search begins with the givens.${follow(step.forced)}`;
      case 'choice':
        return `Choice ${number(step.choices)}: ${become(step.claim)}.${follow(step.forced)}`;
      case 'dead-end':
        return `Dead end: ${deadEnd(step)}.`;
      case 'lesson':
        return lesson(step);
      case 'restart':
        return `It begins anew and keeps its ${plural(step.lessons, 'lesson')}, so that better choices come first.`;
      case 'solution':
        return 'The board is full: a solution.';
    }
  },
  at: (position: number, choices: number, lessons: number) =>
    `Step ${number(position)}, ${plural(choices, 'choice')} on the board, ${plural(lessons, 'lesson')} so far.`,
  about:
    'Backtracking takes back its last choice at a dead end. This search asks which choices led there, keeps that as a lesson, and goes back as far as the lesson reaches.',
  near: 'Choices on the board, step by step. A dashed frame shows how far one step back would have led.',
  compare: 'Compare the searches',
  comparison: {
    title: 'Searches on this puzzle',
    search: 'Search',
    steps: 'Steps',
    time: 'Time',
    end: 'Result',
    ends: {
      open: 'none yet',
      solution: 'solution',
      exhausted: 'no solution',
      full: 'none yet',
    },
    seconds: (ms: number) =>
      `${(ms / 1000).toLocaleString('en', { maximumFractionDigits: ms < 1000 ? 2 : 1 })} s`,
  },
};

export type VariedLearningMessages = typeof words;

export const variedLearningIn = wordsIn(
  words,
  import.meta.glob('../*/varied-learning.ts', { eager: true, import: 'words' }),
);
