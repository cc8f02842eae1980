// In which language a program is written, by what it says: for one that is pasted, or comes from a file that does not tell.
import { programLanguages, type ProgramLanguage } from '../program-languages';
import { foreignLanguages, signs } from './language-signs';

/** One sign may stand in a program of any language. */
const fewestSigns = 2;

/** A longer text is judged by its beginning. */
const mostCharacters = 2 ** 16;

/** A comment that is not closed ends with the last one that is, so that the end of each is found at once. */
function withoutBlockComments(source: string): string {
  const end = source.lastIndexOf('*/') + 2;
  return source.slice(0, end).replace(/\/\*[^]*?(?:\*\/|$)/g, '') + source.slice(end);
}

/** The program without comments, whose words are no sign, with one blank or one line's end in place of several. */
const shortened = (source: string): string =>
  withoutBlockComments(source.slice(0, mostCharacters))
    .trim()
    .replace(/\s+/g, (blanks) => (blanks.includes('\n') ? '\n' : ' '))
    .replace(/^(?:\/\/|#(?! ?(?:include|define|pragma|import)\b)).*\n?/gm, '')
    .trim();

/** `foreign`: its name, of one that does not run here. */
export type Recognised = ProgramLanguage | { foreign: string };

/** Undefined where nothing tells, or two tell as much. */
export function recognised(source: string): Recognised | undefined {
  const code = shortened(source);
  const countOf = (all: readonly RegExp[]) => all.filter((sign) => sign.test(code)).length;
  const ours = programLanguages.map((name) => ({ is: name, count: countOf(signs[name]) }));
  const others = foreignLanguages.flatMap(({ name, signs: own, extends: base }) => {
    const count = countOf(own);
    if (count < fewestSigns) return [];
    const inherited = ours.find(({ is }) => is === base)?.count ?? 0;
    return [{ is: { foreign: name }, count: count + inherited }];
  });
  const found: { is: Recognised; count: number }[] = [...others, ...ours];
  const [most, next] = found.sort((a, b) => b.count - a.count);
  return most && most.count > (next?.count ?? 0) ? most.is : undefined;
}

/** Signs of C++ that no program in C has. */
const ofCppAlone =
  /\b(using|namespace|template|class|cin|cout|std|vector|auto|nullptr|new|delete|constexpr|static_cast)\b|# ?include ?<(c[a-z]+|bits\/stdc\+\+\.h|iostream|vector|algorithm|string|map|set|queue|stack|utility)>|\b(int|char|void|double)\s?&\s?\w|\(&\w/;
const withBooleans = /\b(bool|true|false)\b/;

/** Whether a program that the compiler of C++ takes is written in C. */
export function isWrittenInC(source: string): boolean {
  const code = shortened(source);
  if (!/^# ?include ?<\w+\.h>/m.test(code) || ofCppAlone.test(code)) return false;
  return code.includes('<stdbool.h>') || !withBooleans.test(code);
}
