// Seats over the core that answers.
import { createPlainAnswers } from './plain-answers';
import { seatsOf, type ServeSeats } from './seats';
import { answerTasks } from './tasks/answer-tasks';

export const serveSeats: ServeSeats = (module) => seatsOf(createPlainAnswers(module), answerTasks);
