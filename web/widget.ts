// The widget: <retrace-sudoku> for any page. A second copy of it on a page does no harm.
import './element/define';
