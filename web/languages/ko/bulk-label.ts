// What bulk mode is called in Korean.
import type { ModeLabel } from '../../element/contract';

export const words: ModeLabel = { title: '여러 퍼즐' };
