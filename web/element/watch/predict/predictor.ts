// Asks before a step is taken, and checks the answer with the step.
import type { Player } from '../player/player';
import type { WatchStore } from '../state/watch-model';
import type { PredictMessages } from '../../../languages/en/predict';
import type { FilmTitle } from './film-name';
import { questionAt, shownInstead, type Wish } from '../../../core/prediction';
import { printExercise, questionsOnSheet } from './exercise-sheet';
import { answersOf, keepAnswers, withAnswer } from '../../shared/answers/predictions';

export interface PredictCommands {
  /** One step on; while questions are wanted, the question about it. */
  stepOn: () => Promise<void>;
  answer: (answer: number) => void;
  /** Shows the answer, which then does not count as right. */
  show: () => void;
  /** Undefined: none any more. */
  wish: (wish: Wish | undefined) => void;
  /** Forgets the answers of this film; `restore` brings them back. */
  forget: () => void;
  restore: () => void;
  /** Prints questions about the steps that follow; `answers`: with pages of answers. */
  print: (title: FilmTitle, answers: boolean, text: PredictMessages) => Promise<void>;
}

export function predictor(
  player: Pick<Player, 'peek' | 'step' | 'ahead'>,
  { current, dispatch }: WatchStore,
  film: () => string,
): PredictCommands {
  const answer = (given: number) => {
    const { question, reply, answers } = current().predicting;
    if (!question || reply) return;
    const { asking, position, right } = question;
    const now = withAnswer(answers, { asking, position, right, answer: given });
    keepAnswers(film(), now);
    dispatch({ type: 'reply', answer: given, answers: now });
    void player.step(1);
  };
  const keep = (answers: readonly Parameters<typeof withAnswer>[1][]) => {
    keepAnswers(film(), answers);
    dispatch({ type: 'answers', answers });
  };
  return {
    stepOn: async () => {
      const { shown, predicting } = current();
      const { wish, question, reply } = predicting;
      if (question && !reply) return; // it waits for its answer
      const next = shown && wish && (await player.peek());
      const asked = next && questionAt(shown, next, wish);
      if (!asked) await player.step(1);
      else if (current().shown === shown) dispatch({ type: 'ask', question: asked });
    },
    answer,
    show: () => {
      answer(shownInstead);
    },
    wish: (wish) => {
      dispatch({ type: 'wish', wish, answers: wish ? answersOf(film()) : [] });
    },
    forget: () => {
      keep([]);
    },
    restore: () => {
      keep(current().predicting.forgotten);
    },
    print: async ({ film: name, givens }, answers, text) => {
      const { wish = 'mixed' } = current().predicting;
      const steps = await player.ahead(questionsOnSheet);
      if (steps.length > 0) printExercise({ film: name, givens, wish, steps, answers }, text);
    },
  };
}
