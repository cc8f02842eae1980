// The name of a cell in Korean: 5행 5열. Formats, commands and programs have r5c5 in every language.
import { columnOf, rowOf } from '../../core/cell';

export const cellName = (cell: number): string => `${rowOf(cell) + 1}행 ${columnOf(cell) + 1}열`;
