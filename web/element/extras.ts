// What stands around the board beside solving: lessons, examples, the desk and what helps to play. The
// widget has extras-left-out.ts in its place.
export { openInBulk } from './bulk/open';
export { deskSlot } from './questions/slot';
export { gallery } from './gallery/gallery';
export { hasLessons, loadLessonList, withLessons } from './lessons/slots';
export { playSlot } from './play/play-slot';
export { refereeCommands } from './play/referee-commands';
export { refereeText } from './play/referee-notice';
export { extraStyles, extraWatchStyles } from './extra-styles';

/** Links of other sites. */
export const loadOutsideLinks = () => import('./questions/share/outside-links');
