// Korean texts of the photo button.
import type { SlotMessages } from '../en/scan-slot';

export const words: SlotMessages = { photo: '사진', choose: '퍼즐 사진', camera: '카메라' };
