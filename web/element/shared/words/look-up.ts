// Finds the texts of a feature by language, among the files that import.meta.glob found in web/languages.
import type { ModeLabel } from '../../contract/mode-entry';
import type { Language } from '../../../core/language';

/** `files`: the texts by their addresses `…/<language>/<feature>.ts`. A test checks that every language has one. */
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
