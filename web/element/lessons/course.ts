// Which lesson is open and at which step: shared by Learn mode and the page's address bar.
import type { Grid } from '../../core/grid';
import { lessonNameOf, type LessonName } from './names';

/** The scene that a link to a lesson names, as links had it before lessons had steps. */
export interface LinkedScene {
  puzzle: string | Grid | undefined;
  strategy: string | undefined;
  at: number;
}

export class Course extends EventTarget {
  #lesson: LessonName | undefined;
  /** The scene to begin with, where a link names one. */
  #scene: LinkedScene | undefined;

  get lesson(): LessonName | undefined {
    return this.#lesson;
  }

  /** Returns whether there is such a lesson. */
  open(name: string, scene?: LinkedScene): boolean {
    const lesson = lessonNameOf(name);
    if (!lesson) return false;
    this.#scene = scene;
    this.#show(lesson);
    return true;
  }

  close(): void {
    if (this.#lesson !== undefined) this.#show(undefined);
  }

  /** The scene that was asked for, once. */
  takeScene(): LinkedScene | undefined {
    const scene = this.#scene;
    this.#scene = undefined;
    return scene;
  }

  #show(lesson: LessonName | undefined): void {
    this.#lesson = lesson;
    this.dispatchEvent(new Event('change'));
  }
}
