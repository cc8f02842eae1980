// English texts of the photo button.
import type { SlotMessages } from '../../element/scan/slot-words';

export const words: SlotMessages = {
  photo: 'Photo',
  choose: 'Photo of a puzzle',
  camera: 'Camera',
};
