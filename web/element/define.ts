// Registers <retrace-sudoku>.
import { RetraceSudoku } from './retrace-sudoku';

// A second copy of the script on a page does no harm.
if (!customElements.get('retrace-sudoku')) customElements.define('retrace-sudoku', RetraceSudoku);
