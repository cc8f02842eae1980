// What Code mode is called in Korean.
import type { ModeLabel } from '../../element/contract';

export const words: ModeLabel = { title: '코드' };
