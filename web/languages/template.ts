// Sentences with values in them: `{name}`, and `{name|은/는}` with the Korean particle that fits the value.

/** How digits are read: 영, 일, 이, 삼, 사, 오, 육, 칠, 팔, 구. */
const readings = '영일이삼사오육칠팔구';

/** Whether a word ends in a consonant, as a Korean reads it. */
export function endsInConsonant(word: string): boolean {
  const character = Array.from(word).findLast((each) => /[0-9가-힣]/.test(each)) ?? '';
  const syllable = /[0-9]/.test(character) ? readings.charAt(Number(character)) : character;
  return ((syllable.charCodeAt(0) || 0xac00) - 0xac00) % 28 !== 0;
}

/** The pieces of a template: words, and names of values with the two forms of a particle, where one follows. */
export function partsOf(
  template: string,
): readonly (string | { name: string; particles: readonly [string, string] | undefined })[] {
  return template.split(/\{([^{}]*)\}/).map((part, index) => {
    if (index % 2 === 0) return part;
    const [name = '', forms] = part.split('|');
    const [consonant = '', vowel = ''] = forms?.split('/') ?? [];
    return { name, particles: forms === undefined ? undefined : ([consonant, vowel] as const) };
  });
}

/** The template with its values as plain text. */
export const filled = (
  template: string,
  values: Readonly<Record<string, string | number>>,
): string =>
  partsOf(template)
    .map((part) => {
      if (typeof part === 'string') return part;
      const value = String(values[part.name] ?? '');
      if (!part.particles) return value;
      const [consonant, vowel] = part.particles;
      return value + (endsInConsonant(value) ? consonant : vowel);
    })
    .join('');
