// The predictions of a film's steps, in the form in which answers leave the page.
import type { AnsweredPart } from '../../../core/answered';
import { isRight, shownInstead, type Answered } from '../../../core/prediction';
import type { PredictMessages } from '../../../languages/en/predict';
import { keptAnswers } from './predictions';

export const filmPart = (
  name: string,
  puzzle: string | undefined,
  answers: readonly Answered[],
  { wish, value }: PredictMessages,
): AnsweredPart => ({
  of: 'film',
  name,
  puzzle,
  rows: answers.map((each) => ({
    place: each.position + 1,
    question: wish[each.asking],
    answers: [value(each.asking, each.answer)],
    right: value(each.asking, each.right),
    outcome: isRight(each) ? 'right' : each.answer === shownInstead ? 'shown' : 'wrong',
  })),
});

/** All films that this browser has answers of. */
export const keptFilmParts = (text: PredictMessages): AnsweredPart[] =>
  [...keptAnswers()].map(([film, answers]) => {
    const puzzle = /[1-9.]{81}/.exec(film)?.[0];
    const name = film.replace(puzzle ?? '', '').replace(/\s+/g, ' ');
    return filmPart(name.trim(), puzzle, answers, text);
  });
