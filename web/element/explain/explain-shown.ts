// The state that every part of explain mode is drawn from.
import type { ExplainCommands } from './explain-commands';
import type { ExplainInput } from './explain-input';
import type { ExplainModel } from './explain-model';
import type { Pages } from '../shared/look/pages';
import type { ExplainMessages } from '../../languages/en/explain';

export interface Shown {
  input: ExplainInput;
  /** Whether notes on techniques lead to live boards. */
  hasExamples: boolean;
  model: ExplainModel;
  text: ExplainMessages;
  commands: ExplainCommands;
  /** In a box of given height. */
  pages: Pages<ExplainPage>;
}

export const pages = ['board', 'steps', 'settings', 'compare'] as const;
export type ExplainPage = (typeof pages)[number];
