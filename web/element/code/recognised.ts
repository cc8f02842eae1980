// In which language a program is written, by what it says: for one that is pasted, or comes from a file that does not tell.
import { programLanguages, type ProgramLanguage } from '../../core/program-languages';

/**
 * Signs that programs of one language have and those of the others hardly have, in a text as `shortened` leaves it. Each takes
 * time in proportion to any text: what a sign may pass over holds no other beginning of the sign, or is at most 100 characters.
 */
const signs: Readonly<Record<ProgramLanguage, readonly RegExp[]>> = {
  cpp: [
    /^# ?(include|define|pragma)\b/m,
    /\busing\snamespace\b/,
    /\b(int|void|bool|char|long|auto)\s\w+\s?\([^()]*\)\s?\{/,
    /\bstd::|\b(cin\s?>>|cout\s?<<|scanf\s?\()/,
    /^(static |const )*(int|bool|char|short|long|vector ?<[^;\n]*>)\s\w+( ?\[[^[\]\n]*\])*\s?[;,={]/m,
  ],
  java: [
    /^import\s(static\s)?java\b/m,
    /\b(public|final|abstract)\sclass\s\w+/,
    /\bstatic\svoid\smain\s?\(/,
    /\bSystem\.(in|out|err|exit)\b/,
    /\b(private|public|static|final)\s[\w<>[\]]+\s\w+\s?[(=;]/,
    /\b(int|boolean|char|String)\s?\[\]/,
  ],
  python: [
    /^def\s\w+\s?\(.*\)\s?(->[^:)\n]*)?:/m,
    /^(if|elif|for|while|with|class)\b[^;{}\n]*: ?(#.*)?$/m,
    /^(else|try|finally|except\b.*): ?(#.*)?$/m,
    /^(from\s[\w.]+\s)?import\s[\w.*][^;\n]*$/m,
    /\b(print|input|range|len|map)\s?\([^;\n]{0,100}$/m,
    /\b(elif|None|True|False|lambda|not in)\b/,
  ],
  javascript: [
    /\brequire\s?\(\s?['"`]/,
    /^import\b.*\bfrom\s['"]/m,
    /^(const|let|var)\s[\w$[{]/m,
    /\bfunction\b\s?\w*\s?\(/,
    /=>/,
    /\bconsole\.\w+\s?\(|===|\bprocess\.(stdin|exit|stdout)\b/,
  ],
};

/** Languages that do not run here, so that a program in one is not taken for another's. */
const foreign: Readonly<Record<string, readonly RegExp[]>> = {
  Rust: [
    /\bfn\s\w+\s?(<[^(\n]{0,100}>)?\(/,
    /\blet\smut\b|&mut\b/,
    /\bprint(ln)?!\s?\(|\bvec!\s?\[/,
    /^use\sstd::/m,
    /\bimpl\b|\.unwrap\(\)|->\s?\w[^;{-]*\{/,
  ],
  Kotlin: [
    /\bfun\s\w+\s?\(/,
    /\bval\s\w+|\bvar\s\w+\s?:/,
    /\breadLine\(\)|\breadln\(\)|`in`/,
    /\bIntArray\b|\bArray\s?\(\w+\)\s?\{/,
    /\bin\s\w+\s?(until|\.\.)\s?\w+/,
  ],
  Go: [/^package\smain\b/m, /\bfunc\s\w+\s?\(/, /\bfmt\.\w+\(/, /:=/],
  'C#': [
    /^using\sSystem\b/m,
    /\bConsole\.(Read|Write)\w*\(/,
    /\bstatic\s(void|int)\sMain\s?\(/,
    /\bstring\s?\[\]|\bint\s?\[,\]|\bforeach\s?\(/,
  ],
  Swift: [
    /\bfunc\s\w+\s?\(/,
    /\breadLine\(\)!?/,
    /\b(var|let)\s\w+\s?:\s?\[/,
    /^import\sFoundation\b/m,
    /\bin\s\w+\.\.[.<]/,
  ],
  Ruby: [/^def\s[\w?!]+ ?(\([^)\n]*\))?$/m, /^end$/m, /\bgets\b/, /\bputs\b|\bdo\s?\|\w+\|/],
};
const fewestSigns = 2;

/** A comment that is not closed ends with the last one that is, so that the end of each is found at once. */
function withoutBlockComments(source: string): string {
  const end = source.lastIndexOf('*/') + 2;
  return source.slice(0, end).replace(/\/\*[^]*?(?:\*\/|$)/g, '') + source.slice(end);
}

/** The program without comments, whose words are no sign, with one blank or one line's end in place of several. */
const shortened = (source: string): string =>
  withoutBlockComments(source)
    .trim()
    .replace(/\s+/g, (blanks) => (blanks.includes('\n') ? '\n' : ' '))
    .replace(/^(?:\/\/|#(?! ?(?:include|define|pragma)\b)).*\n?/gm, '')
    .trim();

/** `foreign`: its name, of one that does not run here. */
export type Recognised = ProgramLanguage | { foreign: string };

/** Undefined where nothing tells, or two tell as much. */
export function recognised(source: string): Recognised | undefined {
  const code = shortened(source);
  const countOf = (all: readonly RegExp[]) => all.filter((sign) => sign.test(code)).length;
  const ours = programLanguages.map((name) => ({ is: name, count: countOf(signs[name]) }));
  const others = Object.entries(foreign)
    .map(([name, all]) => ({ is: { foreign: name }, count: countOf(all) }))
    .filter(({ count }) => count >= fewestSigns);
  const found: { is: Recognised; count: number }[] = [...others, ...ours];
  const [most, next] = found.sort((a, b) => b.count - a.count);
  return most && most.count > (next?.count ?? 0) ? most.is : undefined;
}
