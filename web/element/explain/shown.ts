// What every part of explain mode is drawn from.
import type { ModeInput } from '../contract';
import type { ExplainCommands } from './commands';
import type { ExplainModel } from './model';
import type { ExplainMessages } from './words';

export interface Shown {
  input: ModeInput;
  model: ExplainModel;
  text: ExplainMessages;
  commands: ExplainCommands;
}
