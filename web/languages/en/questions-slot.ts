// English texts of the slot for the questions.
import type { SlotMessages } from '../../element/questions/slot-words';

export const words: SlotMessages = { title: 'About this puzzle', open: 'Show the questions' };
