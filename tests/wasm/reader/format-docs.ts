// docs/formats.md in a language names the notations that can be read; `npm run docs` adds an example of each, also of those that
// are written.
import { readFileSync } from 'node:fs';
import type { Language } from '../../../web/core/language';
import { kinds } from '../../puzzles/kinds';
import { written } from '../../puzzles/written';

/** The document as it is kept, and its part about the kinds. */
export function formatDocs(code: Language): [docs: string, aboutKinds: string] {
  const file = `../../../docs/${code === 'en' ? 'formats' : `formats.${code}`}.md`;
  const docs = readFileSync(new URL(file, import.meta.url), 'utf8');
  const last = docs.lastIndexOf('\n## ');
  return [docs, docs.slice(last + 1)];
}

const example = (name: string, shown: string): string =>
  `### ${name}\n\n\`\`\`text\n${shown.trimEnd()}\n\`\`\`\n`;

/** The document with its examples. */
export function formatExamples(code: Language, puzzle: string, solution: string): string {
  const [docs, aboutKinds] = formatDocs(code);
  const [heading = '', names = ''] = aboutKinds.split('\n\n');
  return [
    docs.slice(0, -aboutKinds.length),
    ...written.map((each) => example(each[code], each.text)),
    `${heading}\n\n${names}\n`,
    ...kinds.map((kind) => example(kind[code], kind.write(puzzle, solution))),
  ].join('\n');
}
