// The state of the questions' view: the answer of one tool at a time.
import type {
  Candidates,
  Certificate,
  Completion,
  SolutionCount,
} from '../../core/questions/puzzle-questions';
import type { Grid } from '../../core/grid';
import type { sharePanel } from './share/share-panel';

export type Tool = 'certificate' | 'solutions' | 'candidates' | 'redundant' | 'share';

/** A puzzle that is not unique. */
export interface Several {
  count: SolutionCount;
  completion: Completion;
}

export type Shown =
  | { kind: 'nothing' }
  | { kind: 'working'; tool: Tool }
  | { kind: 'stopped'; tool: Tool }
  | { kind: 'failed'; tool: Tool }
  | { kind: 'certificate'; certificate: Certificate }
  | {
      kind: 'solutions';
      count: SolutionCount;
      solution: Grid | undefined;
      /** Undefined where the count begins at an unknown end. */
      k: number | undefined;
    }
  | { kind: 'candidates'; candidates: Candidates }
  /** `several`: where there are several solutions, the givens that would leave one. */
  | { kind: 'redundant'; cells: readonly number[]; several: Several | undefined }
  | { kind: 'reduced'; before: number; after: number; isUnique: boolean }
  | { kind: 'share'; panel: typeof sharePanel; notice: string };

export const toolOf = (shown: Shown): Tool | undefined => {
  switch (shown.kind) {
    case 'nothing':
      return undefined;
    case 'working':
    case 'stopped':
    case 'failed':
      return shown.tool;
    case 'reduced':
      return 'redundant';
    case 'certificate':
    case 'solutions':
    case 'candidates':
    case 'redundant':
    case 'share':
      return shown.kind;
  }
};
