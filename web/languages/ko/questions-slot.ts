// Korean texts of the slot for the questions.
import type { SlotMessages } from '../en/questions-slot';

export const words: SlotMessages = { title: '이 퍼즐 알아보기', open: '질문 보기' };
