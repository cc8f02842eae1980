// The work that a program repeats at every call of its search, by its text: copies of a board or a list, scans of the board.
import type { ProgramLanguage } from '../program-languages';
import { atEveryCall, bare, functionsIn, type WrittenFunction } from './functions-in';
import { isOnlyAtEnd } from './only-at-end';

export interface Cost {
  kind: 'copy' | 'scan';
  /** From 1. */
  line: number;
}

/** A parameter that takes a container as a copy; `types`: the names of containers. */
const copiedParameter = (types: readonly string[]) =>
  new RegExp(
    String.raw`(?:^|,)\s*(?:const\s+)?(?:struct\s+)?(?:std\s*::\s*)?(?:${types.join('|')})\b[^,&*]*(?:<[^&*]*>)?\s+\w+\s*(?=,|$)`,
  );
const containers = ['vector', 'array', 'string', 'deque'];
/** Names that a program in C++ gives to containers, and objects that hold one. */
const named = [
  /\busing\s+(\w+)\s*=\s*(?:std\s*::\s*)?(?:vector|array|deque)\b/g,
  /\btypedef\s+(?:std\s*::\s*)?(?:vector|array|deque)\b[^;]*?(\w+)\s*;/g,
  /\b(?:struct|class)\s+(\w+)\s*\{(?=[^{}()]*(?:\[\s*\w+\s*\]|\b(?:vector|array)\s*<))/g,
];

/** Code that makes a copy: `b[i][j] = a[i][j]` in loops does, in whichever language. */
const byCell = String.raw`\w+\s*\[\s*(\w+)\s*\]\s*\[\s*(\w+)\s*\]\s*=\s*\w+\s*\[\s*\1\s*\]\s*\[\s*\2\s*\]\s*(?:;|\n|$)`;
const copies: Readonly<Record<ProgramLanguage, RegExp>> = {
  cpp: /\bmem(?:cpy|move)\s*\(/,
  python:
    /deepcopy\s*\(|\bcopy\.copy\s*\(|\.copy\s*\(\s*\)|\w\[:\](?!\s*=)|\[\s*list\s*\(\s*\w+\s*\)\s+for\b/,
  java: /\.clone\s*\(\s*\)|Arrays\.copyOf|System\.arraycopy|new\s+ArrayList\s*<[^>]*>\s*\(\s*\w+\s*\)/,
  javascript:
    /structuredClone\s*\(|JSON\.parse\s*\(\s*JSON\.stringify|\.map\s*\(\s*\(?\s*\w+\s*\)?\s*=>\s*(?:\[\s*\.\.\.|\w+\.slice\s*\(|Array\.from)/,
};

/** Two loops over nine, one in the other, and a look whether the cell is blank. */
const loop: Readonly<Record<ProgramLanguage, string>> = {
  cpp: String.raw`for\s*\([^;]*;[^;]*<\s*(?:9|[A-Z]\w*)\s*;[^)]*\)\s*\{?\s*`,
  java: String.raw`for\s*\([^;]*;[^;]*<\s*(?:9|[A-Z]\w*)\s*;[^)]*\)\s*\{?\s*`,
  javascript: String.raw`for\s*\([^;]*;[^;]*<\s*(?:9|[A-Z]\w*)\s*;[^)]*\)\s*\{?\s*`,
  python: String.raw`for\s+\w+\s+in\s+range\s*\(\s*9\s*\)\s*:\s*`,
};
const blank: Readonly<Record<ProgramLanguage, string>> = {
  cpp: String.raw`if\s*\(\s*(?:!\s*\w+\s*\[|[^)]*(?:[=!]=\s*0\b|\b0\s*[=!]=))`,
  java: String.raw`if\s*\([^)]*(?:[=!]=\s*0\b|\b0\s*[=!]=)`,
  javascript: String.raw`if\s*\(\s*(?:!\s*\w+\s*\[|[^)]*(?:[=!]==?\s*0\b|\b0\s*[=!]=))`,
  python: String.raw`if\s+(?:not\s+\w+\s*\[|[^\n:]*[=!]=\s*0\b)`,
};

export function costsIn(source: string, language: ProgramLanguage): Cost[] {
  const text = bare(source, language);
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length;
  const scan = new RegExp(loop[language] + loop[language] + blank[language]);
  const types = language === 'cpp' ? [...containers, ...namesIn(text)] : [];
  return atEveryCall(functionsIn(text, language))
    .flatMap((each) => [
      ...found('copy', copyIn(each, language, types)),
      ...found('scan', offsetOf(scan, each)),
    ])
    .map(({ kind, offset }) => ({ kind, line: lineAt(offset) }))
    .toSorted((one, other) => one.line - other.line);
}

const found = (kind: Cost['kind'], offset: number | undefined) =>
  offset === undefined ? [] : [{ kind, offset }];

const namesIn = (text: string): string[] =>
  named.flatMap((pattern) => [...text.matchAll(pattern)].map(([, name = '']) => name));

function copyIn(
  each: WrittenFunction,
  language: ProgramLanguage,
  types: readonly string[],
): number | undefined {
  if (types.length > 0 && copiedParameter(types).test(each.parameters)) return each.parametersAt;
  const made = new RegExp(`${copies[language].source}|${byCell}`, 'g');
  // An answer that is kept aside is copied once.
  const match = [...each.body.matchAll(made)].find(
    ({ index }) => !isOnlyAtEnd(each, index, language),
  );
  return match && each.bodyAt + match.index;
}

function offsetOf(pattern: RegExp, { body, bodyAt }: WrittenFunction): number | undefined {
  const match = pattern.exec(body);
  return match ? bodyAt + match.index : undefined;
}
