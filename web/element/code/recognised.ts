// In which language a program is written, by what it says: for one that is pasted, or comes from a file that does not tell.
import { programLanguages, type ProgramLanguage } from '../../core/program-languages';

/** Signs that programs of one language have and those of the others hardly have. */
const signs: Readonly<Record<ProgramLanguage, readonly RegExp[]>> = {
  cpp: [
    /^\s*#\s*(include|define|pragma)\b/m,
    /\busing\s+namespace\b/,
    /\b(int|void|bool|char|long|auto)\s+\w+\s*\([^()]*\)\s*\{/,
    /\bstd::|\b(cin\s*>>|cout\s*<<|scanf\s*\()/,
    /^\s*(static\s+|const\s+)*(int|bool|char|short|long|vector\s*<[^;]*>)\s+\w+(\s*\[[^\]]*\])*\s*[;,={]/m,
  ],
  java: [
    /^\s*import\s+(static\s+)?java\b/m,
    /\b(public|final|abstract)\s+class\s+\w+/,
    /\bstatic\s+void\s+main\s*\(/,
    /\bSystem\.(in|out|err|exit)\b/,
    /\b(private|public|static|final)\s+[\w<>[\]]+\s+\w+\s*[(=;]/,
    /\b(int|boolean|char|String)\s*\[\]/,
  ],
  python: [
    /^\s*def\s+\w+\s*\(.*\)\s*(->.*)?:/m,
    /^\s*(if|elif|for|while|with|class)\b[^;{}]*:\s*(#.*)?$/m,
    /^\s*(else|try|finally|except\b.*):\s*(#.*)?$/m,
    /^\s*(from\s+[\w.]+\s+)?import\s+[\w.*]+[^;]*$/m,
    /\b(print|input|range|len|map)\s*\([^;]*$/m,
    /\b(elif|None|True|False|lambda|not in)\b/,
  ],
  javascript: [
    /\brequire\s*\(\s*['"`]/,
    /^\s*import\b.*\bfrom\s+['"]/m,
    /^\s*(const|let|var)\s+[\w$[{]/m,
    /\bfunction\b\s*\w*\s*\(/,
    /=>/,
    /\bconsole\.\w+\s*\(|===|\bprocess\.(stdin|exit|stdout)\b/,
  ],
};

/** Languages that do not run here, so that a program in one is not taken for another's. */
const foreign: Readonly<Record<string, readonly RegExp[]>> = {
  Rust: [
    /\bfn\s+\w+\s*(<[^>]*>)?\(/,
    /\blet\s+mut\b|&mut\b/,
    /\bprint(ln)?!\s*\(|\bvec!\s*\[/,
    /^\s*use\s+std::/m,
    /\bimpl\b|\.unwrap\(\)|->\s*\w+[^;]*\{/,
  ],
  Kotlin: [
    /\bfun\s+\w+\s*\(/,
    /\bval\s+\w+|\bvar\s+\w+\s*:/,
    /\breadLine\(\)|\breadln\(\)|`in`/,
    /\bIntArray\b|\bArray\s*\(\w+\)\s*\{/,
    /\bin\s+\w+\s*(until|\.\.)\s*\w+/,
  ],
  Go: [/^\s*package\s+main\b/m, /\bfunc\s+\w+\s*\(/, /\bfmt\.\w+\(/, /:=/],
  'C#': [
    /^\s*using\s+System\b/m,
    /\bConsole\.(Read|Write)\w*\(/,
    /\bstatic\s+(void|int)\s+Main\s*\(/,
    /\bstring\s*\[\]|\bint\s*\[,\]|\bforeach\s*\(/,
  ],
  Swift: [
    /\bfunc\s+\w+\s*\(/,
    /\breadLine\(\)!?/,
    /\b(var|let)\s+\w+\s*:\s*\[/,
    /^\s*import\s+Foundation\b/m,
    /\bin\s+\w+\.\.[.<]/,
  ],
  Ruby: [
    /^\s*def\s+[\w?!]+\s*(\([^)]*\))?\s*$/m,
    /^\s*end\s*$/m,
    /\bgets\b/,
    /\bputs\b|\bdo\s*\|\w+\|/,
  ],
};
const fewestSigns = 2;

/** Words in a comment are no sign. */
const withoutComments = (source: string): string =>
  source
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*(\/\/|#(?!\s*(include|define|pragma)\b)).*$/gm, '');

/** `foreign`: its name, of one that does not run here. */
export type Recognised = ProgramLanguage | { foreign: string };

/** Undefined where nothing tells, or two tell as much. */
export function recognised(source: string): Recognised | undefined {
  const code = withoutComments(source);
  const countOf = (all: readonly RegExp[]) => all.filter((sign) => sign.test(code)).length;
  const ours = programLanguages.map((name) => ({ is: name, count: countOf(signs[name]) }));
  const others = Object.entries(foreign)
    .map(([name, all]) => ({ is: { foreign: name }, count: countOf(all) }))
    .filter(({ count }) => count >= fewestSigns);
  const found: { is: Recognised; count: number }[] = [...others, ...ours];
  const [most, next] = found.sort((a, b) => b.count - a.count);
  return most && most.count > (next?.count ?? 0) ? most.is : undefined;
}
