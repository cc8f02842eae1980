// One attempt at a lesson: the open step, the answers so far, and the scene that the board is to show.
import { answerOf, isRight, type Lesson, type LessonStep } from './lesson-model';

/** The reply to the last answer. */
export interface Reply {
  answer: number;
  kind: 'right' | 'wrong' | 'shown' | 'no-number';
}

export const isClosed = (reply: Reply | undefined): boolean =>
  reply?.kind === 'right' || reply?.kind === 'shown';

export class Attempt {
  readonly lesson: Lesson;
  #index = 0;
  /** By the index of the step. */
  readonly #replies = new Map<number, Reply>();

  constructor(lesson: Lesson) {
    this.lesson = lesson;
  }

  /** The index of the step that is open. */
  get index(): number {
    return this.#index;
  }

  get step(): LessonStep | undefined {
    return this.lesson.steps[this.#index];
  }

  /** The reply to the answer of the open step. */
  get reply(): Reply | undefined {
    return this.#replies.get(this.#index);
  }

  get isAnswered(): boolean {
    return isClosed(this.reply);
  }

  go(index: number): void {
    this.#index = index;
  }

  /** Takes an answer; NaN where no number was typed. Undefined where no question is open. */
  answer(answer: number): Reply | undefined {
    const ask = this.step?.ask;
    if (!ask) return undefined;
    if (Number.isNaN(answer)) return this.#note({ answer, kind: 'no-number' });
    return this.#note({ answer, kind: isRight(ask, answer) ? 'right' : 'wrong' });
  }

  /** Shows the answer instead of asking for it. */
  show(): Reply | undefined {
    const ask = this.step?.ask;
    return ask && this.#note({ answer: answerOf(ask), kind: 'shown' });
  }

  #note(reply: Reply): Reply | undefined {
    if (this.isAnswered) return undefined;
    this.#replies.set(this.#index, reply);
    return reply;
  }
}
