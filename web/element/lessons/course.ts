// The open lesson, shared by Learn mode and the page's address.
import type { Grid } from '../../core/grid';
import { OpenLesson } from '../shared/open-lesson';
import { lessonNameOf, type LessonName } from './names';

/** A scene in the link to a lesson, as links were before lessons had steps. */
export interface LinkedScene {
  puzzle: string | Grid | undefined;
  strategy: string | undefined;
  at: number;
}

export class Course extends OpenLesson<LessonName> {
  /** The scene to begin with, where the link names one. */
  #scene: LinkedScene | undefined;

  constructor() {
    super(lessonNameOf);
  }

  override open(name: string, scene?: LinkedScene): boolean {
    if (!lessonNameOf(name)) return false;
    this.#scene = scene;
    return super.open(name);
  }

  /** The scene to begin with; undefined when it is asked for again. */
  takeScene(): LinkedScene | undefined {
    const scene = this.#scene;
    this.#scene = undefined;
    return scene;
  }
}
