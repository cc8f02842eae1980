// The place of Learn mode in the element, before and after it is loaded.
import type { Extra } from '../contract/extra';
import { lessonSlotStyles } from './slot-styles';

export const lessonsExtra: Extra = { styles: [lessonSlotStyles], attach: () => ({}) };
