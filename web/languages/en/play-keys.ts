// English texts of the sheet of keys.
import { wordsIn } from '../look-up';

export const words = {
  title: 'Keys',
  close: 'Close',
  rows: [
    ['Enter a digit, take it away', '1–9', 'Delete'],
    ['Move', '←↑→↓', 'Home', 'End'],
    ['Move, once it is turned on in the settings', 'W', 'A', 'S', 'D'],
    ['Choose several cells', 'Shift+←↑→↓', 'Ctrl+←↑→↓'],
    ['Choose all cells, the others, one', 'Ctrl+A', 'Ctrl+I', 'Esc'],
    ['Choose cells by pointer', 'Drag', 'Shift', 'Ctrl'],
    ['Choose equal digits', 'E', 'Double click'],
    ['Corner note', 'Shift+1–9'],
    ['Centre note', 'Ctrl+1–9'],
    ['Colour', 'Ctrl+Shift+1–9'],
    ['Write digits, corner notes, centre notes, colours', 'Z', 'X', 'C', 'V'],
    ['The next way of writing', 'Space'],
    ['Undo, redo', 'Ctrl+Z', 'Ctrl+Y'],
    ['Hint, then more of it', 'H'],
    ['Apply the hint', 'Enter'],
    ['These keys', '?'],
  ],
};

export type KeyMessages = typeof words;

export const keyMessagesIn = wordsIn(
  words,
  import.meta.glob('../*/play-keys.ts', { eager: true, import: 'words' }),
);
