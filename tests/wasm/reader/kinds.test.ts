// The page, bulk mode and the command read the same puzzles from every kind of text, and docs/formats.md names all kinds.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { bulkKinds } from '../../../web/core/bulk/rows';
import { languages } from '../../../web/core/language';
import { parseText } from '../../../web/core/text';
import { brought, type BroughtKind } from '../../puzzles/brought';
import { kinds, variants } from '../../puzzles/kinds';
import { written } from '../../puzzles/written';
import { readingOf } from '../../web/element/intake/core-reader';
import { published } from '../published';
import { loadQuestionsCore } from '../questions/questions-core';
import { formatDocs, formatExamples } from './format-docs';

const puzzle = '......6.7....9.3.5.14...9..6..8.......9.6.7...4.7.2...8.........7..5..2.5.6..8..9';
const solution =
  '952183647768294315314675982637849251289561734145732896891427563473956128526318479';
const core = await loadQuestionsCore();
const command = fileURLToPath(new URL('../../../build/native/retrace', import.meta.url));

/** The solutions that bulk mode saves, without the characters between them. */
function solutionsInBulk(text: string): string[] {
  const bulk = core.startBulkChunk(2);
  bulk.read(new TextEncoder().encode(text), true, 0);
  while (!bulk.run(1000));
  // A heading has a row of the kind `unreadable`.
  const wanted = bulk.kinds().map((kind) => (bulkKinds[kind] === 'unreadable' ? 0 : 1));
  const saved = new TextDecoder().decode(bulk.solutions(wanted)).replace(/\s/g, '');
  bulk.delete();
  return saved.match(/.{81}/g) ?? [];
}

/** The kinds that the attribute `puzzle` accepts; docs/decisions/two-parsers.md says why. */
const ofAttribute = [
  ...['.', '0', '_', '*', '-', 'x'].map((blank) =>
    blank === '.' ? 'One line' : `One line with ${blank}`,
  ),
  'Nine lines',
  'Nine spaced lines',
  'Rows in threes',
  'Boxes drawn with signs',
  'Simple Sudoku (.ss)',
  'Lines between boxes',
  'Box-drawing signs',
  'Full-width digits',
  'SudoCue and SadMan (.sdk)',
  '.sdk with sections',
];

const all: readonly BroughtKind[] = [...kinds, ...brought];
const texts = all.flatMap((kind) => variants.map((variant) => ({ kind, variant })));

describe.each(texts)('$kind.en, $variant.name', ({ kind, variant }) => {
  const text = variant.of(kind.write(puzzle, solution));
  const solutions = Array.from({ length: variant.times }, () => solution);

  it('is read by the page, without a fault', async () => {
    const { count, faultCount, puzzles } = await readingOf(new Blob([text]));
    expect({ count, faultCount }).toEqual({ count: variant.times, faultCount: 0 });
    for (const { puzzle: givens } of puzzles) {
      // In notations with candidates, a cell with one candidate left counts as solved.
      const all = kind.hasCandidates === true ? mergedWith(givens) : givens;
      const whole = kind.isSolved === true ? solution : puzzle;
      expect(all).toBe(kind.hasCandidates === true ? givens : whole);
    }
  });

  it('is read the same by the attribute, or refused', () => {
    const parsed = parseText(text);
    expect(parsed.ok).toBe(ofAttribute.includes(kind.en) && !variant.name.includes('sentence'));
    if (parsed.ok) expect(parsed).toMatchObject({ grid: puzzle, more: variant.times - 1 });
  });

  it('is answered in bulk', () => {
    expect(solutionsInBulk(text)).toEqual(solutions);
  });

  it.runIf(existsSync(command))('is answered by the command', () => {
    const { stdout, status } = spawnSync(command, ['solve', '--format', 'line'], { input: text });
    expect(stdout.toString().trimEnd().split('\n')).toEqual(solutions);
    expect(status).toBe(0);
  });
});

it.each(kinds)('$en is a seed of the reader’s fuzzer', async ({ en, write }) => {
  const name = en
    .toLowerCase()
    .replace(/[^a-z0-9]/g, (sign) => (sign === ' ' ? '-' : sign.charCodeAt(0).toString(16)));
  const file = new URL(`../../fuzz/corpus/parser/${name}.txt`, import.meta.url);
  await expect(write(puzzle, solution)).toMatchFileSnapshot(fileURLToPath(file));
});

/** The read digits, replaced by the puzzle's givens in their cells: unchanged where the givens were read rightly. */
const mergedWith = (givens: string): string =>
  Array.from(puzzle, (digit, cell) => (digit === '.' ? givens.charAt(cell) : digit)).join('');

describe.each(languages.map(({ code }) => code))('the docs in %s', (code) => {
  it('name every kind', () => {
    const [, aboutKinds] = formatDocs(code);
    const names = kinds.map((kind) => kind[code]).join('; ');
    expect(aboutKinds.replace(/\n(?!\n)/g, ' ')).toContain(names);
  });

  it('are published with an example of each, and of each that is written', async () => {
    const name = code === 'en' ? 'formats' : `formats.${code}`;
    const docs = await published(name, formatExamples(code, puzzle, solution));
    const headings = [...written, ...kinds].map((each) => `### ${each[code]}`);
    expect(docs.match(/^### .*/gm)).toEqual(headings);
    expect(docs.match(/^```text$/gm)).toHaveLength(headings.length);
  });
});
