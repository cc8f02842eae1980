// What stands around the board for a visitor who came without a puzzle: lessons and examples. The
// widget has extras-left-out.ts in its place.
export { gallery } from './gallery/gallery';
export { lessonList, loadLessonList, openLesson } from './lessons/slots';
