// The page: the element, the frame around it and the address bar.
import './element/define';
import { takePuzzlesOn } from './element/intake/take-puzzles';
import { startAddress } from './page/address';
import { startArrivals } from './page/arrivals';
import { startEmbed } from './page/embed';
import { messagesNow, startFrame } from './page/frame';
import { startKeys } from './page/keys';
import { startKeeping } from './page/kept';
import { startModeSwitch } from './page/mode-switch';
import { startNews } from './page/news';
import { startOffline } from './page/offline';

const sudoku = document.querySelector('retrace-sudoku');
if (sudoku) {
  startFrame(sudoku);
  startModeSwitch(sudoku, startAddress(sudoku));
  startKeys(sudoku);
  takePuzzlesOn(document, sudoku);
  const show = startNews(messagesNow);
  startEmbed(sudoku, show);
  void startArrivals(sudoku, startKeeping(sudoku));
  if (import.meta.env.PROD) void startOffline(sudoku, show);
}
