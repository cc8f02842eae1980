// The name of explain mode in Korean.
import type { ModeLabel } from '../../element/contract/mode-entry';

export const words: ModeLabel = { title: '풀이 설명' };
