// Finds the texts of a feature by language. The English file of a feature has its look-up: it is the type of all languages.
import { defaultLanguage, languageOf, type Language } from '../core/language';

/** `files`: the same texts in the other languages, by their addresses `../<language>/<feature>.ts`. */
export function wordsIn<Words>(
  english: Words,
  files: Readonly<Record<string, NoInfer<Words>>>,
): (language: Language) => Words {
  const found = new Map([[defaultLanguage, english]]);
  for (const [path, words] of Object.entries(files)) {
    const language = languageOf(path.split('/').at(-2) ?? '');
    if (language) found.set(language, words);
  }
  return (language) => found.get(language) ?? english;
}
