// The name of make mode in Korean.
import type { ModeLabel } from '../../element/contract/mode-entry';

export const words: ModeLabel = { title: '새 퍼즐' };
