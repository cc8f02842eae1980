// The widget: <retrace-sudoku> for any page, and its class for a page that imports it.
import { defineElement, elementWith } from './element/compose';
import { postParts } from './element/post-parts';

export const RetraceSudoku = elementWith(postParts);

defineElement(RetraceSudoku);
