// Rows, columns and boxes in Korean.
import type { House } from '../../core/cell';

export const houseWord = { row: '행', column: '열', box: '번 박스' } as const;
export const houseName = ({ kind, index }: House): string => `${index + 1}${houseWord[kind]}`;
