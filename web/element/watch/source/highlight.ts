// C++ in coloured words: enough of its grammar for these files, and what it does not know stays plain.

export type TokenKind = 'plain' | 'comment' | 'text' | 'directive' | 'number' | 'keyword' | 'type';

export interface Token {
  kind: TokenKind;
  text: string;
}

const keywords = new Set(
  `alignas alignof auto bool break case char class const constexpr continue default do double else
  enum explicit false for friend if inline int namespace noexcept nullptr operator private public
  return sizeof static static_cast struct switch template this true typename union unsigned using
  void while`.split(/\s+/),
);

const patterns: readonly (readonly [TokenKind, RegExp])[] = [
  ['comment', /\/\/.*/y],
  ['directive', /#\s*\w+/y],
  ['text', /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|<[\w./]+>(?=\s*$)/y],
  ['number', /\b(?:0x[0-9a-f']+|\d[\d.']*(?:e[+-]?\d+)?)[uUlLfF]*/y],
];
const word = /[A-Za-z_]\w*/y;
const rest = /\s+|[^\w\s]/y;

/** The tokens of each line. No token crosses a line's end: these files have line comments alone. */
export function highlight(source: string): Token[][] {
  return source.replace(/\n$/, '').split('\n').map(tokensOf);
}

function tokensOf(line: string): Token[] {
  const tokens: Token[] = [];
  for (let at = 0; at < line.length;) {
    const token = tokenAt(line, at);
    const last = tokens.at(-1);
    if (last?.kind === token.kind) last.text += token.text;
    else tokens.push(token);
    at += token.text.length;
  }
  return tokens;
}

function tokenAt(line: string, at: number): Token {
  for (const [kind, pattern] of patterns) {
    const text = matchAt(pattern, line, at);
    if (text) return { kind, text };
  }
  const name = matchAt(word, line, at);
  if (name) return { kind: kindOfWord(name), text: name };
  return { kind: 'plain', text: matchAt(rest, line, at) ?? line.charAt(at) };
}

/** Types are PascalCase or end in `_t`, by the project's conventions. */
function kindOfWord(name: string): TokenKind {
  if (keywords.has(name)) return 'keyword';
  return /^[A-Z][a-z]\w*$|_t$/.test(name) ? 'type' : 'plain';
}

function matchAt(pattern: RegExp, line: string, at: number): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(line)?.[0];
}
