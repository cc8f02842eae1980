// The open lesson and its page, shared by Learn mode and the page's address.
import { OpenLesson } from '../shared/open-lesson';
import { lessonNameOf, type LessonName } from './names';

export const learnCourse = (): OpenLesson<LessonName> => new OpenLesson(lessonNameOf);
