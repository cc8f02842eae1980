// Code in coloured words: enough of each grammar for these files, and what it does not know stays plain. The editor's grammars
// (lezer) would bring 117 KB gzip to the widget, which shows recorded programs and has no editor; all of this is 2 KB.
import type { ProgramLanguage } from '../../../core/program-languages';

export type TokenKind = 'plain' | 'comment' | 'text' | 'directive' | 'number' | 'keyword' | 'type';

export interface Token {
  kind: TokenKind;
  text: string;
}

const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/));

const keywords: Readonly<Record<ProgramLanguage, ReadonlySet<string>>> = {
  cpp: words(`alignas alignof auto bool break case char class const constexpr continue default do double else
    enum explicit false for friend if inline int namespace noexcept nullptr operator private public
    return sizeof static static_cast struct switch template this true typename union unsigned using
    void while`),
  python:
    words(`and as break continue def elif else False for from global if import in is lambda None not or
    return True while`),
  java: words(`boolean break case char class continue else false final for if import int new private public
    return static this true var void while`),
  javascript: words(
    `break const continue else false for function if in let new of return true while`,
  ),
};

type Patterns = readonly (readonly [TokenKind, RegExp])[];

const slashes: readonly [TokenKind, RegExp] = ['comment', /\/\/.*/y];
const shared: Patterns = [
  ['text', /"(?:[^"\\]|\\.?)*(?:"|$)|'(?:[^'\\]|\\.?)*(?:'|$)/y],
  ['number', /\b(?:0x[0-9a-f']+[uUlL]*|\d[\d.']*(?:e[+-]?\d+)?[uUlLfF]*)/y],
];
const patterns: Readonly<Record<ProgramLanguage, Patterns>> = {
  cpp: [slashes, ['directive', /#\s*\w+/y], ['text', /<[\w./]+>(?=\s*$)/y], ...shared],
  python: [['comment', /#.*/y], ...shared],
  java: [slashes, ...shared],
  javascript: [slashes, ...shared],
};
const word = /[A-Za-z_]\w*/y;
const rest = /\s+|[^\w\s]/y;

/** The tokens of each line. No token crosses a line's end: these files have line comments alone. */
export function highlight(source: string, language: ProgramLanguage): Token[][] {
  return source
    .replace(/\n$/, '')
    .split('\n')
    .map((line) => tokensOf(line, language));
}

function tokensOf(line: string, language: ProgramLanguage): Token[] {
  const tokens: Token[] = [];
  for (let at = 0; at < line.length;) {
    const token = tokenAt(line, at, language);
    const last = tokens.at(-1);
    if (last?.kind === token.kind) last.text += token.text;
    else tokens.push(token);
    at += token.text.length;
  }
  return tokens;
}

function tokenAt(line: string, at: number, language: ProgramLanguage): Token {
  for (const [kind, pattern] of patterns[language]) {
    const text = matchAt(pattern, line, at);
    if (text) return { kind, text };
  }
  const name = matchAt(word, line, at);
  if (name) return { kind: kindOfWord(name, language), text: name };
  return { kind: 'plain', text: matchAt(rest, line, at) ?? line.charAt(at) };
}

/** Types are PascalCase or end in `_t`, by the project's conventions. */
function kindOfWord(name: string, language: ProgramLanguage): TokenKind {
  if (keywords[language].has(name)) return 'keyword';
  return /^[A-Z][a-z]\w*$|_t$/.test(name) ? 'type' : 'plain';
}

function matchAt(pattern: RegExp, line: string, at: number): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(line)?.[0];
}
