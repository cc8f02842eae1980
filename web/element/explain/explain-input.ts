// The properties that explain mode takes from the element around it.
import type { BoardChanges, BoardInput, ModeBasics, PathInput, Ways } from '../contract/mode-input';

export type ExplainInput = ModeBasics & BoardInput & BoardChanges & PathInput & Ways;
