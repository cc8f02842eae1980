// The styles of what the widget leaves out. They stand before the layout, which overrides some.
import { galleryStyles, watchGalleryStyles } from './gallery';
import { lessonSlotStyles } from './lesson-slots';
import { playStyles } from './play';

export const extraStyles = [galleryStyles, playStyles, lessonSlotStyles];
export const extraWatchStyles = watchGalleryStyles;
