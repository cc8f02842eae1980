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

/** Words in a comment are no sign. */
const withoutComments = (source: string): string =>
  source
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*(\/\/|#(?!\s*(include|define|pragma)\b)).*$/gm, '');

/** Undefined where nothing tells, or two tell as much. */
export function recognised(source: string): ProgramLanguage | undefined {
  const code = withoutComments(source);
  const found = programLanguages
    .map((name) => ({ name, count: signs[name].filter((sign) => sign.test(code)).length }))
    .sort((a, b) => b.count - a.count);
  const [most, next] = found;
  return most && most.count > (next?.count ?? 0) ? most.name : undefined;
}
