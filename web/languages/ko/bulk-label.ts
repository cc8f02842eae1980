// The name of bulk mode in Korean.
import type { ModeLabel } from '../../element/contract/mode-entry';

export const words: ModeLabel = { title: '여러 퍼즐' };
