// The widget's worker that answers.
import { share } from '../serve/share';
import { answerTasks } from './answer-tasks';
import { createPlainAnswers } from './plain-answers';

share(createPlainAnswers, answerTasks);
