// The table of strategies: the facts in its columns, and the same strategies in docs/strategies.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { rowMajor as measured } from '../../../bench/strategies.mjs';
import {
  hasSteps,
  quickestRowMajor,
  strategies,
  steppedStrategies,
  takesRowMajorSteps,
} from '../../../web/core/strategy';

const namesWhere = (is: (strategy: (typeof strategies)[number]) => boolean) =>
  strategies.filter(is).map(({ name }) => name);

/** The names in the first column of the table of strategies. */
function namesIn(page: string): string[] {
  const lines = readFileSync(page, 'utf8').split('\n');
  const first = lines.findIndex((line) => line.startsWith('| `scan-blanks`'));
  const length = lines.slice(first).findIndex((line) => !line.startsWith('|'));
  return lines.slice(first, first + length).map((line) => /`([^`]+)`/.exec(line)?.[1] ?? line);
}

describe('the table of strategies', () => {
  it('is that of docs/strategies in both languages, in the same order', () => {
    const names = strategies.map(({ name }) => name);
    expect(namesIn('docs/strategies.md')).toEqual(names);
    expect(namesIn('docs/strategies.ko.md')).toEqual(names);
  });

  it('has one strategy without steps, which cannot be watched', () => {
    expect(namesWhere(({ name }) => !hasSteps(name))).toEqual(['fast']);
    expect(steppedStrategies).toHaveLength(strategies.length - 1);
  });

  it('has one row for the quickest of those row by row', () => {
    expect(namesWhere(({ quickestRowMajor }) => quickestRowMajor === true)).toEqual([
      quickestRowMajor,
    ]);
    expect(takesRowMajorSteps(quickestRowMajor)).toBe(true);
  });

  it('tells those that take the same steps apart from one that stops at its dead end', () => {
    expect(takesRowMajorSteps('used-flags')).toBe(true);
    expect(takesRowMajorSteps('greedy')).toBe(false);
    expect(takesRowMajorSteps('propagation')).toBe(false);
    expect(takesRowMajorSteps('fast')).toBe(false);
  });

  it('has the strategies that are measured row by row', () => {
    expect(measured).toEqual(namesWhere(({ name }) => takesRowMajorSteps(name)));
  });
});
