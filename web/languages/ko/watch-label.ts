// The name of watch mode in Korean.
import type { ModeLabel } from '../../element/contract/mode-entry';

export const words: ModeLabel = { title: '탐색 보기' };
