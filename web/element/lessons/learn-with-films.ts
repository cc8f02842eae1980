// Learn mode of the page, whose visitors answer questions about films, too: their answers are saved with those to lessons.
import { predictMessagesIn } from '../../languages/en/predict';
import { keptFilmParts } from '../shared/answers/film-answers';
import { RetraceLearn } from './learn-view';

RetraceLearn.films = (language) => keptFilmParts(predictMessagesIn(language));
