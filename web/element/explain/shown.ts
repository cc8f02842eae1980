// What every part of explain mode is drawn from.
import type { ModeInput } from '../contract';
import type { ExplainCommands } from './commands';
import type { ExplainModel } from './model';
import type { ExplainMessages } from './words';

export interface Shown {
  input: ModeInput;
  /** Whether notes on techniques lead to live boards. */
  hasExamples: boolean;
  model: ExplainModel;
  text: ExplainMessages;
  commands: ExplainCommands;
}
