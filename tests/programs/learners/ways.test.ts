// Each language's programs go wrong in every way in which programs do; their own tests run them.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Verdict } from '../../../web/core/code/judge';
import { programLanguages, type ProgramLanguage } from '../../../web/core/program-languages';
import { cppDiagnosed, cppLearners } from './cpp-programs';
import { madeIn, madeOf } from './edits';
import { javaLearners, javascriptLearners, pythonLearners } from './learners';
import { verdictOn, wayNames, type Way } from './ways';

interface Row {
  file: string;
  way?: Way;
  verdict: Verdict;
}

const cpp: Row[] = [
  ...cppLearners.map((each): Row => {
    const { ending, verdict = ending === 'finished' ? 'accepted' : ending } = each;
    return { file: each.file, verdict, ...(each.way && { way: each.way }) };
  }),
  ...cppDiagnosed
    .filter(({ kind }) => kind === 'compile-error')
    .map(({ file }): Row => ({ file, way: 'does not compile', verdict: 'compile-error' })),
];

const tables: Readonly<Record<ProgramLanguage, readonly Row[]>> = {
  cpp,
  java: javaLearners,
  python: pythonLearners,
  javascript: javascriptLearners,
};

/** A run of C++ in Node cannot be ended from outside, so other tests have the programs that take too long. */
const elsewhere: Partial<
  Record<ProgramLanguage, Partial<Record<Way, [file: string, on: string]>>>
> = {
  cpp: {
    'never ends': ['tests/e2e/code-cpp.spec.ts', 'an endless loop exceeds the time limit'],
    'is too slow': ['tests/programs/ladder.test.ts', "'copied-board': 'time-limit'"],
  },
};

describe.each(programLanguages)('the programs in %s', (language) => {
  it.each(wayNames)('have one that %s', (way) => {
    const [file, on] = elsewhere[language]?.[way] ?? [];
    if (file === undefined || on === undefined)
      expect(tables[language].filter((row) => row.way === way)).not.toEqual([]);
    else expect(readFileSync(file, 'utf8')).toContain(on);
  });

  it('have the verdicts of their ways, each once', () => {
    const rows = tables[language];
    expect(
      rows.filter(({ way, verdict }) => way !== undefined && verdict !== verdictOn(way, language)),
    ).toEqual([]);
    expect(new Set(rows.map(({ file }) => file)).size).toBe(rows.length);
  });
});

it('of all languages together, more than forty programs are right, and as many are wrong', () => {
  const all = programLanguages.flatMap((language) => tables[language]);
  const right = all.filter(({ verdict }) => verdict === 'accepted').length;
  expect(right).toBeGreaterThan(40);
  expect(all.length - right).toBeGreaterThan(40);
});

describe('a program that is made of another', () => {
  const base = 'read();\nsolve(0);\nif (done)\n  print();\nif (done)\n  leave();\n';

  it('has other names and lines', () => {
    const edits = '-read();\n@@\n solve(0);\n+found = 1;\n-  print();\n-…\n-  leave();\n+  end();';
    expect(madeOf(base, madeIn(`early from plain, done → found\n${edits}`))).toBe(
      'solve(0);\nfound = 1;\nif (found)\n  end();\n',
    );
  });

  it.each([
    ['no line', '-print();\n+end();'],
    ['several lines', '-if (done)\n+if (found)'],
  ])('is named where an edit matches %s', (_, edits) => {
    expect(() => madeOf(base, madeIn(`early from plain\n${edits}`))).toThrow(/^early: not exactly/);
  });
});
