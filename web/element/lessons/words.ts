// Every text of the lessons. A language that lacks one does not compile. Loaded with the lessons.
import type { LessonName, scenes } from './lessons';

/** As many texts as the lesson has scenes. */
type ForEachScene<Scenes> = { readonly [Index in keyof Scenes]: string };

export type LessonTexts = {
  [Name in LessonName]: {
    title: string;
    summary: string;
    paragraphs: readonly string[];
    scenes: ForEachScene<(typeof scenes)[Name]>;
  };
};

export interface LessonMessages {
  title: string;
  /** What a lesson is called beside its title. */
  lesson: string;
  /** Heads the buttons that put a scene on the board. */
  show: string;
  link: string;
  /** The name of the link to a scene. */
  linkTo: (scene: string) => string;
  embed: string;
  /** The name of the button that copies a scene's tag. */
  embedOf: (scene: string) => string;
  previous: string;
  next: string;
  close: string;
  copied: string;
  copyFailed: string;
  lessons: LessonTexts;
}
