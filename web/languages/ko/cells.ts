// The name of a cell in Korean: 5행 5열. Formats, commands and programs have r5c5 in every language.
import { columnOf, rowOf } from '../../core/cell';

/** Both from 1. */
export const placeName = (row: number, column: number): string => `${row}행 ${column}열`;

export const cellName = (cell: number): string => placeName(rowOf(cell) + 1, columnOf(cell) + 1);

export const words = { at: placeName };
