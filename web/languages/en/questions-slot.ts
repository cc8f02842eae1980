// English texts of the place where the questions open.
import type { SlotMessages } from '../../element/questions/slot-words';

export const words: SlotMessages = {
  title: 'Look closer: uniqueness, all solutions, candidates, sharing',
};
