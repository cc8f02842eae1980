import { describe, expect, it } from 'vitest';
import { Attempt } from '../../../../web/element/lessons/attempt';
import { pageIn } from '../../../../web/element/lessons/linked-page';
import { loadLesson } from '../../../../web/element/lessons/catalogue';
import { answerOf, isRight, type Ask } from '../../../../web/element/lessons/lesson-model';

const lesson = await loadLesson('flags');

const asked = lesson.steps.flatMap(({ ask, scene }, index) => (ask ? [{ ask, scene, index }] : []));
const [first, second] = asked;
if (!first || !second) throw new Error('the lesson of flags asks twice');

const wrongAnswerTo = (ask: Ask): number => {
  const wrong = [...Array(82).keys()].find((answer) => !isRight(ask, answer));
  if (wrong === undefined) throw new Error('every answer is right');
  return wrong;
};

describe('an attempt at a lesson', () => {
  it('begins with the first step', () => {
    const attempt = new Attempt(lesson);
    expect(attempt.index).toBe(0);
    expect(attempt.step).toBe(lesson.steps[0]);
    expect(attempt.reply).toBeUndefined();
  });

  it('begins with the step of the scene that a link names, before or after its question', () => {
    const at = (position: number) => ({ ...first.scene, at: position });
    const steps = [{ scene: at(0) }, { scene: at(5), ask: first.ask, then: 7 }, { scene: at(9) }];
    const { puzzle, strategy } = first.scene;
    const pageAt = (position: number) => pageIn(steps, { puzzle, strategy, at: String(position) });
    expect([0, 5, 7, 9].map(pageAt)).toEqual([1, 2, 2, 3]);
    expect(pageAt(6)).toBe(1);
    expect(pageIn(steps, { puzzle: 'none', strategy: undefined, at: '9' })).toBe(1);
  });

  it('begins with the page whose number a link names, where the lesson has it', () => {
    const pageAt = (at: string | undefined) =>
      pageIn(lesson.steps, { puzzle: undefined, strategy: undefined, at });
    const most = String(lesson.steps.length);
    expect([undefined, '2', most].map(pageAt)).toEqual([1, 2, lesson.steps.length]);
    expect(['0', '-1', '2.5', 'x', `${most}0`].map(pageAt)).toEqual([1, 1, 1, 1, 1]);
  });

  it('lets a wrong answer be followed by the right one, after which nothing is answered', () => {
    const attempt = new Attempt(lesson);
    attempt.go(first.index);
    expect(attempt.answer(wrongAnswerTo(first.ask))?.kind).toBe('wrong');
    expect(attempt.isAnswered).toBe(false);
    expect(attempt.answer(answerOf(first.ask))?.kind).toBe('right');
    expect(attempt.isAnswered).toBe(true);
    expect(attempt.answer(wrongAnswerTo(first.ask))).toBeUndefined();
    expect(attempt.reply?.kind).toBe('right');
  });

  it('says that a text is not a number', () => {
    const attempt = new Attempt(lesson);
    attempt.go(first.index);
    expect(attempt.answer(Number.NaN)?.kind).toBe('no-number');
    expect(attempt.isAnswered).toBe(false);
  });

  it('shows the answer to whoever asks for it, and remembers it at its step alone', () => {
    const attempt = new Attempt(lesson);
    attempt.go(first.index);
    expect(attempt.show()).toEqual({ answer: answerOf(first.ask), kind: 'shown' });
    attempt.go(second.index);
    expect(attempt.isAnswered).toBe(false);
    attempt.go(first.index);
    expect(attempt.isAnswered).toBe(true);
  });

  it('answers nothing at a step that asks nothing', () => {
    const attempt = new Attempt({ ...lesson, steps: [{ scene: first.scene }] });
    expect(attempt.answer(1)).toBeUndefined();
    expect(attempt.show()).toBeUndefined();
  });
});
