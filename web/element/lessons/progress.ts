// Remembers from visit to visit which questions have been answered.
import { recall, remember } from '#remembered';
import { lessonNames, questionsOf, type LessonName } from '../../core/lesson-names';

const rememberedAs = 'lessons';

export class Progress {
  /** The steps whose question is answered, by lesson. */
  readonly #answered = new Map<LessonName, Set<number>>();

  constructor() {
    const kept = read(recall(rememberedAs));
    for (const name of lessonNames) this.#answered.set(name, new Set(kept.get(name)));
  }

  isAnswered(name: LessonName, step: number): boolean {
    return this.#answered.get(name)?.has(step) === true;
  }

  /** The number of answered questions of a lesson, never more than it has. */
  answeredIn(name: LessonName): number {
    return Math.min(this.#answered.get(name)?.size ?? 0, questionsOf[name]);
  }

  get isEmpty(): boolean {
    return lessonNames.every((name) => this.answeredIn(name) === 0);
  }

  note(name: LessonName, step: number): void {
    this.#answered.get(name)?.add(step);
    this.#keep();
  }

  forget(): void {
    for (const steps of this.#answered.values()) steps.clear();
    this.#keep();
  }

  #keep(): void {
    const some = [...this.#answered].filter(([, steps]) => steps.size > 0);
    const text = some.map(([name, steps]) => `${name}:${[...steps].join('.')}`).join(' ');
    remember(rememberedAs, text);
  }
}

/** The text `three-cells:1.3 recursion:0`; parts in any other form are left out. */
function read(text: string | null): Map<string, number[]> {
  const parts = text?.split(' ') ?? [];
  return new Map(
    parts.flatMap((part) => {
      const [, name = '', steps = ''] = /^([\w-]+):([\d.]+)$/.exec(part) ?? [];
      return name === '' ? [] : [[name, steps.split('.').map(Number)] as const];
    }),
  );
}
