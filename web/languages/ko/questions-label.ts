// The name of the questions in Korean.
import type { ModeLabel } from '../../element/contract/mode-entry';

export const words: ModeLabel = { title: '퍼즐 하나' };
