// The widget: <retrace-sudoku> for any page, and its class for a page that imports it. A second copy of it
// on a page does no harm.
import './element/define';

export { RetraceSudoku } from './element/retrace-sudoku';
