// The page: the element, the frame around it and the address bar.
import './element/define';
import { takePuzzlesOn } from './element/intake/take-puzzles';
import { startAddress } from './page/address';
import { startFrame } from './page/frame';
import { startKeys } from './page/keys';
import { startModeSwitch } from './page/mode-switch';

const sudoku = document.querySelector('retrace-sudoku');
if (sudoku) {
  startFrame(sudoku);
  startModeSwitch(sudoku, startAddress(sudoku));
  startKeys(sudoku);
  takePuzzlesOn(document, sudoku);
}
