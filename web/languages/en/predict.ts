// English texts of questions before a step.
import { cellName } from '../../core/cell';
import {
  deeper,
  shownInstead,
  type Asking,
  type Question,
} from '../../element/watch/predict/question';
import { isRight, type Answered } from '../../element/watch/predict/scores';
import type { PredictMessages } from '../../element/watch/predict/words';
import { wholeNumbersIn } from '../../element/shared/words/numbers';

const numbers = wholeNumbersIn('en');
const number = (value: number) => numbers.format(value);

const wish: PredictMessages['wish'] = {
  mixed: 'In turn',
  cell: 'Which cell',
  digit: 'Which digit',
  way: 'Deeper or back',
  line: 'Which line',
};

function value(asking: Asking, answer: number): string {
  if (answer === shownInstead) return 'shown';
  switch (asking) {
    case 'cell':
      return cellName(answer);
    case 'digit':
      return answer === 0 ? 'blank' : String(answer);
    case 'way':
      return answer === deeper ? 'deeper' : 'back';
    case 'line':
      return `line ${number(answer)}`;
  }
}

function ask({ asking, step }: Question): string {
  switch (asking) {
    case 'cell':
      return 'Which cell does the next step change?';
    case 'digit':
      return `What does ${cellName(step.cell)} hold after the next step?`;
    case 'way':
      return 'Does the next step go deeper, or back?';
    case 'line':
      return 'Which line takes the next step?';
  }
}

const rightOf = (answers: readonly Answered[]) => answers.filter(isRight).length;

export const words: PredictMessages = {
  title: 'Predict',
  on: 'Ask before each step',
  note: '“One step on” asks first and then takes the step. The first answer to a question counts. Answers stay in this browser, film by film.',
  about: 'Question',
  wish,
  question: 'Predict',
  ask,
  toBoard: 'To the board',
  deeper: 'Deeper',
  back: 'Back',
  blank: 'blank',
  line: (line) => `Line ${number(line)}`,
  show: 'Show me',
  reply: ({ asking, right }, answer) =>
    answer === right
      ? 'Right.'
      : answer === shownInstead
        ? `It is ${value(asking, right)}.`
        : `Not ${value(asking, answer)} but ${value(asking, right)}.`,
  triedBefore: (digit) => `${digit}, tried there before, led to no solution.`,
  none: 'No question of this film is answered yet.',
  score: (right, all) => `${number(right)} of ${number(all)} right`,
  scoreOf: (asking, right, all) => `${wish[asking]}: ${number(right)} of ${number(all)}`,
  save: 'Save as text',
  forget: 'Start over',
  restore: 'Bring the answers back',
  file: 'predictions',
  report: ({ film, puzzle, answers }) =>
    [
      'Retrace: predictions',
      `Film: ${film}`,
      `Puzzle: ${puzzle}`,
      `Right: ${rightOf(answers)} of ${answers.length}`,
      '',
      ...answers.map((each) => {
        const { position, asking, answer, right } = each;
        const mark = isRight(each) ? 'right' : `was ${value(asking, right)}`;
        return `Step ${position + 1}. ${wish[asking]}: ${value(asking, answer)} (${mark})`;
      }),
      '',
    ].join('\n'),
};
