// The open lesson, shared by Learn mode and the page's address.
import type { Grid } from '../../core/grid';
import { lessonNameOf, type LessonName } from './names';

/** A scene in the link to a lesson, as links were before lessons had steps. */
export interface LinkedScene {
  puzzle: string | Grid | undefined;
  strategy: string | undefined;
  at: number;
}

export class Course extends EventTarget {
  #lesson: LessonName | undefined;
  /** The scene to begin with, where the link names one. */
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

  /** The scene to begin with; undefined when it is asked for again. */
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
