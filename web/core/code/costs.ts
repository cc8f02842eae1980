// The work that a program repeats at every call of its search, by its text: copies of a board or a list, scans of the board.
import type { ProgramLanguage } from '../program-languages';
import { atEveryCall, bare, functionsIn, type WrittenFunction } from './functions-in';

export interface Cost {
  kind: 'copy' | 'scan';
  /** From 1. */
  line: number;
}

/** A parameter that takes a container as a copy, and code that makes one. */
const copiedParameter =
  /(?:^|,)\s*(?:const\s+)?(?:std\s*::\s*)?(?:vector|array|string|deque)\b[^,&*]*(?:<[^&*]*>)?\s+\w+\s*(?=,|$)/;
const copies: Readonly<Record<ProgramLanguage, RegExp | undefined>> = {
  cpp: undefined,
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
  return atEveryCall(functionsIn(text, language))
    .flatMap((each) => [
      ...found('copy', copyIn(each, language)),
      ...found('scan', offsetOf(scan, each)),
    ])
    .map(({ kind, offset }) => ({ kind, line: lineAt(offset) }))
    .toSorted((one, other) => one.line - other.line);
}

const found = (kind: Cost['kind'], offset: number | undefined) =>
  offset === undefined ? [] : [{ kind, offset }];

function copyIn(each: WrittenFunction, language: ProgramLanguage): number | undefined {
  const made = copies[language];
  if (made) return offsetOf(made, each);
  return copiedParameter.test(each.parameters) ? each.parametersAt : undefined;
}

function offsetOf(pattern: RegExp, { body, bodyAt }: WrittenFunction): number | undefined {
  const match = pattern.exec(body);
  return match ? bodyAt + match.index : undefined;
}
