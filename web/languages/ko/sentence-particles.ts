// Sentences about the board with the Korean particle behind them.
import { plainly, say, type Sentence } from '../../element/shared/techniques/sentence';
import * as particles from './particles';

const followedBy =
  (particle: particles.Particle) =>
  (word: Sentence): Sentence =>
    say`${word}${particle(plainly(word))}`;

export const topic = followedBy(particles.topic);
export const subject = followedBy(particles.subject);
export const object = followedBy(particles.object);
export const together = followedBy(particles.together);
