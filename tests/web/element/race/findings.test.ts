// The findings of a race follow from its figures, whatever they are.
import { describe, expect, it } from 'vitest';
import { agreementOf, questionOf, verdictOf } from '../../../../web/element/race/findings';
import { findingsIn } from '../../../../web/element/race/sentences';
import { raceMessagesIn } from '../../../../web/languages/en/race';
import { counters, finished, found, otherSolution, runOf } from './fixtures';

const scan = finished('scan-blanks', [10, 11, 10.5]);
const deadEnd = { kind: 'dead-end', cell: 8, board: otherSolution } as const;

describe('the question of the 2580 write-up', () => {
  const asked = (value: readonly number[], reference: readonly number[]) =>
    questionOf(
      runOf([scan, finished('copied-board', value), finished('nested-vectors', reference)]),
    );

  it('says that passing by reference costs more where it does', () => {
    expect(asked([12, 12.5, 12.2], [21, 22, 20.5])).toEqual({
      kind: 'answered',
      value: { ratio: 12.2 / 10.5, difference: 'slower' },
      reference: { ratio: 2, difference: 'slower' },
      dearer: 'reference',
      slowestMs: 21,
    });
  });

  it('says that passing by value costs more where it does', () => {
    expect(asked([30, 31, 32], [21, 22, 20.5])).toMatchObject({ dearer: 'value' });
  });

  it('says that neither costs more where their runs are mixed', () => {
    expect(asked([20, 22, 21], [21, 22, 20.5])).toMatchObject({ dearer: 'neither' });
  });

  it('sees no difference in runs that are mixed', () => {
    expect(asked([10, 10.6, 11.2], [9, 9.1, 9.2])).toMatchObject({
      value: { difference: 'same' },
      reference: { difference: 'faster' },
    });
  });

  it('is not misled by one run that was held up', () => {
    const nine = [10, 10.1, 10.2, 10.3, 10.4, 10.5, 10.6, 10.7, 500];
    const slower = [12, 12.1, 12.2, 12.3, 12.4, 12.5, 12.6, 12.7, 12.8];
    const question = questionOf(
      runOf([
        finished('scan-blanks', slower),
        finished('copied-board', nine),
        finished('nested-vectors', slower),
      ]),
    );
    expect(question).toMatchObject({ value: { difference: 'same' }, reference: { ratio: 1 } });
    const held = questionOf(
      runOf([
        finished('scan-blanks', [...nine, 10.8, 10.9]),
        finished('copied-board', slower),
        finished('nested-vectors', slower),
      ]),
    );
    expect(held).toMatchObject({ value: { difference: 'slower' } });
  });

  it('stays open until all three are timed', () => {
    const run = runOf([scan, finished('copied-board', [1, 1, 1])]);
    expect(questionOf(run)).toEqual({ kind: 'open', missing: ['nested-vectors'] });
  });

  it('stays open for times of runs side by side', () => {
    const run = runOf(
      (['scan-blanks', 'copied-board', 'nested-vectors'] as const).map((name) =>
        finished(name, [1, 1, 1], found, false),
      ),
    );
    expect(questionOf(run)).toMatchObject({ kind: 'open' });
    expect(verdictOf(run)).toBeUndefined();
  });

  it('needs three runs of each', () => {
    expect(asked([1, 1], [1, 1])).toEqual({ kind: 'too-few-runs' });
  });
});

describe('the limit of one second', () => {
  it('says nothing about it where the longest search is a few steps', () => {
    const short = { ...counters, steps: 14 };
    const run = runOf(
      (['scan-blanks', 'nested-vectors', 'copied-board'] as const).map((name) =>
        finished(name, [0.01, 0.01, 0.01], found, true, short),
      ),
    );
    const sentences = findingsIn(run, raceMessagesIn('en'));
    expect(sentences[0]).toBe(
      'The longest search takes 14 steps: too few to say anything about 1 s.',
    );
    expect(sentences.join(' ')).not.toContain('exceeds');
  });

  it('separates strategies within the limit, over it, and without an answer', () => {
    const verdict = verdictOf(
      runOf([
        finished('scan-blanks', [1000]),
        finished('copied-board', [1000.1]),
        finished('greedy', [0.01], deadEnd),
      ]),
    );
    expect(verdict?.within.map(({ strategy }) => strategy)).toEqual(['scan-blanks']);
    expect(verdict?.over.map(({ strategy }) => strategy)).toEqual(['copied-board']);
    expect(verdict?.unsolved.map(({ strategy }) => strategy)).toEqual(['greedy']);
  });
});

describe('the answers', () => {
  it('agree where all are the same', () => {
    expect(agreementOf(runOf([scan, finished('used-flags', [1])])).isUnanimous).toBe(true);
  });

  it('name the smallest solution as the first, and the dead end', () => {
    const { standings, isUnanimous } = agreementOf(
      runOf([
        finished('fewest-candidates', [1], { kind: 'solution', grid: otherSolution }),
        scan,
        finished('greedy', [1], deadEnd),
      ]),
    );
    expect(isUnanimous).toBe(false);
    expect(standings).toEqual([
      { strategy: 'fewest-candidates', standing: 'other' },
      { strategy: 'scan-blanks', standing: 'first' },
      { strategy: 'greedy', standing: 'dead-end' },
    ]);
  });
});

describe.each(['en', 'ko'] as const)('sentences in %s', (language) => {
  const text = raceMessagesIn(language);

  it('say how many times as long each takes, and which is dearer', () => {
    const sentences = findingsIn(
      runOf([
        scan,
        finished('copied-board', [12, 12.5, 12.2]),
        finished('nested-vectors', [21, 22, 20.5]),
      ]),
      text,
    ).join('\n');
    expect(sentences).toContain('1.16');
    expect(sentences).toContain('2.00');
    expect(sentences).toMatch(/more by reference|참조로 넘길 때 더 오래/);
  });

  it('say that a strategy over 1 s is over it', () => {
    const [limit] = findingsIn(runOf([finished('scan-blanks', [1640])]), text);
    expect(limit).toMatch(/scan-blanks.*1\.64 s.*(over 1 s|1초를 넘깁니다)/);
  });

  it('tell no time of runs side by side', () => {
    const run = runOf([finished('scan-blanks', [1640], found, false)]);
    expect(findingsIn(run, text)).toEqual([text.noTimes]);
  });
});
