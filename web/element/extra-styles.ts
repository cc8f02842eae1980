// The styles of what the widget leaves out. They stand before the layout, which overrides some.
import { galleryStyles, watchGalleryStyles } from './gallery/styles';
import { lessonSlotStyles } from './lessons/slot-styles';
import { playStyles } from './play/styles';

export const extraStyles = [galleryStyles, playStyles, lessonSlotStyles];
export const extraWatchStyles = watchGalleryStyles;
