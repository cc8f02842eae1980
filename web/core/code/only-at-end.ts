// Finds out whether a part of a search runs only where the search ends: under a condition, with no further call of the search.
import type { ProgramLanguage } from '../program-languages';
import { callsIn, endOfBlock, type WrittenFunction } from './functions-in';

/** The innermost blocks around a place that are looked at: a search has fewer, and each is read to its end. */
const mostBlocks = 20;

/** `offset`: of the part in the body of the function. */
export function isOnlyAtEnd(
  { name, body, calls }: WrittenFunction,
  offset: number,
  language: ProgramLanguage,
): boolean {
  if (!calls.has(name)) return false;
  const conditional =
    language === 'python' ? conditionsOfPython(body, offset) : conditionsOfBraces(body, offset);
  return conditional.some((part) => !callsIn(part).has(name));
}

/** The statements under an `if` that a place is in. */
function conditionsOfBraces(body: string, offset: number): string[] {
  const open: number[] = [];
  for (let at = 0; at < offset; at++) {
    if (body[at] === '{') open.push(at);
    else if (body[at] === '}') open.pop();
  }
  const blocks = open
    .slice(-mostBlocks)
    .filter((start) => isCondition(statementBefore(body, start)))
    .map((start) => body.slice(start, endOfBlock(body, start + 1)));
  const loops = /\bfor\s*\([^()]*(?:\([^()]*\)[^()]*)*\)/g;
  const before = body.slice(0, offset).replace(loops, '');
  const statement = statementBefore(before, before.length);
  const isBare = /^\s*(?:else\s+)?if\s*\(/.test(statement);
  return isBare ? [...blocks, body.slice(offset).split(';')[0] ?? ''] : blocks;
}

/** The text before a place since the last statement or brace. */
function statementBefore(body: string, at: number): string {
  let start = at;
  while (start > 0 && !';{}'.includes(body.charAt(start - 1))) start--;
  return body.slice(start, at);
}

const isCondition = (statement: string): boolean =>
  /\bif\s*\(/.test(statement) && statement.trimEnd().endsWith(')');

function conditionsOfPython(body: string, offset: number): string[] {
  const lines = body.split('\n');
  const here = body.slice(0, offset).split('\n').length - 1;
  const indentOf = (line = '') => /^[ \t]*/.exec(line)?.[0].length ?? 0;
  const isBranch = (line = '') => /^\s*(?:if|elif|else)\b/.test(line);
  const parts: string[] = isBranch(lines[here]) ? [lines[here] ?? ''] : [];
  let indent = indentOf(lines[here]);
  let blocks = 0;
  for (let at = here - 1; at >= 0 && blocks < mostBlocks; at--) {
    const line = lines[at] ?? '';
    if (line.trim() === '' || indentOf(line) >= indent) continue;
    indent = indentOf(line);
    blocks++;
    const end = lines.findIndex(
      (each, index) => index > here && each.trim() !== '' && indentOf(each) <= indent,
    );
    if (isBranch(line)) parts.push(lines.slice(at, end < 0 ? undefined : end).join('\n'));
  }
  return parts;
}
