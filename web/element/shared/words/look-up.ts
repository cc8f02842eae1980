// Finds the texts of a feature by language, in what import.meta.glob found in web/languages.
import type { ModeLabel } from '../../contract/mode-entry';
import type { Language } from '../../../core/language';

/** `files`: a feature's texts by the addresses `…/<language>/<feature>.ts`. A test holds that there is one for each. */
export function wordsIn<Words>(
  files: Readonly<Record<string, Words>>,
): (language: Language) => Words {
  const found = new Map(
    Object.entries(files).map(([path, words]) => [path.split('/').at(-2), words]),
  );
  return (language) => {
    const words = found.get(language);
    if (words === undefined)
      throw new Error(`no texts in ${language}: ${Object.keys(files).join()}`);
    return words;
  };
}

/** The name of a mode in a language. */
export const labelIn = wordsIn<ModeLabel>;
