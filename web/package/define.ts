// The package's entry that defines <retrace-sudoku>. A second copy of it on a page does no harm.
import '../element/define';

export * from './index';
