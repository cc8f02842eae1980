// The state that every part of explain mode is drawn from.
import type { ExplainCommands } from './commands';
import type { ExplainInput } from './input';
import type { ExplainModel } from './model';
import type { ExplainMessages } from './words';

export interface Shown {
  input: ExplainInput;
  /** Whether notes on techniques lead to live boards. */
  hasExamples: boolean;
  model: ExplainModel;
  text: ExplainMessages;
  commands: ExplainCommands;
}
