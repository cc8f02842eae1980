// The end of a run tells what ran and for how long, and names the tests that passed only when tried again.
import { expect, it } from 'vitest';
import { flakyIn } from '../../../scripts/suites/runners/playwright.mjs';
import { closing } from '../../../scripts/suites/table.mjs';

const counts = { passed: 10, failed: 0, skipped: 0 };
const rows = [
  { name: 'build core', seconds: 60.4 },
  { name: 'web', seconds: 30, counts },
  { name: 'chromium', seconds: 300, counts: { ...counts, skipped: 2, flaky: ['one', 'two'] } },
];

it('is a table and one line of counts', () => {
  expect(closing(rows, 395)).toEqual({
    lines: [
      'build core     60 s',
      'web            30 s  10 passed, 0 failed',
      'chromium      300 s  10 passed, 0 failed, 2 skipped',
      'in all        395 s',
      '',
      'Passed only when tried again: one',
      'Passed only when tried again: two',
      '20 passed, 0 failed, 2 skipped',
    ],
    good: true,
  });
});

it('says at which commit a suite passed that did not run', () => {
  const remembered = { ...counts, flaky: ['tried again there'] };
  const passedAt = '0123456789';
  const { lines } = closing([{ name: 'web', seconds: 0, counts: remembered, passedAt }], 1);
  expect(lines).toEqual([
    'web         0 s  10 passed, 0 failed at 0123456789, with the same inputs',
    'in all      1 s',
    '',
    '10 passed, 0 failed',
  ]);
});

const flaky = ['one', 'two', 'three', 'four'];

it('allows one in a hundred tests of a large suite to be tried again', () => {
  const large = { passed: 400, failed: 0, skipped: 0 };
  const endsWell = (names: readonly string[]) =>
    closing([{ name: 'chromium', seconds: 1, counts: { ...large, flaky: names } }], 2).good;
  expect(endsWell(flaky)).toBe(true);
  expect(endsWell([...flaky, 'five'])).toBe(false);
});

it('fails where more than three tests of a small suite had to be tried again', () => {
  const chromium = { name: 'chromium', seconds: 1, counts: { ...counts, flaky } };
  const firefox = { name: 'firefox', seconds: 1, counts: { ...counts, flaky: ['five'] } };
  const { lines, good } = closing([chromium, firefox], 2);
  expect(good).toBe(false);
  expect(lines.at(-1)).toBe('20 passed, 1 failed');
  expect(lines).toContain('Passed only when tried again: four');
  expect(lines).toContain(
    'More than 3 tests of chromium passed only when tried again: the run fails',
  );
});

it('finds them in a report of nested groups', () => {
  const spec = (title: string, status: string) => ({ title, tests: [{ status }] });
  const report = [
    {
      title: 'solve.spec.ts',
      specs: [spec('solves', 'expected')],
      suites: [{ title: 'a link', specs: [spec('opens', 'flaky'), spec('closes', 'unexpected')] }],
    },
  ];
  expect(flakyIn(report)).toEqual(['solve.spec.ts › a link › opens']);
});
