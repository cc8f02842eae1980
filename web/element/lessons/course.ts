// Which lesson is open: shared by its place above the board, the list of all, and the page's address bar.
import type { ExtraHost } from '../contract';
import type { LessonName } from './lessons';

export class Course extends EventTarget {
  #lesson: LessonName | undefined;
  #host: ExtraHost | undefined;
  /** What was on the board before the first lesson that was opened since. */
  #before: ExtraHost['positions']['present'] | undefined;

  get lesson(): LessonName | undefined {
    return this.#lesson;
  }

  attach(host: ExtraHost): void {
    this.#host = host;
  }

  /** Opens a lesson, with its first scene on the board unless another one is there already. */
  async open(name: string, { withScene = true } = {}): Promise<void> {
    const host = this.#host;
    if (!host) return;
    const [{ lessonNameOf, scenes, showScene }] = await Promise.all([
      import('./lessons'),
      import('./lesson'),
    ]);
    const lesson = lessonNameOf(name);
    if (!lesson) return;
    this.#before ??= host.positions.present;
    this.#show(lesson);
    if (withScene) showScene(host.stage, scenes[lesson][0]);
  }

  /** Puts back what was on the board before; redo has the lesson's. */
  close(): void {
    if (this.#lesson === undefined) return;
    const { past = [] } = this.#host?.positions ?? {};
    const index = this.#before ? past.lastIndexOf(this.#before) : -1;
    if (index >= 0) this.#host?.dispatch({ type: 'go-back', undos: past.length - index });
    this.#before = undefined;
    this.#show(undefined);
  }

  #show(lesson: LessonName | undefined): void {
    this.#lesson = lesson;
    this.#host?.requestUpdate();
    this.dispatchEvent(new Event('change'));
  }
}
