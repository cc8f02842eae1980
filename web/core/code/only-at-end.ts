// Finds out whether a part of a search runs only where the search ends: under a condition, with no further call of the search.
import type { ProgramLanguage } from '../program-languages';
import { endOfBlock, type WrittenFunction } from './functions-in';

/** `offset`: of the part in the body of the function. */
export function isOnlyAtEnd(
  { name, body }: WrittenFunction,
  offset: number,
  language: ProgramLanguage,
): boolean {
  const goesOn = new RegExp(`(?<![\\w.])${name}\\s*\\(`);
  if (!goesOn.test(body)) return false;
  const conditional =
    language === 'python' ? conditionsOfPython(body, offset) : conditionsOfBraces(body, offset);
  return conditional.some((part) => !goesOn.test(part));
}

/** The statements under an `if` that a place is in. */
function conditionsOfBraces(body: string, offset: number): string[] {
  const open: number[] = [];
  for (let at = 0; at < offset; at++) {
    if (body[at] === '{') open.push(at);
    else if (body[at] === '}') open.pop();
  }
  const blocks = open
    .filter((start) => /\bif\s*\([^{};]*\)\s*$/.test(body.slice(0, start)))
    .map((start) => body.slice(start, endOfBlock(body, start + 1)));
  const loops = /\bfor\s*\([^()]*(?:\([^()]*\)[^()]*)*\)/g;
  const [statement = ''] = body.slice(0, offset).replace(loops, '').split(/[;{}]/).slice(-1);
  const isBare = /^\s*(?:else\s+)?if\s*\(/.test(statement);
  return isBare ? [...blocks, body.slice(offset).split(';')[0] ?? ''] : blocks;
}

function conditionsOfPython(body: string, offset: number): string[] {
  const lines = body.split('\n');
  const here = body.slice(0, offset).split('\n').length - 1;
  const indentOf = (line = '') => /^[ \t]*/.exec(line)?.[0].length ?? 0;
  const isCondition = (line = '') => /^\s*(?:if|elif|else)\b/.test(line);
  const parts: string[] = isCondition(lines[here]) ? [lines[here] ?? ''] : [];
  let indent = indentOf(lines[here]);
  for (let at = here - 1; at >= 0; at--) {
    const line = lines[at] ?? '';
    if (line.trim() === '' || indentOf(line) >= indent) continue;
    indent = indentOf(line);
    const end = lines.findIndex(
      (each, index) => index > here && each.trim() !== '' && indentOf(each) <= indent,
    );
    if (isCondition(line)) parts.push(lines.slice(at, end < 0 ? undefined : end).join('\n'));
  }
  return parts;
}
