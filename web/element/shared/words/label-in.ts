// The name of a mode in a language.
import type { ModeLabel } from '../../contract/mode-entry';
import { wordsIn } from './look-up';

export const labelIn = wordsIn<ModeLabel>;
