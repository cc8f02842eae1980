// The widget: <retrace-sudoku> for any page, in one module and a second one for race mode. A second copy of it on a page does no harm.
import './element/define';
