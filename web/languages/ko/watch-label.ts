// What watch mode is called in Korean.
import type { ModeLabel } from '../../element/contract';

export const words: ModeLabel = { title: '탐색 보기' };
