// Korean particles: which form a word takes follows how its last syllable ends.

/** How digits are read: 영, 일, 이, 삼, 사, 오, 육, 칠, 팔, 구. */
const readings = '영일이삼사오육칠팔구';

/** The final consonant of a syllable as Unicode counts it: 0 for none, 8 for ㄹ. */
function finalOf(text: string): number {
  const character = text.replace(/[^0-9가-힣]+$/, '').at(-1) ?? '';
  const syllable = /[0-9]/.test(character) ? readings.charAt(Number(character)) : character;
  return ((syllable.charCodeAt(0) || 0xac00) - 0xac00) % 28;
}

/** A particle behind a word: one form after a consonant, another one after a vowel. */
export type Particle = (word: string | number) => string;

const after =
  (consonant: string, vowel: string): Particle =>
  (word) =>
    finalOf(String(word)) === 0 ? vowel : consonant;

export const topic = after('은', '는');
export const subject = after('이', '가');
export const object = after('을', '를');
export const together = after('과', '와');
