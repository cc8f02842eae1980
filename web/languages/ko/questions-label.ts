// What questions mode is called in Korean.
import type { ModeLabel } from '../../element/contract';

export const words: ModeLabel = { title: '퍼즐 하나' };
