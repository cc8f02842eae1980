// Korean particles: which form a word takes follows how its last syllable ends.
import { endsInConsonant } from '../template';

/** A particle behind a word: one form after a consonant, another one after a vowel. */
export type Particle = (word: string | number) => string;

const after =
  (consonant: string, vowel: string): Particle =>
  (word) =>
    endsInConsonant(String(word)) ? consonant : vowel;

export const topic = after('은', '는');
export const subject = after('이', '가');
export const object = after('을', '를');
export const together = after('과', '와');
