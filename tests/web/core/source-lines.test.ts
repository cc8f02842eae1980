// Every step of every strategy has one marked line, in the files that are compiled.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fileAtWork, filesOf, lineAtWork, loopFile } from '../../../web/core/source-lines';
import { steppedStrategies } from '../../../web/core/strategy';
import type { StepKind } from '../../../web/core/watched-search';

const kinds: StepKind[] = ['placement', 'solution', 'backtrack', 'dead-end'];

/** The pattern that the marked line has to match, by the kind of step. */
const acts: Record<StepKind, RegExp> = {
  placement: /= digit;|\.put\(cell, digit\);| cover\(item, counters\)/,
  solution: /return/,
  backtrack: /= 0;|\.clear\(cell\);| uncover\(/,
  'dead-end': /return/,
};

function readSource(path: string): string {
  return readFileSync(new URL(`../../../cpp/sudoku/search/${path}`, import.meta.url), 'utf8');
}

/** A strategy's type in strategy.cpp, in which the file's short names for types are written out. */
function typeOf(name: string): string {
  const source = readSource('strategy.cpp');
  let type = new RegExp(`\\{"${name}",\\s*\\{[^}]*\\},\\s*start<(.*)>\\}`).exec(source)?.[1] ?? '';
  for (const [, alias = '', meaning = ''] of source.matchAll(/^using (\w+) = (.*);/gm)) {
    type = type.replace(new RegExp(`\\b${alias}\\b`), meaning);
  }
  return type;
}

describe('the source line at work', () => {
  const table = steppedStrategies.flatMap((name) => kinds.map((kind) => ({ name, kind })));

  it.each(table)('of $name at a $kind is marked once and acts', ({ name, kind }) => {
    const text = readSource(fileAtWork(name, kind));
    expect(text.split(`[watch: ${kind}]`)).toHaveLength(2);
    const line = lineAtWork(text, kind) ?? 0;
    expect(text.split('\n')[line - 1]).toMatch(acts[kind]);
  });

  it.each(steppedStrategies)('of %s is in the files whose policies it is made of', (name) => {
    const type = typeOf(name);
    for (const file of filesOf(name)) {
      const policies = [...readSource(file).matchAll(/^class (\w+) \{/gm)].map(
        ([, found]) => found,
      );
      expect(policies).toHaveLength(1);
      expect(type.match(/\w+/g)).toContain(policies[0]);
    }
    for (const kind of kinds) expect(filesOf(name)).toContain(fileAtWork(name, kind));
  });

  it('is not marked in the loop that all share', () => {
    for (const kind of kinds) expect(lineAtWork(readSource(loopFile), kind)).toBeUndefined();
  });
});
