// Korean texts of the place where the questions open.
import type { SlotMessages } from '../../element/questions/slot-words';

export const words: SlotMessages = { title: '더 알아보기: 유일성, 모든 답, 후보, 공유' };
