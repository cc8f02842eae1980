// The package's entry that defines <retrace-sudoku>.
import { defineElement } from '../element/compose';
import { RetraceSudoku } from './index';

defineElement(RetraceSudoku);

export * from './index';
