// English texts of the sheet of keys.
import type { KeyMessages } from '../../element/play/key-words';

export const words: KeyMessages = {
  title: 'Keys',
  close: 'Close',
  rows: [
    ['Enter a digit, take it away', '1–9', 'Delete'],
    ['Move', '←↑→↓', 'Home', 'End'],
    ['Choose several cells', 'Shift+←↑→↓', 'Ctrl+A', 'Esc'],
    ['Choose cells by pointer', 'Drag', 'Shift', 'Ctrl'],
    ['Choose equal digits', 'E', 'Double click'],
    ['Corner note', 'Shift+1–9'],
    ['Centre note', 'Ctrl+1–9'],
    ['Colour', 'Ctrl+Shift+1–9'],
    ['Write digits, corner notes, centre notes, colours', 'Z', 'X', 'C', 'V'],
    ['The next way of writing', 'Space'],
    ['Undo, redo', 'Ctrl+Z', 'Ctrl+Y'],
    ['Hint, then more of it', 'H'],
    ['These keys', '?'],
  ],
};
